import { type RawBuilder, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type {} from '#people/students/server/students.queries.ts'
import { editableUntil } from '#reputation/reviews/contract/reviews.flow.ts'
import type { PublicReview, ReviewFigures } from '#reputation/reviews/contract/reviews.shown.ts'
import type { OwnReview } from '#reputation/reviews/contract/reviews.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'
import { nameOfTeacher } from './review-links.queries.ts'

/** Each 1 to 5. */
type Ratings = { rating: number; content_rating: number; artist_rating: number; organisation_rating: number }

/** All reviews for the office, and for an artist those of their trainings. Every read and write of theirs starts here. */
export function visibleReviews({ db, user }: Reader) {
  return db
    .selectFrom('reviews')
    .$if(!hasPermission(user, 'can-view-all-reviews'), (some) =>
      some.where('reviews.artist_id', '=', user.pro_artist?.id ?? 0),
    )
}

/** As people are called, first name first; lists sort by the columns that triggers keep. */
export const authorOf = sql<string>`coalesce((
  select ${fullNameIn()} from students where students.id =
    (select student_id from participants where participants.id = reviews.participant_id)
), reviews.author_name)`
export const artistOf = sql<string>`coalesce((
  select ${fullNameIn()} from pro_artists where pro_artists.id = reviews.artist_id
), reviews.artist_name)`

/** Of the voucher that was issued for it, independent of the present settings. */
export const rewardPercent = sql<number | null>`(select value from vouchers where vouchers.id = reviews.voucher_id)`

/** What students wrote of an artist's trainings, and the artist has not replied to. */
export function unansweredReviews(db: Db, artistId: number) {
  return db
    .selectFrom('reviews')
    .where('reviews.artist_id', '=', artistId)
    .where('reviews.status', '=', 'PUBLISHED')
    .where('reviews.has_reply', '=', false)
}

/** Of an artist, as everybody may read them: the latest first. */
export function publicReviews(db: Db, artistId: number | RawBuilder<number>) {
  return db
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .select([
      'reviews.id',
      ...(['rating', 'content_rating', 'artist_rating', 'organisation_rating', 'text', 'verification'] as const),
      sql<PublicReview['author']>`case
        when not is_forgotten(students.user_id, students.email) and not exists (
          select from erasures where erasures.student_id = students.id and done_at is null
        ) then students.first_name || ' ' || left(students.last_name, 1) || '.' else '' end`.as('author'),
      ...(['title', 'reply', 'reviews.created_at', 'edited_at'] as const),
      rewardPercent.as('reward_percent'),
    ])
    .where('reviews.artist_id', '=', artistId)
    .where('reviews.status', '=', 'PUBLISHED')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
}

/** What an artist's published reviews come to. */
export function reviewFigures(db: Db, artistId: number | RawBuilder<number>) {
  return figuresOf(db.selectFrom('reviews').where('reviews.artist_id', '=', artistId))
}

/** What the published ones of these come to. */
export function figuresOf(some: ReturnType<typeof visibleReviews>) {
  return some.where('reviews.status', '=', 'PUBLISHED').select([
    (eb) => eb.fn.countAll<number>().as('count'),
    average('rating').as('average'),
    sql<number[]>`array[${sql.join([1, 2, 3, 4, 5].map(countOf))}]`.as('distribution'),
    sql<ReviewFigures['criteria']>`json_build_object(
        'content', ${average('content_rating')}, 'artist', ${average('artist_rating')},
        'organisation', ${average('organisation_rating')}
      )`.as('criteria'),
  ])
}

const average = (column: keyof Ratings) => sql<number | null>`round(avg(reviews.${sql.ref(column)}), 2)`
const countOf = (stars: number) => sql`(count(*) filter (where reviews.rating = ${sql.lit(stars)}))::integer`

/** Finished trainings that a student attended and has not reviewed. */
export function unwrittenReviews(db: Db, user: { id: number }) {
  return attendedTrainings(db, user).where(({ and, exists, not, selectFrom }) => {
    const review = selectFrom('reviews').whereRef('participant_id', '=', 'participants.id')
    const link = selectFrom('review_links').whereRef('participant_id', '=', 'participants.id')
    const withdrawn = link.where('withdrawn_at', 'is not', null)
    return and([not(exists(review.select('id'))), not(exists(withdrawn.select('participant_id')))])
  })
}

/** Finished trainings of the portal that a student attended, and so may review. */
export function attendedTrainings(db: Db, { id }: { id: number }) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .where('students.user_id', '=', id)
    .where('trainings.state', '=', 'COMPLETED')
    .where('trainings.brought_in_at', 'is', null)
    .where('participants.status', '<>', 'CANCELLED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendances')
          .whereRef('participant_id', '=', 'participants.id')
          .where('is_present', '=', true)
          .select('participant_id'),
      ),
    )
}

/** What a student may still write, and what they wrote: the latest training first. */
export async function ownReviews(db: Db, user: { id: number }): Promise<OwnReview[]> {
  const rows = await attendedTrainings(db, user)
    .leftJoin('reviews', 'reviews.participant_id', 'participants.id')
    .leftJoin('review_links', 'review_links.participant_id', 'participants.id')
    .select([
      'participants.id',
      'trainings.title',
      nameOfTeacher.as('artist'),
      'trainings.ends_at as ended_at',
      'reviews.id as review_id',
      ...(['rating', 'text', 'reviews.status', 'reply', 'reviews.created_at', 'editable_until'] as const),
    ])
    .where((eb) => eb.or([eb('reviews.id', 'is not', null), eb('review_links.withdrawn_at', 'is', null)]))
    .orderBy('trainings.ends_at', 'desc')
    .orderBy('participants.id', 'desc')
    .execute()
  return rows.map(({ review_id, rating, text, status, reply, created_at, editable_until, ...training }) => ({
    ...training,
    review:
      review_id === null
        ? null
        : ({
            ...{ id: review_id, rating, text, status, reply, created_at },
            editable_until: editableUntil({ created_at: created_at as string, editable_until }),
          } as OwnReview['review']),
  }))
}
