import { type Expression, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { instantAt } from '#kit/contract/values/time-zone.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import type { CalendarSession, CalendarSpan, CalendarYear, MonthOfYear } from '#teaching/calendar/contract/calendar.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { visibleTrainings } from '#teaching/trainings/server/trainings.queries.ts'

/** The sessions of the trainings that somebody sees, which lie in a span of time or reach into it. */
export function calendarSessions(asking: Reader, { from, to, artistId }: CalendarSpan): Promise<CalendarSession[]> {
  const picture = hasPermission(asking.user, allTrainingsRight) ? pictureOrNull : sql<null>`null::text`
  return visibleTrainings(asking)
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select(['training_sessions.id', 'training_sessions.starts_at', 'training_sessions.ends_at'])
    .select(['training_id', 'trainings.title', 'trainings.kind', 'trainings.state', 'trainings.time_zone'])
    .select([sql<string | null>`trainings.venue ->> 'city'`.as('city'), 'trainings.pro_artist_id as artist_id'])
    .select([artistName.as('artist'), picture.as('avatar_url')])
    .select(['trainings.seats_taken', 'trainings.seats_max', 'trainings.revision'])
    .where(reachesInto(from, to))
    .$if(artistId != null, (all) => all.where('trainings.pro_artist_id', '=', artistId ?? 0))
    .orderBy('training_sessions.starts_at')
    .orderBy('training_sessions.id')
    .execute()
}

/** In which months of a year how many of the trainings that somebody sees have sessions that begin there; none that will not take place. */
export function calendarYear(reader: Reader, { year, artistId }: CalendarYear): Promise<MonthOfYear[]> {
  const startOf = (one: number) => instantAt({ day: `${one}-01-01`, time: '00:00' }, academyZone)
  const [from, to] = [startOf(year), startOf(year + 1)]
  const month = sql<number>`extract(month from training_sessions.starts_at at time zone ${academyZone})::int`
  return (
    visibleTrainings(reader)
      .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
      .select(({ fn }) => [month.as('month'), fn.count<number>('trainings.id').distinct().as('trainings')])
      // One that lasts over New Year is of the year in which it began.
      .where('training_sessions.starts_at', '>=', from)
      .where('trainings.state', '!=', 'CANCELLED')
      .where(sql<boolean>`not ${isRejectedWithoutSeats}`)
      .$if(artistId == null, (all) => all.where(reachesInto(from, to)))
      // Those of one artist are found by their trainings of that year: by the period, everybody's sessions would be read.
      .$if(artistId != null, (all) =>
        all
          .where('training_sessions.starts_at', '<', to)
          .where('trainings.pro_artist_id', '=', artistId ?? 0)
          .where('trainings.starts_at', '<', to)
          .where('trainings.ends_at', '>', from),
      )
      .groupBy('month')
      .orderBy('month')
      .execute()
  )
}

/** The sessions of one training, as a calendar elsewhere shows them. */
export async function sessionsOfTraining(asking: Reader, trainingId: number): Promise<PlannedSession[]> {
  const trainings = visibleTrainings(asking).where('trainings.id', '=', trainingId)
  return withTrainings(
    asking.db,
    await sessionsOf(trainings, standing('PLANNED')).orderBy('starts_at').orderBy('id').execute(),
  )
}

/**
 * The sessions of a person's subscribed calendar from a day on: those that they lead or attend and that take place. A
 * calendar stores what it once read, so cancelled trainings, removed sessions, cancelled seats and trainings that another
 * artist has taken over are in it as cancelled.
 */
export async function feedSessions({ db, user }: Reader, since: string): Promise<PlannedSession[]> {
  const seats = db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select('participants.training_id as id')
    .where('students.user_id', '=', user.id)
  const former = db.selectFrom('former_trainings').select('training_id as id').where('user_id', '=', user.id)
  const visibleIds = visibleTrainings({ db, user }).select('trainings.id')
  const visible = visibleTrainings({ db, user }).where('trainings.state', '!=', 'DRAFT')
  const left = db.selectFrom('trainings').where('trainings.id', 'in', seats).where('trainings.id', 'not in', visibleIds)
  const given = db
    .selectFrom('trainings')
    .where('trainings.id', 'in', former)
    .where('trainings.id', 'not in', visibleIds.union(seats))
  const reached = db
    .selectFrom(visibleIds.union(seats).union(former).as('reached'))
    .innerJoin('trainings', 'trainings.id', 'reached.id')
  const inTime = reachesInto(since, null)
  const sessions = await sessionsOf(visible, ofVisible)
    .where(inTime)
    .unionAll(sessionsOf(left, standing('LEFT')).where(inTime))
    .unionAll(sessionsOf(given, standing('REMOVED')).where(inTime))
    .unionAll(sessionsOf(reached, standing('REMOVED'), 'removed_sessions').where(inTime))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return withTrainings(db, sessions)
}

export type PlannedSession = Awaited<ReturnType<typeof withTrainings>>[number]

/** A session takes place for the reader, or without them, since they gave up their seat; or it is no longer theirs, or at all. */
type SessionStanding = 'PLANNED' | 'LEFT' | 'REMOVED'

const standing = (one: SessionStanding) => sql.lit(one).$castTo<SessionStanding>()

/**
 * Participants of a training that was verified before still plan to come, until it is cancelled; without seats it does not take place.
 */
const isRejectedWithoutSeats = sql<boolean>`(trainings.state = 'REJECTED' and trainings.seats_taken = 0)`

const ofVisible = sql<SessionStanding>`case when ${isRejectedWithoutSeats} then 'REMOVED' else 'PLANNED' end`

function sessionsOf(
  trainings: ReturnType<typeof visibleTrainings>,
  standing: Expression<SessionStanding>,
  table: 'training_sessions' | 'removed_sessions' = 'training_sessions',
) {
  return trainings
    .innerJoin(`${table as 'training_sessions'} as training_sessions`, 'training_sessions.training_id', 'trainings.id')
    .select(['training_sessions.id', 'training_id', 'training_sessions.starts_at', 'training_sessions.ends_at'])
    .select(['sequence', 'training_sessions.changed_at'])
    .select(sql<SessionStanding>`${standing}`.as('standing'))
}

/**
 * The sessions, each with what a calendar shows of its training. Trainings are read by a statement of their own: a year has thousands of
 * sessions, and a training several of them.
 */
async function withTrainings(db: Db, sessions: Awaited<ReturnType<ReturnType<typeof sessionsOf>['execute']>>) {
  const ids = [...new Set(sessions.map(({ training_id }) => training_id))]
  const trainings = await db
    .selectFrom('trainings')
    .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
    .select(['trainings.id as training_id', 'title', 'trainings.state', 'time_zone', 'venue', 'online_url'])
    .select(['pro_artist_id', artistName.as('artist')])
    .where(sql<boolean>`trainings.id = any(${ids})`)
    .execute()
  const found = new Map(trainings.map((training) => [training.training_id, training]))
  return sessions.flatMap(({ standing, ...session }) => {
    const training = found.get(session.training_id)
    if (!training) return []
    return [
      {
        ...training,
        ...session,
        ...(standing !== 'PLANNED' && ({ state: 'CANCELLED', online_url: null } as const)),
        /** The training takes place, without the reader. */
        is_given_up: standing === 'LEFT' && training.state !== 'CANCELLED',
      },
    ]
  })
}

const artistName = sql<string | null>`coalesce(${fullNameIn('pro_artists')}, trainings.former_artist)`

/** Without an end: from then on. */
function reachesInto(from: string, to: string | null): Expression<SqlBool> {
  return sql<boolean>`tstzrange(training_sessions.starts_at, training_sessions.ends_at) && tstzrange(${from}, ${to})`
}
