import { daysLater, haveSameClock, timesIn, wallClock, zoneName } from '#kit/contract/values/time-zone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { trainingTones } from '#teaching/trainings/web/training-tones.shown.ts'
import styles from './agenda.module.css'
import { artistColor } from './artist-color.ts'
import { type Days, today } from './calendar-span.ts'
import { useFreeSeats } from './free-seats.ts'
import { StateWords } from './state-sign.tsx'

type AgendaProps = {
  sessions: readonly CalendarSession[]
  days: Days
  zone: string
  /** A week shows its free days, too. */
  isWeek?: boolean
  onOpen: (session: CalendarSession) => void
}

/** Day by day, each session once: on the day on which it begins for the reader, or the first that is shown. */
export function Agenda({ sessions, days, zone, isWeek, onOpen }: AgendaProps) {
  const t = useText()
  if (sessions.length === 0 && !isWeek)
    return <EmptyState drawing="tasks" title={t('calendar.empty_title')} text={t('calendar.empty')} />
  const byDay = Map.groupBy(sessions, ({ starts_at }) => {
    const { day } = wallClock(starts_at, zone)
    const hasBegunBefore = day < days.first
    return hasBegunBefore ? days.first : day
  })
  const listed = isWeek ? Array.from({ length: 7 }, (_, index) => daysLater(days.first, index)) : [...byDay.keys()]
  return (
    <Stack gap="sm">
      {listed.map((day) => (
        <AgendaDay key={day} day={day} sessions={byDay.get(day) ?? []} {...{ zone, isWeek, onOpen }} />
      ))}
    </Stack>
  )
}

type AgendaDayProps = Pick<AgendaProps, 'sessions' | 'zone' | 'isWeek' | 'onOpen'> & { day: string }

function AgendaDay({ day, sessions, zone, isWeek, onOpen }: AgendaDayProps) {
  const t = useText()
  const language = useLanguage()
  const format = useFormat()
  const noon = new Date(`${day}T12:00`)
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(noon)
  const isToday = day === today(zone)
  return (
    <section className={styles.day} aria-label={format.date(day)}>
      <Text as="h3" size="xs" tone={isToday ? 'accent' : 'soft'} aria-current={isToday ? 'date' : undefined}>
        <span className="sr-only">{format.weekday(noon)}</span>
        <Stack as="span" gap="none" align="center" aria-hidden="true">
          {isToday ? t('calendar.today') : part({ weekday: 'short' })}
          <span className={styles.number}>{part({ day: 'numeric' })}</span>
          {!isWeek && part({ month: 'short' })}
        </Stack>
      </Text>
      {sessions.length === 0 ? (
        <Row>
          <Text tone="soft">{t('calendar.nothing_on_day')}</Text>
        </Row>
      ) : (
        <Stack as="ul" gap="xs">
          {sessions.map((session) => (
            <AgendaSession key={session.id} session={session} zone={zone} onOpen={onOpen} />
          ))}
        </Stack>
      )}
    </section>
  )
}

type AgendaSessionProps = Pick<AgendaProps, 'zone' | 'onOpen'> & { session: CalendarSession }

function AgendaSession({ session, zone, onOpen }: AgendaSessionProps) {
  const t = useText()
  const user = useUser()
  const language = useLanguage()
  const inLanguage = useBilingual()
  const seats = useFreeSeats()(session, true)
  const { state, artist_id, artist, avatar_url, city, time_zone } = session
  const leader = artist_id !== null && artist_id === user?.pro_artist?.id ? null : artist
  return (
    <li>
      <button
        type="button"
        className={`${styles.session} surface`}
        style={artistColor(artist_id)}
        data-state={state}
        onClick={() => onOpen(session)}
      >
        {leader && <Avatar name={leader} src={avatar_url} size="sm" />}
        <span className={styles.what}>
          <Text as="strong" isStrong>
            <StateWords state={state}>{inLanguage(session.title)}</StateWords>
          </Text>
          <Text as="span" size="sm">
            <StateWords state={state}>{timesIn(language, session, zone)}</StateWords>
            {seats && ` · ${seats}`}
          </Text>
          <Text as="span" tone="soft" size="sm">
            {[leader, city ?? t('calendar.online')].filter(Boolean).join(' · ')}
            {!haveSameClock(session, zone, time_zone) &&
              ` · ${timesIn(language, session, time_zone)} (${zoneName(language, time_zone)})`}
          </Text>
        </span>
        <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>
      </button>
    </li>
  )
}
