import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import type { CsvColumn } from '#kit/server/lists/csv.ts'
import { minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { inLanguage } from '#kit/server/lists/list.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { unlessErased } from '#people/students/server/students.queries.ts'
import { reviewStatuses, verifications } from '#reputation/reviews/contract/reviews.flow.ts'
import type { Review, ReviewQuery, ReviewVersion } from '#reputation/reviews/contract/reviews.ts'
import { artistOf, authorOf, rewardPercent, visibleReviews } from './reviews.queries.ts'

type Reviews = ReturnType<typeof visibleReviews>

/** What a list of reviews shows, and how it is filtered and sorted. */
export function reviewList(ctx: Reader<'language'>, query: ReviewQuery) {
  return {
    table: 'reviews' as const,
    matching: matching(ctx, query),
    rows: (some: Reviews) => reviewRows(some, ctx),
    search: sql.ref<string>('reviews.search'),
    sort: {
      author_name: [sql`reviews.author_name collate "pl-x-icu"`],
      artist_name: [sql`reviews.artist_name collate "pl-x-icu"`],
      artist_id: [sql.ref('reviews.artist_id'), sql.ref('reviews.created_at')],
      title: [inLanguage(sql.ref('reviews.title'), ctx.language)],
      training_id: [sql.ref('reviews.training_id'), sql.ref('reviews.created_at')],
    },
  }
}

function matching(ctx: Reader<'language'>, query: ReviewQuery): Reviews {
  const { rating, status, artistId, trainingId, replied, writtenFrom, writtenTo } = query
  return visibleReviews(ctx)
    .$if(!!rating, (some) => some.where('reviews.rating', '=', rating as number))
    .$if(!!status, (some) => some.where('reviews.status', '=', status as never))
    .$if(!!artistId, (some) => some.where('reviews.artist_id', '=', artistId as number))
    .$if(!!trainingId, (some) => some.where('reviews.training_id', '=', trainingId as number))
    .$if(replied === 1, (some) => some.where('reviews.has_reply', '=', true))
    .$if(replied === 0, (some) => some.where('reviews.has_reply', '=', false))
    .$if(!!writtenFrom, (some) => some.where('reviews.created_at', '>=', midnight(writtenFrom as string)))
    .$if(!!writtenTo, (some) => some.where('reviews.created_at', '<', midnight(writtenTo as string, 1)))
}

function reviewRows(some: Reviews, { user }: Pick<Reader<'language'>, 'user'>) {
  const own = user.pro_artist?.id ?? 0
  return some.select([
    'reviews.id',
    ...(['rating', 'content_rating', 'artist_rating', 'organisation_rating', 'text', 'status'] as const),
    ...(['verification', 'reviews.artist_id'] as const),
    authorOf.as('author_name'),
    artistOf.as('artist_name'),
    rewardPercent.as('reward_percent'),
    sql<boolean>`coalesce(reviews.artist_id = ${own}, false)`.as('is_own'),
    ...(['training_id', 'title', 'reply', 'replied_at', 'reviews.created_at', 'edited_at', 'revision'] as const),
  ])
}

/** One review, for the office with its former texts. */
export async function reviewDetails(ctx: Reader<'language'>, id: number): Promise<Review | undefined> {
  const review = await reviewRows(visibleReviews(ctx), ctx)
    .select((eb) =>
      eb
        .selectFrom('participants')
        .innerJoin('students', 'students.id', 'participants.student_id')
        .select(unlessErased<number>('id').as('author_id'))
        .whereRef('participants.id', '=', 'reviews.participant_id')
        .as('author_id'),
    )
    .where('reviews.id', '=', id)
    .executeTakeFirst()
  if (!review) return undefined
  return { ...review, versions: hasPermission(ctx.user, 'can-view-all-reviews') ? await versionsOf(ctx, id) : null }
}

function versionsOf({ db }: Reader<'language'>, reviewId: number): Promise<ReviewVersion[]> {
  return db
    .selectFrom('review_versions')
    .select(['id', 'rating', 'content_rating', 'artist_rating', 'organisation_rating', 'text'])
    .select(['written_at', 'replaced_at'])
    .where('review_id', '=', reviewId)
    .orderBy('revision', 'desc')
    .execute()
}

export function reviewColumns({ t }: Context): CsvColumn[] {
  const text = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: true })
  const plain = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: false })
  const named = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
  const states = named(reviewStatuses, (status) => t(`reviews.status_${status}`))
  const proofs = named(verifications, (verification) => t(`reviews.verification_${verification}`))
  return [
    plain(t('reviews.export_created_at'), minute(sql`reviews.created_at`)),
    plain(t('reviews.rating'), sql.ref('reviews.rating')),
    plain(t('reviews.content_rating'), sql.ref('reviews.content_rating')),
    plain(t('reviews.artist_rating'), sql.ref('reviews.artist_rating')),
    plain(t('reviews.organisation_rating'), sql.ref('reviews.organisation_rating')),
    text(t('reviews.author'), authorOf),
    text(t('reviews.artist'), artistOf),
    text(t('trainings.title_pl'), sql`reviews.title ->> 'pl'`),
    text(t('trainings.title_en'), sql`reviews.title ->> 'en-US'`),
    text(t('reviews.text'), sql.ref('reviews.text')),
    plain(t('reviews.status'), nameOfCode(sql`reviews.status`, states)),
    plain(t('reviews.verification'), nameOfCode(sql`reviews.verification`, proofs)),
    text(t('reviews.reply'), sql.ref('reviews.reply')),
    plain(t('reviews.export_replied_at'), minute(sql`reviews.replied_at`)),
    plain(t('reviews.export_edited_at'), minute(sql`reviews.edited_at`)),
    plain(t('reviews.export_reward'), rewardPercent),
  ]
}
