import { haveSameClock, timesIn, wallClock } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { trainingTones } from '#teaching/trainings/web/training-tones.shown.ts'
import styles from './calendar.module.css'
import type { Days } from './calendar-span.ts'

type AgendaProps = {
  sessions: readonly CalendarSession[]
  days: Days
  zone: string
  onOpen: (session: CalendarSession) => void
}

/** Day by day, each session once: on the day on which it begins for the reader, or the first that is shown. */
export function Agenda({ sessions, days, zone, onOpen }: AgendaProps) {
  const t = useText()
  const format = useFormat()
  if (sessions.length === 0)
    return <EmptyState drawing="tasks" title={t('calendar.empty_title')} text={t('calendar.empty')} />
  const byDay = Map.groupBy(sessions, ({ starts_at }) => {
    const { day } = wallClock(starts_at, zone)
    const hasBegunBefore = day < days.first
    return hasBegunBefore ? days.first : day
  })
  return (
    <div className={styles.agenda}>
      {[...byDay].map(([day, its]) => (
        <section key={day} className={styles.day} aria-label={format.date(day)}>
          <h3 className={styles.weekday}>{format.weekday(new Date(`${day}T12:00`))}</h3>
          <ul className={styles.sessions}>
            {its.map((session) => (
              <AgendaSession key={session.id} session={session} zone={zone} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type AgendaSessionProps = Pick<AgendaProps, 'zone' | 'onOpen'> & { session: CalendarSession }

function AgendaSession({ session, zone, onOpen }: AgendaSessionProps) {
  const t = useText()
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { state, artist, city, time_zone } = session
  return (
    <li>
      <button type="button" className={styles.session} data-state={state} onClick={() => onOpen(session)}>
        <span className={styles.times}>{timesIn(language, session, zone)}</span>
        <span className={styles.name}>{inLanguage(session.title)}</span>
        <span className={styles.facts}>
          {[artist, city ?? t('calendar.online')].filter(Boolean).join(' · ')}
          {!haveSameClock(session, zone, time_zone) && ` · ${timesIn(language, session, time_zone)} (${time_zone})`}
        </span>
        <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>
      </button>
    </li>
  )
}
