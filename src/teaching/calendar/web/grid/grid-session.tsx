import { timesIn, wallClock } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { useFreeSeats } from '#teaching/calendar/web/free-seats.ts'
import { StateSign } from '#teaching/calendar/web/state-sign.tsx'
import styles from './grid-session.module.css'

type GridSessionProps = {
  /** One, or those of one training on days that follow each other. */
  sessions: readonly [CalendarSession, ...CalendarSession[]]
  zone: string
  /** In a week's column there is room for words; in a month there are lines. */
  isTall: boolean
}

/** What a month or a week shows of sessions. What has no room is there for screen readers. */
export function GridSession({ sessions, zone, isTall }: GridSessionProps) {
  const t = useText()
  const user = useUser()
  const language = useLanguage()
  const format = useFormat()
  const inLanguage = useBilingual()
  const freeSeats = useFreeSeats()
  const [session] = sessions
  const { state, artist, artist_id } = session
  const title = inLanguage(session.title)
  const leader = artist_id !== null && artist_id === user?.pro_artist?.id ? null : artist
  const seats = freeSeats(session)
  const beginning = timesIn(language, session, zone).split('–')[0]
  const whole = sessions.map(
    (one) => `${format.date(wallClock(one.starts_at, zone).day)}, ${timesIn(language, one, zone)}`,
  )
  const name = t(`artists.training_${state}`)
  return (
    <span className={styles.session} data-tall={isTall || undefined} data-state={state}>
      {leader && (
        <span className={styles.face}>
          <Avatar name={leader} src={session.avatar_url} size="xs" />
        </span>
      )}
      <span className={styles.title} title={title}>
        {title}
      </span>
      {leader && <span className="only-heard">{leader}</span>}
      <span className="only-heard">{[...whole, name, seats].filter(Boolean).join('; ')}</span>
      <span className={styles.facts} aria-hidden="true">
        {leader && <span className={styles.leader}>{leader}</span>}
        <span className={styles.time}>{isTall ? timesIn(language, session, zone) : beginning}</span>
        <span className={styles.seats}>{freeSeats(session, true) ?? (isTall ? name : null)}</span>
      </span>
      <span className={styles.sign}>
        <StateSign state={state} />
      </span>
    </span>
  )
}
