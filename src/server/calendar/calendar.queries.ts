import { type Expression, type SqlBool, sql } from 'kysely'
import type { CalendarSession, CalendarSpan } from '#contract/calendar/calendar.ts'
import type { Context } from '#server/kit/http/context.ts'
import { visibleTrainings } from '../trainings/trainings.queries.ts'

type Asking = Pick<Context, 'db' | 'user'>

/** The sessions of the trainings that somebody sees, which lie in a span of time or reach into it. */
export function calendarSessions(asking: Asking, { from, to, artistId }: CalendarSpan): Promise<CalendarSession[]> {
  return visibleTrainings(asking)
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select(['training_sessions.id', 'training_sessions.starts_at', 'training_sessions.ends_at'])
    .select(['training_id', 'trainings.title', 'trainings.kind', 'trainings.state', 'trainings.time_zone'])
    .select([sql<string | null>`trainings.venue ->> 'city'`.as('city'), 'trainings.pro_artist_id as artist_id'])
    .select([artistName.as('artist'), 'trainings.seats_taken', 'trainings.seats_max', 'trainings.revision'])
    .where(reachesInto(from, to))
    .$if(artistId != null, (all) => all.where('trainings.pro_artist_id', '=', artistId ?? 0))
    .orderBy('training_sessions.starts_at')
    .orderBy('training_sessions.id')
    .execute()
}

/** The sessions of one training, as a calendar elsewhere shows them. */
export function sessionsOfTraining(asking: Asking, trainingId: number): Promise<PlannedSession[]> {
  return plannedSessions(visibleTrainings(asking)).where('trainings.id', '=', trainingId).execute()
}

/**
 * What a person's calendar elsewhere shows from a day on: what they give or attend and is to take place, and what was called off. A
 * student gives their seat back with that, but has to hear of it all the same.
 */
export function feedSessions({ db, user }: Asking, since: string): Promise<PlannedSession[]> {
  const seats = db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select('participants.training_id')
    .where('students.user_id', '=', user.id)
  const seen = visibleTrainings({ db, user }).select('trainings.id')
  const lost = db.selectFrom('trainings').select('id').where('state', '=', 'CANCELLED').where('id', 'in', seats)
  return (
    plannedSessions(db.selectFrom(seen.union(lost).as('shown')).innerJoin('trainings', 'trainings.id', 'shown.id'))
      .where('trainings.state', '!=', 'DRAFT')
      // Whoever has a seat at what was verified before plans to come, until it is called off.
      .where((eb) => eb.or([eb('trainings.state', '!=', 'REJECTED'), eb('trainings.seats_taken', '>', 0)]))
      .where(reachesInto(since, null))
      .execute()
  )
}

export type PlannedSession = Awaited<ReturnType<ReturnType<typeof plannedSessions>['execute']>>[number]

function plannedSessions(trainings: ReturnType<typeof visibleTrainings>) {
  return trainings
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select(['training_sessions.id', 'training_sessions.starts_at', 'training_sessions.ends_at', 'sequence'])
    .select([
      'training_sessions.changed_at',
      'training_id',
      'trainings.title',
      'trainings.state',
      'trainings.time_zone',
    ])
    .select(['trainings.venue', 'trainings.online_url', 'trainings.pro_artist_id', artistName.as('artist')])
    .orderBy('training_sessions.starts_at')
    .orderBy('training_sessions.id')
}

const artistName = sql<
  string | null
>`coalesce(pro_artists.first_name || ' ' || pro_artists.last_name, trainings.former_artist)`

/** Without an end: from then on. */
function reachesInto(from: string, to: string | null): Expression<SqlBool> {
  return sql<boolean>`tstzrange(training_sessions.starts_at, training_sessions.ends_at) && tstzrange(${from}, ${to})`
}
