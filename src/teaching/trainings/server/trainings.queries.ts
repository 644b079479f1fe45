import { type SqlBool, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import {
  allTrainingsRight,
  isFinal,
  openStates,
  type TrainingState,
  trainingStates,
} from '#teaching/trainings/contract/trainings.flow.ts'
import type { Venue } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training, TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import type { verifiedFields } from '#teaching/trainings/contract/trainings.verification.ts'

type Technique = ProArtistRow['techniques'][number]

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    trainings: { technique: Technique; venue: Venue; language: Training['language']; verified: Verified }
    training_history: {
      event: TrainingEvent['event']
      from_state: TrainingState
      to_state: TrainingState
      changes: FieldChange[]
    }
  }
}

export type Verified = Pick<Training, Exclude<(typeof verifiedFields)[number], 'sessions'>> & {
  sessions: { day: string; from: string; to: string }[]
}

export const finalStates = trainingStates.filter(isFinal)

/** `isFinal`, for queries that read `trainings`. */
export const isFinalTraining = sql<SqlBool>`trainings.state in (${sql.join(finalStates.map((state) => sql.lit(state)))})`

/** The trainings that somebody has a seat at. */
function attended(db: Db, userId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select('participants.training_id')
    .where('students.user_id', '=', userId)
    .where('participants.status', '!=', 'CANCELLED')
}

/**
 * All trainings for the office, an artist's own, and those that a student has a seat at. Every read and write starts here. A union,
 * since for `or` the database reads every training there is.
 */
export function visibleTrainings({ db, user }: Reader) {
  const isForAll = hasPermission(user, allTrainingsRight)
  const own = db
    .selectFrom('trainings as own')
    .select('own.id as training_id')
    .where('own.pro_artist_id', '=', user.pro_artist?.id ?? 0)
  const accessible = own.unionAll(attended(db, user.id))
  return db.selectFrom('trainings').$if(!isForAll, (some) => some.where('trainings.id', 'in', accessible))
}

/** Participants of a training who may sign in. */
export function seatHolders(db: Db, trainingId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['students.user_id', 'users.email', 'users.language_name as language'])
    .where('participants.training_id', '=', trainingId)
    .where('participants.status', '!=', 'CANCELLED')
    .where('students.status', '=', 'ACTIVE')
    .orderBy('participants.id')
    .execute()
}

/** Whether anybody has a seat, or has signed up for one that is held for them or may become free. */
export async function concernsAnybody(
  db: Db,
  { id, seats_taken }: { id: number; seats_taken: number },
): Promise<boolean> {
  if (seats_taken > 0) return true
  const waiting = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('training_id', '=', id)
    .where('state', 'in', ['WAITING', 'WAITLISTED'])
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** The price of the training in the query, in minor units: not what waits for the office's verification, or was refused. */
export const countingPrice = sql<number>`price_in_force(trainings)`

export async function priceInForce(db: Db, id: number): Promise<number> {
  const { price } = await db
    .selectFrom('trainings')
    .select(countingPrice.as('price'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return price
}

/** Trainings that wait for the office's verification. */
export function pendingTrainings(db: Db) {
  return db.selectFrom('trainings').where('state', '=', 'PENDING_VERIFICATION')
}

export function completedTrainings(db: Db) {
  return db.selectFrom('trainings').where('state', '=', 'COMPLETED')
}

/** An artist's trainings that are still to be held. */
export function trainingsAhead(db: Db, artistId: number, now: Date) {
  return plannedTrainings(db, artistId).where(({ or, eb }) =>
    or([eb('ends_at', 'is', null), eb('ends_at', '>', now.toISOString())]),
  )
}

/** An artist's trainings that are over, and lack attendance and outcomes. */
export function unrecordedTrainings(db: Db, artistId: number, now: Date) {
  return plannedTrainings(db, artistId).where('ends_at', '<=', now.toISOString()).where('seats_taken', '>', 0)
}

function plannedTrainings(db: Db, artistId: number) {
  return db.selectFrom('trainings').where('pro_artist_id', '=', artistId).where('state', 'in', statesAhead)
}

/** The next training that somebody gives, or attends. */
export async function nextTraining(db: Db, user: User, now: Date) {
  const row = await db
    .selectFrom('trainings')
    .innerJoin('training_sessions', 'training_sessions.training_id', 'trainings.id')
    .select([
      'trainings.id',
      'title',
      'training_sessions.starts_at',
      'training_sessions.ends_at',
      'time_zone',
      sql<string | null>`venue ->> 'city'`.as('city'),
    ])
    .where('state', 'in', openStates)
    .where('training_sessions.ends_at', '>', now.toISOString())
    .$if(user.pro_artist !== null, (all) => all.where('pro_artist_id', '=', user.pro_artist?.id ?? 0))
    .$if(user.pro_artist === null, (all) => all.where('trainings.id', 'in', attended(db, user.id)))
    .orderBy('training_sessions.starts_at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

const statesAhead = ['PENDING_VERIFICATION', ...openStates] as const

/** Whose training it is, as people are called, first name first; `artist_name` is what lists sort by. */
export const leaderOf = sql<string>`coalesce((
  select ${fullNameIn()} from pro_artists where pro_artists.id = trainings.pro_artist_id
), trainings.former_artist, '')`
