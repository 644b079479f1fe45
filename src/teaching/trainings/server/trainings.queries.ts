import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db, Derived, Generated, Json } from '#kit/server/postgres/database.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import type { Outcome, participantStatuses } from '#teaching/participants/contract/participants.flow.ts'
import {
  allTrainingsRight,
  openStates,
  type TrainingState,
  type trainingKinds,
} from '#teaching/trainings/contract/trainings.flow.ts'
import type { Venue } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training, TrainingEvent } from '#teaching/trainings/contract/trainings.ts'

type Technique = ProArtistRow['techniques'][number]

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    trainings: {
      id: Generated<number>
      pro_artist_id: number | null
      former_artist: Generated<string | null>
      title: Json<Bilingual>
      description: Json<Bilingual>
      technique: Technique
      kind: (typeof trainingKinds)[number]
      time_zone: string
      venue: Json<Venue | null>
      online_url: string | null
      to_bring: string | null
      language: Training['language']
      seats_min: number
      seats_max: number
      price_amount: number
      price_currency: string
      state: TrainingState
      rejection_reason: string | null
      cancel_reason: string | null
      /** Why the artist gives two trainings at once. */
      overlap_reason: Generated<string | null>
      /** What the office verified last. */
      verified: Json<Verified | null>
      created_at: Instant
      state_changed_at: Instant
      /** Of the first session, and of the last. */
      starts_at: Derived<string | null>
      ends_at: Derived<string | null>
      /** By participants who did not cancel. */
      seats_taken: Derived<number>
      seats_left: Derived<number>
      /** Last name first; a trigger maintains it, and it remains when the artist is deleted. */
      artist_name: Derived<string>
      city: Derived<string | null>
      country: Derived<string | null>
      search: Derived<string>
      revision: Generated<number>
    }
    training_sessions: {
      id: Generated<number>
      training_id: number
      starts_at: Instant
      ends_at: Instant
      /** Raised by every change of the event in a subscribed calendar. */
      sequence: Derived<number>
      changed_at: Derived<string>
    }
    training_history: {
      id: Generated<number>
      training_id: number
      event: TrainingEvent['event']
      from_state: TrainingState | null
      to_state: TrainingState
      user_id: number | null
      comment: string | null
      changes: Json<FieldChange[]>
      at: Instant
    }
    participants: {
      id: Generated<number>
      training_id: number
      student_id: number
      /** Whose entry is used; null: none is, or it was given back. */
      student_package_id: number | null
      status: (typeof participantStatuses)[number]
      outcome: Outcome
      registered_at: Instant
      /** When somebody who was invited took the seat. */
      accepted_at: Instant | null
      cancelled_at: Instant | null
      cancel_reason: string | null
      is_late: Generated<boolean>
      /** Of what no entry pays for, in minor units: `paid_amount` less `refunded_amount` is what the academy has. */
      paid_amount: Generated<number>
      waived_amount: Generated<number>
      refunded_amount: Generated<number>
      payment_at: Instant | null
      payment_by: number | null
      payment_reason: string | null
      /** What was paid stays with the academy, though the seat was given up. */
      is_payment_kept: Generated<boolean>
      due: Derived<number>
      to_refund: Derived<number>
      /** Of the outcome. */
      revision: Generated<number>
    }
    attendances: { participant_id: number; training_session_id: number; is_present: boolean }
  }
}

/** The fields that the office checks, with all that certificates print: an edit of these needs another verification. */
export const verifiedFields = [
  'title',
  'technique',
  'language',
  'kind',
  'sessions',
  'time_zone',
  'venue',
  'seats_max',
  'price',
] as const
export type Verified = Pick<Training, Exclude<(typeof verifiedFields)[number], 'sessions'>> & {
  sessions: { day: string; from: string; to: string }[]
}

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
export function visibleTrainings({ db, user }: Pick<Context, 'db' | 'user'>) {
  const isForAll = hasPermission(user, allTrainingsRight)
  const own = db
    .selectFrom('trainings as own')
    .select('own.id as training_id')
    .where('own.pro_artist_id', '=', user.pro_artist?.id ?? 0)
  const seen = own.unionAll(attended(db, user.id))
  return db.selectFrom('trainings').$if(!isForAll, (some) => some.where('trainings.id', 'in', seen))
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
  select first_name || ' ' || last_name from pro_artists where pro_artists.id = trainings.pro_artist_id
), trainings.former_artist, '')`
