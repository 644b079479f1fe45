import type { Queue } from '#contract/system/system.ts'
import { useText } from '#web/kit/language/i18n.ts'

/** What waits, after its number. The office checks what an artist does. */
export function useQueueWords(side: 'artist' | 'office') {
  const t = useText()
  return ({ name, count }: Queue) =>
    t(`dashboard.queue_${name === 'responsibilities' ? (`${name}_${side}` as const) : name}`, { count })
}
