import type { Insertable } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { ReviewDraft } from '#reputation/reviews/contract/reviews.ts'
import { openReviewLink } from '#reputation/reviews/server/review-links.steps.ts'
import type {} from '#reputation/reviews/server/reviews.queries.ts'
import type { Academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'

/** The default review of a training. */
export const praise: ReviewDraft = {
  rating: 5,
  content_rating: 5,
  artist_rating: 5,
  organisation_rating: 4,
  text: 'Spokojnie, konkretnie i z praktyką. Polecam każdemu.',
}

type Training = Parameters<typeof trainingOf>[2]

/** Somebody by email, or anybody, who was at a completed training of an artist; answers the participant's id. */
export async function attendeeOf(db: Db, artistId: number | null, email: string | null, training: Training = {}) {
  const training_id = await trainingOf(db, artistId, { state: 'COMPLETED', ...training })
  const id = await seatAt(db, training_id, email, { status: 'CONFIRMED', outcome: 'PASS' })
  await db
    .insertInto('attendances')
    .columns(['participant_id', 'training_session_id', 'is_present'])
    .expression((eb) =>
      eb
        .selectFrom('training_sessions')
        .select([eb.val(id).as('participant_id'), 'id', eb.val(true).as('is_present')])
        .where('training_id', '=', training_id),
    )
    .execute()
  return id
}

/** An attendee with the hash of their link. */
export async function invitedAttendee(
  world: Academy,
  artistId: number | null,
  email: string | null,
  training?: Training,
) {
  const id = await attendeeOf(world.db, artistId, email, training)
  const { token: hash } = await openReviewLink(portalActs(world), id)
  return { id, hash }
}

/** Their review was requested so many days ago. */
export async function invitedAgo(db: Db, participantId: number, days: number): Promise<void> {
  const made_at = shift(new Date(), { days: -days })
  await db.updateTable('review_links').set({ made_at }).where('participant_id', '=', participantId).execute()
}

/** A review that is there; answers its id and its attendee's link. */
export async function reviewOf(
  world: Academy,
  artistId: number | null,
  email: string | null,
  values: Partial<Insertable<Tables['reviews']>> = {},
) {
  const { db } = world
  const { id: participant_id, hash } = await invitedAttendee(world, artistId, email)
  const { training_id } = await db
    .selectFrom('participants')
    .select('training_id')
    .where('id', '=', participant_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('reviews')
    .values({ ...praise, training_id, participant_id, status: 'PUBLISHED', created_at: new Date(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, hash, participant_id }
}
