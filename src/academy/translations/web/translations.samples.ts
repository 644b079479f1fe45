import type { Samples } from '#testing/fixtures/samples.ts'

export const translationSamples: Samples = {
  'translations/$scope_id': async () => ({ scope_id: '2' }),
}
