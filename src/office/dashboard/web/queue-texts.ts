import { useText } from '#kit/web/language/i18n.ts'
import type { Queue } from '#office/dashboard/contract/dashboard.ts'

/** What waits, after its number. The office checks what an artist does. */
export function useQueueTexts(side: 'artist' | 'office') {
  const t = useText()
  return ({ name, count }: Queue) =>
    t(`dashboard.queue_${name === 'responsibilities' ? (`${name}_${side}` as const) : name}`, { count })
}
