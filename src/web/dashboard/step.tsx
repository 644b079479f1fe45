import type { Queue } from '#contract/system/system.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Figure } from '#web/kit/ui/layout.tsx'
import type { QueueScreen } from '#web/pieces/dashboard-parts.ts'
import { IconArrowRight } from '~icons'
import styles from './next-steps.module.css'
import { useQueueWords } from './queue-words.ts'

type StepProps = { queue: Queue; isArtist: boolean; place?: QueueScreen }

/** What waits for an artist or a student; the whole card leads there. */
export function Step({ queue, isArtist, place }: StepProps) {
  const t = useText()
  const format = useFormat()
  const what = useQueueWords(isArtist ? 'artist' : 'office')(queue)
  return (
    <li className={styles.step} data-leads={place ? true : undefined}>
      <Figure>{format.number(queue.count)}</Figure>
      <span className={styles.words}>
        {place ? <Link to={place.to}>{what}</Link> : <strong>{what}</strong>}
        {queue.oldest_at && (
          <span className={styles.age}>{t('dashboard.oldest', { date: format.day(queue.oldest_at) })}</span>
        )}
      </span>
      {place && <IconArrowRight size={20} aria-hidden="true" />}
    </li>
  )
}
