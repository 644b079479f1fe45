import { certificates } from '#teaching/certificates/contract/certificates.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const certificateSamples: Samples = {
  'certificate/$number': async ({ viewer }) => {
    const { data } = await viewer.send(certificates.list, {})
    return { number: data[0]?.number ?? '' }
  },
}
