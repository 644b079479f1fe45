import type { Channel } from '#contract/consents/consents.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'

/** Says in a sentence where pictures may be shown: "in the academy and on the website". */
export function useChannelNames() {
  const t = useText()
  const format = useFormat()
  return (channels: readonly Channel[]) => format.list(channels.map((channel) => t(`consents.named_${channel}`)))
}
