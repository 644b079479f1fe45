import type { Db, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    reviews: {
      id: Generated<number>
      training_id: number
      participant_id: number
      /** Each 1 to 5. */
      rating: number
      content_rating: number
      artist_rating: number
      organisation_rating: number
      text: string
      status: 'PUBLISHED' | 'HIDDEN' | 'REMOVED'
      reply: string | null
      replied_at: Instant | null
      created_at: Instant
    }
  }
}

/** What students wrote of an artist's trainings, and the artist has not replied to. */
export function unansweredReviews(db: Db, artistId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('trainings', 'trainings.id', 'reviews.training_id')
    .where('pro_artist_id', '=', artistId)
    .where('status', '=', 'PUBLISHED')
    .where('reply', 'is', null)
}

/** Finished trainings that a student attended and has not reviewed. */
export function unwrittenReviews(db: Db, { id }: { id: number }) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .where('students.user_id', '=', id)
    .where('trainings.state', '=', 'COMPLETED')
    .where('participants.status', '<>', 'CANCELLED')
    .where(({ exists, not, selectFrom }) => {
      const attended = selectFrom('attendances').whereRef('participant_id', '=', 'participants.id')
      const review = selectFrom('reviews').whereRef('participant_id', '=', 'participants.id')
      return exists(attended.where('is_present', '=', true).select('participant_id')).and(
        not(exists(review.select('id'))),
      )
    })
}
