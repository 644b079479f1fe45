import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type {} from '#people/students/server/students.queries.ts'
import { linkState } from '#reputation/reviews/contract/reviews.flow.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'

type Services = Pick<Context<unknown>, 'db' | 'now'>

/** A secret link with the training, the student, and what was written by it. */
export async function linkByHash({ db, now }: Services, hash: string) {
  const row = await db
    .selectFrom('review_links')
    .innerJoin('participants', 'participants.id', 'review_links.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select([
      'participants.id',
      'participants.training_id',
      'students.user_id',
      'students.first_name',
      'trainings.title',
      nameOfTeacher.as('artist'),
      'trainings.ends_at as ended_at',
      'review_links.expires_at',
      'review_links.withdrawn_at',
    ])
    .where('review_links.token_hash', '=', hashToken(hash))
    .executeTakeFirst()
  if (!row) return undefined
  const review = (await writtenBy(db, row.id)) ?? null
  return { ...row, review, state: linkState({ ...row, review }, now) }
}

function writtenBy(db: Db, participantId: number) {
  return db
    .selectFrom('reviews')
    .select([
      ...(['id', 'rating', 'content_rating', 'artist_rating', 'organisation_rating', 'text', 'status'] as const),
      ...(['created_at', 'edited_at', 'editable_until', 'reply', 'revision', 'voucher_id'] as const),
    ])
    .where('participant_id', '=', participantId)
    .executeTakeFirst()
}

/** That the review of a link can be written: it is not there, and the link was neither taken back nor is it over. */
export function isWaiting(now: Date): RawBuilder<SqlBool> {
  return sql`(
    review_links.withdrawn_at is null and review_links.expires_at > ${now}
    and not exists (select from reviews where reviews.participant_id = review_links.participant_id)
  )`
}

/** Who led a training, as people call them. */
export const nameOfTeacher = sql<string | null>`coalesce(
  (select ${fullNameIn()} from pro_artists where pro_artists.id = trainings.pro_artist_id), former_artist
)`
