import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Channel } from '#reputation/consents/contract/consents.ts'

/** Lists in a sentence where pictures may be shown: "in the academy and on the website". */
export function useChannelNames() {
  const t = useText()
  const format = useFormat()
  return (channels: readonly Channel[]) => format.list(channels.map((channel) => t(`consents.named_${channel}`)))
}
