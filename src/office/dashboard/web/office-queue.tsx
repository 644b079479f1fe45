import { Suspense, useId } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestSkeleton, QueueLength } from '#kit/web/list/oldest-rows.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { WhenNear } from '#kit/web/page/loading/when-near.tsx'
import type { QueueScreen } from '#kit/web/page/screens/dashboard-parts.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Figure, Text } from '#kit/web/ui/layout.tsx'
import type { Queue } from '#office/dashboard/contract/dashboard.ts'
import styles from './next-steps.module.css'
import { useQueueTexts } from './queue-texts.ts'

/** One queue of the office: how much waits and since when, the oldest of it to be decided here, and the way to all of it. */
export function OfficeQueue({ queue, place }: { queue: Queue; place?: QueueScreen }) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const what = useQueueTexts('office')(queue)
  const { count, oldest_at } = queue
  const Oldest = place?.oldest
  const may = useMay()
  const isDecided = place?.decision && may(place.decision.rights)
  const way = isDecided ? { to: '/decisions', search: { kind: queue.name } } : place
  return (
    <li className={styles.queue} aria-labelledby={id}>
      <div className={styles.head}>
        <Figure>{format.number(count)}</Figure>
        <span className={styles.words}>
          <h3 id={id}>{what}</h3>
          {oldest_at && <span className={styles.age}>{t('dashboard.oldest', { date: format.day(oldest_at) })}</span>}
        </span>
      </div>
      {Oldest && (
        <QueueLength value={count}>
          <WhenNear instead={<OldestSkeleton />}>
            <Suspense fallback={<OldestSkeleton />}>
              <Oldest />
            </Suspense>
          </WhenNear>
        </QueueLength>
      )}
      {count === 0 && <Text tone="soft">{t('dashboard.queue_done')}</Text>}
      {way && count > 0 && (
        <Link to={way.to} search={way.search}>
          {t('dashboard.queue_all', { count: format.number(count) })} <span className="only-heard">{what}</span>
        </Link>
      )}
    </li>
  )
}
