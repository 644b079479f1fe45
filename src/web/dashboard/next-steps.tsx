import type { Output } from '#contract/kit/endpoint.ts'
import type { system } from '#contract/system/system.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { hasAnyRole } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Figure, Panel } from '#web/kit/ui/layout.tsx'
import { IconArrowRight } from '~icons'
import styles from './next-steps.module.css'

export type Dashboard = Output<typeof system.dashboard>
type Queue = Dashboard['queues'][number]

/** Where each queue is worked off; one whose screen is still to come only tells. */
const places: Partial<Record<Queue['name'], string>> = {
  invitations: '/proartist/invitations',
  verification: '/proartist/verification',
  upgrades: '/proartist/status-upgrade',
  messages: '/inbox',
  responsibilities: '/responsibilities/additional',
}

/** What waits for this person, one click from done. */
export function NextSteps({ queues, isArtist }: { queues: Queue[]; isArtist: boolean }) {
  const t = useText()
  const isOffice = hasAnyRole(['super-admin', 'administrator'])
  const waiting = queues.filter(({ count }) => count > 0)
  if (waiting.length === 0 && isArtist) return null
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        {t('dashboard.next_steps')}
      </h2>
      {waiting.length === 0 ? (
        <Panel>
          {isOffice ? (
            <EmptyState drawing="coffee" title={t('dashboard.all_done')} text={t('dashboard.all_done_text')} />
          ) : (
            <EmptyState drawing="coffee" title={t('dashboard.quiet')} text={t('dashboard.quiet_text')} />
          )}
        </Panel>
      ) : (
        <ul className={styles.steps}>
          {waiting.map((queue) => (
            <Step key={queue.name} queue={queue} isArtist={isArtist} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Step({ queue: { name, count, oldest_at }, isArtist }: { queue: Queue; isArtist: boolean }) {
  const t = useText()
  const format = useFormat()
  const side = isArtist ? 'artist' : 'office'
  const what = t(`dashboard.queue_${name === 'responsibilities' ? (`${name}_${side}` as const) : name}`, { count })
  const place = places[name]
  return (
    <li className={styles.step} data-leads={place ? true : undefined}>
      <Figure>{format.number(count)}</Figure>
      <span className={styles.words}>
        {place ? <Link to={place}>{what}</Link> : <strong>{what}</strong>}
        {!place && <span className={styles.age}>{t('dashboard.no_screen')}</span>}
        {oldest_at && <span className={styles.age}>{t('dashboard.oldest', { date: format.day(oldest_at) })}</span>}
      </span>
      {place && <IconArrowRight size={20} aria-hidden="true" />}
    </li>
  )
}
