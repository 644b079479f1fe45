import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { everyArtist } from '#network/artists/server/artists.queries.ts'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { mostWorks, type PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import { suggestAlts } from './images.steps.ts'
import { portfolioItem } from './portfolio.queries.ts'
import { afterEdit, lockForEdit, lockItem } from './portfolio.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'portfolioItem.created': { after: object }
    'portfolioItem.updated': { before: object; after: object }
    'portfolioItem.removed': { before: object }
    /** Of no single work, as an order of benefits is of none. */
    'portfolioItem.reordered': { ids: number[]; pro_artist_id: number }
  }
}

type Draft = Pick<PortfolioItem, 'title' | 'description' | 'health' | 'technique' | 'performed_on'>
type Begun = { [Field in keyof Draft]: Draft[Field] | null }

/** A draft of the artist's own, behind the works that are there; what is missing is suggested. */
export async function createWork(ctx: Context, begun: Begun): Promise<PortfolioItem> {
  const artistId = ctx.user.pro_artist?.id ?? fail('forbidden')
  const draft = await withSuggestions(ctx, artistId, begun)
  requirePast(ctx, draft)
  // One after another, or two would stand in one place.
  await lockRow(ctx.db, 'pro_artists', artistId)
  const { works, last } = await ctx.db
    .selectFrom('portfolio_items')
    .select(({ fn }) => [fn.countAll<number>().as('works'), fn.max('position').as('last')])
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirstOrThrow()
  if (works >= mostWorks) failFields({ title: 'portfolio_full' })
  const { id } = await ctx.db
    .insertInto('portfolio_items')
    .values({
      ...draft,
      pro_artist_id: artistId,
      position: (last ?? 0) + 1,
      status: 'DRAFT',
      moderation_reason: null,
      created_at: ctx.now,
      status_changed_at: ctx.now,
      submitted_at: null,
      moderated_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.record('portfolioItem.created', id, { after: draft })
  return found(await portfolioItem(ctx, id))
}

/** Nothing is suggested for the description: a work without one cannot be submitted. */
async function withSuggestions(ctx: Context, artistId: number, begun: Begun): Promise<Draft> {
  const technique = begun.technique ?? (await usualTechnique(ctx.db, artistId))
  return {
    title: begun.title ?? suggestedTitle(ctx, technique, ctx.language),
    description: begun.description ?? { pl: '', 'en-US': '' },
    health: begun.health,
    technique,
    performed_on: begun.performed_on ?? academyDay(ctx.now),
  }
}

/** The technique, in one language: the other then shows what the artist makes of it. */
function suggestedTitle({ texts }: Context, technique: Draft['technique'], only: Language): Bilingual {
  const title = texts.in(only)(`artists.techniques_${technique}`)
  return { pl: title, 'en-US': title, only }
}

/** A title that is still the suggested one follows the technique. */
function followingTitle(ctx: Context, before: Draft, { title, technique }: Draft): Bilingual {
  const { only } = title
  const isSuggested = only && title[only] === suggestedTitle(ctx, before.technique, only)[only]
  return isSuggested ? suggestedTitle(ctx, technique, only) : title
}

/** That of the artist's last work, or else the first that they offer. */
async function usualTechnique(db: Db, artistId: number): Promise<Draft['technique']> {
  const last = await db
    .selectFrom('portfolio_items')
    .select('technique')
    .where('pro_artist_id', '=', artistId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last) return last.technique
  const artist = await everyArtist(db).select('techniques').where('id', '=', artistId).executeTakeFirstOrThrow()
  return artist.techniques[0] ?? techniques[0]
}

/** An artist's edit of what was approved sends it back to the office; the office's own edit does not. */
export async function editWork(
  ctx: Context,
  id: number,
  { revision, ...sent }: Draft & { revision?: number | undefined },
): Promise<PortfolioItem> {
  const before = await lockForEdit(ctx, id)
  const draft = { ...sent, title: followingTitle(ctx, before, sent) }
  requirePast(ctx, draft)
  const isChanged = await revise(ctx, 'portfolio_items', before, draft, { revision, labels: portfolioFields.labels })
  if (!isChanged) return before
  await ctx.db.updateTable('portfolio_items').set(draft).where('id', '=', id).execute()
  if (draft.technique !== before.technique) await suggestAlts(ctx, id)
  await ctx.record('portfolioItem.updated', id, { before: draftOf(before), after: draft })
  return afterEdit(ctx, id)
}

export async function removeWork(ctx: Context, id: number): Promise<void> {
  const before = await lockItem(ctx, id)
  if (!before.is_own) fail('forbidden')
  await ctx.db.deleteFrom('portfolio_items').where('id', '=', id).execute()
  await ctx.record('portfolioItem.removed', id, { before: draftOf(before) })
}

export async function reorderWorks(ctx: Context, ids: readonly number[]): Promise<void> {
  const artistId = ctx.user.pro_artist?.id ?? fail('forbidden')
  const isMoved = await putInOrder(ctx.db, 'portfolio_items', ids, { column: 'pro_artist_id', id: artistId })
  if (isMoved) await ctx.record('portfolioItem.reordered', 0, { ids: [...ids], pro_artist_id: artistId })
}

function draftOf({ title, description, health, technique, performed_on }: PortfolioItem): Draft {
  return { title, description, health, technique, performed_on }
}

function requirePast({ now }: Context, { performed_on }: Draft): void {
  if (performed_on > academyDay(now)) failFields({ performed_on: 'day_to_come' })
}
