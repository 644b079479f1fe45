import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
// The table of reviews comes with its queries.
import '#reputation/reviews/server/reviews.queries.ts'
import { addSeat } from '#testing/make/make-figures.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

/** Sets the requirements that tests count with: three trainings, an average of 4.2, and five reviews. */
export async function askOfSeniors(db: Db): Promise<void> {
  await sql`
    update levels set requirements = ${JSON.stringify([
      { metric: 'trainings_completed', at_least: 3 },
      { metric: 'average_rating', at_least: 4.2 },
      { metric: 'reviews_count', at_least: 5 },
    ])}::jsonb
    where code = 'SENIOR_ARTIST'
  `.execute(db)
}

/** Puts an artist on the lowest level with more than enough for the next one, and no request open. */
export async function meetNextLevel(db: Db, artistId: number): Promise<void> {
  await db.deleteFrom('status_upgrade_requests').where('pro_artist_id', '=', artistId).execute()
  await sql`
    update pro_artists set
      level_id = (select id from levels order by position limit 1), invitation_status = ${invitationStatus.COMPLETED},
      trainings_completed = 900, average_rating = 5, reviews_count = 900, approved_portfolio_items = 900
    where id = ${artistId}
  `.execute(db)
}

/** A request for the level above the artist's own. */
export async function insertUpgradeRequest(
  db: Db,
  artistId: number,
  values: Partial<Insertable<Tables['status_upgrade_requests']>> = {},
): Promise<number> {
  const levels = await db.selectFrom('levels').select(['id', 'position']).orderBy('position').execute()
  const { level_id } = await db
    .selectFrom('pro_artists')
    .select('level_id')
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  const place = levels.findIndex(({ id }) => id === level_id)
  const { id } = await db
    .insertInto('status_upgrade_requests')
    .values({
      pro_artist_id: artistId,
      from_level_id: levels[place]?.id ?? 0,
      to_level_id: levels[place + 1]?.id ?? 0,
      message: 'Od roku prowadzę szkolenia co miesiąc i chcę więcej.',
      evidence: sql`'[{"metric": "trainings_completed", "at_least": 3, "value": 3}]'::jsonb`,
      comment: null,
      decided_by: null,
      requested_at: new Date(),
      decided_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Trainings that an artist has finished, each with somebody who was there and seats for any number of reviewers: the figures follow by
 * themselves.
 */
export function insertTrainings(db: Db, artistId: number, count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = await insertTraining(db, artistId, { state: 'COMPLETED', seats_max: 1000 })
      await addSeat(db, id)
      return id
    }),
  )
}

let students = 0

/** Reviews of a training, each by a student of its own. */
export async function insertReviews(db: Db, trainingId: number, ratings: number[]): Promise<void> {
  for (const rating of ratings) {
    students += 1
    const person = { first_name: 'Ida', last_name: 'Lis', email: `reviewer-${students}@example.com` }
    const at = new Date()
    const user = await db
      .insertInto('users')
      .values({ ...person, language_name: 'pl', password_hash: null, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const student = await db
      .insertInto('students')
      .values({
        ...person,
        user_id: user.id,
        phone: null,
        country_id: null,
        language_name: 'pl',
        internal_note: null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const participant = await db
      .insertInto('participants')
      .values({
        training_id: trainingId,
        student_id: student.id,
        student_package_id: null,
        status: 'CONFIRMED',
        outcome: 'PASS',
        registered_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('reviews')
      .values({
        training_id: trainingId,
        participant_id: participant.id,
        rating,
        content_rating: rating,
        artist_rating: rating,
        organisation_rating: rating,
        text: 'Spokojnie, dokładnie i na temat. Wrócę na kolejne.',
        status: 'PUBLISHED',
        reply: null,
        replied_at: null,
        created_at: at,
      })
      .execute()
  }
}
