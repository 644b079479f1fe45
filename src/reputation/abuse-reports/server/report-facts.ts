import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Actor } from '#kit/server/http/context.ts'

export type ReportFacts = Awaited<ReturnType<typeof reportFacts>>

/** Whom a report is about: who wrote the review, and the artist who reported it. */
export function reportFacts({ db }: Pick<Actor, 'db'>, id: number) {
  return db
    .selectFrom('abuse_reports')
    .innerJoin('reviews', 'reviews.id', 'abuse_reports.review_id')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'abuse_reports.pro_artist_id')
    .select([
      'abuse_reports.id',
      'abuse_reports.review_id',
      'reviews.title',
      'reviews.status as review_status',
      'reason',
      'explanation',
      'is_public',
      'measure',
      'ground',
      'author_until',
      'students.email',
      'students.first_name',
      'students.language_name',
      'pro_artists.user_id as artist_id',
      sql<{ email: string; first_name: string; language_name: Language } | null>`
        case when pro_artists.user_id is not null then json_build_object(
          'email', pro_artists.email, 'first_name', pro_artists.first_name, 'language_name', pro_artists.language_name
        ) end
      `.as('artist'),
    ])
    .where('abuse_reports.id', '=', id)
    .executeTakeFirstOrThrow()
}
