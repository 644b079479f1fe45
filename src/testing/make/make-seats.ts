import type { Insertable } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import type {} from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

const hour = 3_600_000

/** A training that is held next week by default; returns its id. */
export async function trainingOf(
  db: Db,
  artistId: number | null,
  { startsIn, ...values }: Parameters<typeof insertTraining>[2] & { /** Hours. */ startsIn?: number } = {},
): Promise<number> {
  const id = await insertTraining(db, artistId ?? (await anyArtist(db)), values)
  if (startsIn !== undefined) await moveTo(db, id, startsIn)
  return id
}

/** Moves its one session: it begins in so many hours. */
export async function moveTo(db: Db, trainingId: number, startsIn: number): Promise<void> {
  const starts_at = new Date(Date.now() + startsIn * hour)
  await db
    .updateTable('training_sessions')
    .set({ starts_at, ends_at: new Date(starts_at.getTime() + 6 * hour) })
    .where('training_id', '=', trainingId)
    .execute()
}

/** Somebody by email, or anybody, with a seat; answers the participant's id. */
export async function seatAt(
  db: Db,
  training_id: number,
  email: string | null,
  values: Partial<Insertable<Tables['participants']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('participants')
    .values({
      training_id,
      student_id: await studentOf(db, email),
      student_package_id: null,
      status: 'REGISTERED',
      outcome: 'NONE',
      registered_at: new Date(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The email of the artist who requests their own rows, where they are a student as well; else of the demo's student.
 */
export async function ownStudent(db: Db, { own }: { own: { id: number } | null }): Promise<string> {
  const artist = await db
    .selectFrom('students')
    .innerJoin('pro_artists', 'pro_artists.user_id', 'students.user_id')
    .select('students.email')
    .where('pro_artists.id', '=', own?.id ?? 0)
    .executeTakeFirst()
  return artist?.email ?? cast.student.email
}

/** Somebody by email, or anybody, who waits. */
export async function waitingAt(db: Db, training_id: number, email: string | null): Promise<number> {
  const { id } = await db
    .insertInto('waiting_students')
    .values({
      training_id,
      student_id: await studentOf(db, email),
      is_paid_otherwise: true,
      status: 'WAITING',
      joined_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody by email, or anybody, to whom a seat is offered, with the hash of their link. */
export async function offerAt(db: Db, training_id: number, email: string | null, endsIn = 24) {
  const id = await waitingAt(db, training_id, email)
  const hash = randomToken()
  await db
    .updateTable('waiting_students')
    .set({
      status: 'OFFERED',
      offer_ends_at: new Date(Date.now() + endsIn * hour),
      token_hash: hashToken(hash),
    })
    .where('id', '=', id)
    .execute()
  return { id, hash }
}

export async function anyArtist(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', 'barbara@jaskiewicz.example')
    .executeTakeFirstOrThrow()
  return id
}
