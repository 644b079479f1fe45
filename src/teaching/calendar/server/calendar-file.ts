import type { User } from '#kit/contract/session.ts'
import { timesIn, zoneName } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { CachedFile } from '#kit/server/http/files/cached-file.ts'
import { type CalendarEvent, icalendar } from '#kit/server/http/files/icalendar.ts'
import { trainingPage } from '#teaching/calendar/contract/calendar.flow.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import type { PlannedSession } from './calendar.queries.ts'

type Services = Pick<Context, 'config' | 'texts'> & { user: User }

/** The file for subscribed calendars: in the reader's language, for any program. */
export function calendarFile(services: Services, sessions: readonly PlannedSession[]): CachedFile {
  const t = services.texts.in(services.user.language_name)
  const { hostname } = new URL(services.config.publicUrl)
  const events = sessions.map((session) => eventOf(services, session, hostname))
  return new CachedFile('atelier.ics', 'text/calendar', icalendar(t('calendar.feed_name'), events))
}

function eventOf({ config, texts, user }: Services, session: PlannedSession, hostname: string): CalendarEvent {
  const { language_name: language } = user
  const {
    id,
    training_id,
    sequence,
    changed_at,
    starts_at,
    ends_at,
    state,
    time_zone,
    venue,
    online_url,
    is_given_up,
  } = session
  const t = texts.in(language)
  const title = session.title[language]
  const isOwn = session.pro_artist_id !== null && session.pro_artist_id === user.pro_artist?.id
  const place = venue && placeOf(venue)
  return {
    uid: `session-${id}@${hostname}`,
    ...{ sequence, changed_at, starts_at, ends_at },
    title:
      state === 'CANCELLED'
        ? t(is_given_up ? 'calendar.given_up_event' : 'calendar.cancelled_event', { title })
        : title,
    // Other calendars show times in their own zone: the description has those that were announced.
    description: [
      !isOwn && session.artist,
      `${timesIn(language, session, time_zone)} (${zoneName(language, time_zone)})`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: place ?? online_url,
    url: `${config.publicUrl}/#${trainingPage(user, { training_id, artist_id: session.pro_artist_id })}`,
    status: statuses[state] ?? 'CONFIRMED',
  }
}

/** Dates that the office has not verified yet may still change. */
const statuses: Partial<Record<PlannedSession['state'], CalendarEvent['status']>> = {
  DRAFT: 'TENTATIVE',
  REJECTED: 'TENTATIVE',
  PENDING_VERIFICATION: 'TENTATIVE',
  CANCELLED: 'CANCELLED',
}
