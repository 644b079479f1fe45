import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { activationStatus, linkStates } from '#contract/applications/applications.flow.ts'
import { openStates } from '#contract/trainings/trainings.flow.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { shift } from '#server/kit/postgres/instant.ts'
import type {} from '../trainings/trainings.queries.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    reminders: { event: string; subject_id: number; occasion: string; at: Instant }
  }
}

/** Something to be told of. Another occasion, such as another day of the same training, is told of again. */
export type Due = { id: number; occasion: string }
type Find = (db: Db, now: Date) => Promise<Due[]>

/** In days. */
const formWaits = 7
const formEnds = 3
const confirmsBefore = 3
const attendanceWaits = 3
/** What is over for longer is nobody's business any more. */
const longestAgo = 30

/** Applicants who have yet to send their data form: after a week, and once more before their link ends. */
export const formsDue: Find = (db, now) =>
  db
    .selectFrom('pro_artist_links')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_links.pro_artist_id')
    .select(['pro_artists.id', formOccasion(now).as('occasion')])
    .where('invitation_status', 'in', [...linkStates])
    .where('activation_status', '=', activationStatus.ENABLED)
    .where('pro_artist_links.expires_at', '>', now.toISOString())
    .where(({ or, eb }) =>
      or([
        eb('pro_artist_links.created_at', '<=', shift(now, { days: -formWaits })),
        eb('pro_artist_links.expires_at', '<=', shift(now, { days: formEnds })),
      ]),
    )
    .where(isNew('proArtist.formReminded', sql`pro_artists.id`, formOccasion(now)))
    .execute()

/** Where both are past, the later one counts. Whoever gets another link, or a longer one, has time again. */
function formOccasion(now: Date) {
  return sql<string>`case when pro_artist_links.expires_at <= ${shift(now, { days: formEnds })}
    then 'ends ' || pro_artist_links.expires_at else 'waits ' || pro_artist_links.created_at end`
}

/** Students who have yet to say that they will come. */
export const seatsDue: Find = (db, now) =>
  db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['participants.id', startOf.as('occasion')])
    .where('participants.status', '=', 'REGISTERED')
    .where('trainings.state', 'in', openStates)
    .where('trainings.starts_at', '>', now.toISOString())
    .where('trainings.starts_at', '<=', shift(now, { days: confirmsBefore }))
    // Who has just been registered was written then.
    .where('participants.registered_at', '<=', shift(now, { days: -1 }))
    .where(isNew('participant.confirmationAwaited', sql`participants.id`, startOf))
    .execute()

const startOf = sql<string>`trainings.starts_at::text`

/** Trainings that are over and not completed: their artists record who came. */
export const attendanceDue: Find = (db, now) => over(db, now, 'training.attendanceAwaited', 0)

/** The same some days later: the office looks after it. */
export const attendanceOverdue: Find = (db, now) => over(db, now, 'training.attendanceOverdue', attendanceWaits)

function over(db: Db, now: Date, event: string, days: number) {
  const endOf = sql<string>`trainings.ends_at::text`
  return db
    .selectFrom('trainings')
    .select(['trainings.id', endOf.as('occasion')])
    .where('state', 'in', openStates)
    .where('pro_artist_id', 'is not', null)
    .where('seats_taken', '>', 0)
    .where('ends_at', '<=', shift(now, { days: -days }))
    .where('ends_at', '>', shift(now, { days: -longestAgo }))
    .where(isNew(event, sql`trainings.id`, endOf))
    .execute()
}

function isNew(event: string, id: RawBuilder<unknown>, occasion: RawBuilder<string>) {
  return sql<SqlBool>`not exists (
    select from reminders where reminders.event = ${event} and subject_id = ${id} and reminders.occasion = ${occasion}
  )`
}
