import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Count } from '#kit/web/ui/content/count.tsx'

/** How much waits for the reader; nothing if nothing does. */
export function Waiting({ count }: { count: number }) {
  const t = useText()
  const format = useFormat()
  return count > 0 && <Count value={format.number(count)} label={t('app.waiting_count', { count })} />
}
