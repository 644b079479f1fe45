import { timesIn, wallClock } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { useFreeSeats } from '#teaching/calendar/web/free-seats.ts'
import { StateSign, StateWords } from '#teaching/calendar/web/state-sign.tsx'
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
  const shown = freeSeats(session, true) ?? (isTall ? name : null)
  return (
    <span className={styles.session} title={title}>
      {leader && <Avatar name={leader} src={session.avatar_url} size="xs" />}
      <span className={styles.words}>
        <Text as="strong" isStrong lines={isTall ? 3 : 1}>
          <StateWords state={state}>{title}</StateWords>
        </Text>
        {leader && <span className="sr-only">{leader}</span>}
        <span className="sr-only">{[...whole, name, seats].filter(Boolean).join('; ')}</span>
        {leader && (
          <Text as="span" tone="soft" lines={1} aria-hidden="true">
            {leader}
          </Text>
        )}
        <Text as="span" lines={isTall ? 3 : 1} aria-hidden="true">
          <StateWords state={state}>{isTall ? timesIn(language, session, zone) : beginning}</StateWords>
          {shown && ' · '}
          {shown && <span>{shown}</span>}
        </Text>
      </span>
      <StateSign state={state} />
    </span>
  )
}
