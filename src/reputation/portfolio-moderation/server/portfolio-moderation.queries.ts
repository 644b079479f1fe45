import { sql } from 'kysely'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { foundIn, inLanguage } from '#kit/server/lists/list.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import { refusedLikenesses, sharedLikenesses } from '#reputation/portfolio/server/perceptual-hashes.queries.ts'
import { coverOf, visibleWorks } from '#reputation/portfolio/server/portfolio.queries.ts'
import {
  type ModeratedRow,
  type ModeratedWork,
  type ModerationQuery,
  reasonNames,
  type WorkCounts,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { alikePictures } from './alike.queries.ts'

type Works = ReturnType<typeof visibleWorks>

/** What artists have sent in, as the office's list shows it. */
export function moderationList(ctx: Reader<'language'>, query: ModerationQuery) {
  return {
    table: 'portfolio_items' as const,
    matching: matching(ctx, query),
    rows: moderatedRows(ctx),
    search: sql.ref<string>('portfolio_items.search'),
    sort: {
      waiting: [
        ...(query.status ? [] : [sql`(portfolio_items.status <> 'PENDING')`]),
        sql.ref('portfolio_items.status_changed_at'),
      ],
      title: [inLanguage(sql.ref('portfolio_items.title'), ctx.language)],
    },
  }
}

function matching(ctx: Reader<'language'>, { status, technique, consent, wording, artistId }: ModerationQuery): Works {
  return sentIn(ctx)
    .$if(!!status, (some) => some.where('portfolio_items.status', '=', status as never))
    .$if(!!technique, (some) => some.where('portfolio_items.technique', '=', technique as never))
    .$if(!!consent, (some) => some.where('portfolio_items.consent_state', '=', consent as never))
    .$if(!!wording, (some) =>
      some.where('portfolio_items.consent_state', '=', 'GIVEN').where('portfolio_items.consented_words', 'is', null),
    )
    .$if(!!artistId, (some) => some.where('portfolio_items.pro_artist_id', '=', artistId as number))
}

export async function countWorks(ctx: Reader<'language'>, query: ModerationQuery): Promise<WorkCounts> {
  const all = { ...query, status: null }
  const status = await foundIn(all, moderationList(ctx, all))
    .select(['portfolio_items.status as value', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('portfolio_items.status')
    .$narrowType<{ value: WorkCounts['status'][number]['value'] }>()
    .execute()
  const counted = status.filter(({ value }) => !query.status || value === query.status)
  return { status, total: counted.reduce((sum, { count }) => sum + count, 0) }
}

/** A draft is the artist's alone, also where the artist works in the office. */
export function sentIn(ctx: Reader): Works {
  return visibleWorks(ctx).where('portfolio_items.status', '!=', 'DRAFT')
}

/** Works that wait for the office's yes or no. */
export function pendingWorks({ db }: Pick<Context, 'db'>) {
  return db.selectFrom('portfolio_items').where('status', '=', 'PENDING')
}

const moderatedRows =
  ({ user }: Reader<'language'>) =>
  (works: Works) =>
    works.innerJoin('pro_artists', 'pro_artists.id', 'portfolio_items.pro_artist_id').select([
      'portfolio_items.id',
      'portfolio_items.title',
      sql<ModeratedRow['artist']>`json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name, 'avatar_url', ${pictureOrNull}
      )`.as('artist'),
      'portfolio_items.technique',
      'portfolio_items.performed_on',
      'portfolio_items.status',
      'portfolio_items.consent_state',
      coverOf(user).as('cover_id'),
      sql<number>`(select count(*) from portfolio_images where portfolio_item_id = portfolio_items.id)`.as(
        'images_count',
      ),
      'portfolio_items.created_at',
      'portfolio_items.status_changed_at',
      'portfolio_items.revision',
    ])

export async function moderatedWork(ctx: Context, id: number): Promise<ModeratedWork | undefined> {
  const row = await moderatedRows(ctx)(sentIn(ctx))
    .leftJoin('users as artists', 'artists.id', 'pro_artists.user_id')
    .leftJoin('users as moderators', 'moderators.id', 'portfolio_items.moderated_by')
    .select([
      'pro_artists.language_name as language',
      sql<string | null>`nullif(concat_ws(' ', moderators.first_name, moderators.last_name), '')`.as('moderated_by'),
    ])
    .where('portfolio_items.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const t = ctx.texts.in(row.language)
  const reasons = reasonNames.map((name) => ({ name, text: t(`portfolioModeration.reason_${name}`) }))
  return {
    ...row,
    alike: await alikePictures(ctx.db, id),
    is_refused_copy: await refusedLikenesses(ctx.db, id),
    is_asked_copy: await sharedLikenesses(ctx.db, id),
    reasons,
  }
}
