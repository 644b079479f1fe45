import { webhooks } from '#office/webhooks/contract/webhooks.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

export const webhookSamples: Samples = {
  'webhooks/$id': async ({ viewer }) => {
    const { data } = await viewer.send(webhooks.list, {})
    return { id: String(data[0]?.id ?? 0) }
  },
}
