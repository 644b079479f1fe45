import { type Bilingual, languages } from '#kit/contract/texts/text.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { putInOrder } from '#kit/server/lists/order.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { keepRevisions } from '#kit/server/revisions/revisions.ts'
import type { Stage } from '#reputation/consents/contract/stages.ts'
import { requireNoRefusal } from '#reputation/consents/server/standing.steps.ts'
import { mostImages, type PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioItem } from './portfolio.queries.ts'
import { afterEdit, lockForEdit } from './portfolio.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'portfolioItem.imageAdded': { image_id: number; file_id: number; stage: Stage }
    'portfolioItem.imageChanged': { image_id: number; before: object; after: object }
    'portfolioItem.imageRemoved': { image_id: number; stage: Stage }
    'portfolioItem.imagesReordered': { ids: number[] }
    'portfolioItem.coverChosen': { image_id: number | null }
  }
}

type ClientKey = string | null | undefined
type Sent = {
  file: StagedFile
  stage: Stage
  client_key?: ClientKey
  ahead_of?: readonly ClientKey[] | undefined
}

/**
 * Adds a picture after the present ones, but before those with the keys in `ahead_of`. One that was added before, as
 * after a lost connection, stays as it is.
 */
export async function addImage(ctx: Context, id: number, sent: Sent): Promise<PortfolioItem> {
  const { file, stage, client_key, ahead_of = [] } = sent
  const before = await lockForEdit(ctx, id)
  if (client_key && (await isThere(ctx, id, client_key))) return before
  await requireNoRefusal(ctx.db, id)
  if (before.images.length >= mostImages) failFields({ file: 'portfolio_images_full' })
  const file_id = await storeFile(ctx.db, file, ctx.now)
  const { last } = await ctx.db
    .selectFrom('portfolio_images')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('portfolio_item_id', '=', id)
    .executeTakeFirstOrThrow()
  const image = await ctx.db
    .insertInto('portfolio_images')
    .values({
      portfolio_item_id: id,
      file_id,
      client_key: client_key ?? null,
      stage,
      alt: suggestedAlt(ctx, before.technique, stage),
      has_own_alt: false,
      ...looksIn(file),
      position: (last ?? 0) + 1,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveAhead(ctx.db, id, image.id, ahead_of)
  await keepImages(ctx, before)
  await ctx.record('portfolioItem.imageAdded', id, { image_id: image.id, file_id, stage })
  return afterEdit(ctx, id)
}

type Words = { stage: Stage; alt: Bilingual | null }

export async function changeImage(
  ctx: Context,
  id: number,
  imageId: number,
  { stage, alt }: Words,
): Promise<PortfolioItem> {
  const before = await lockForEdit(ctx, id)
  const known = found(before.images.find((image) => image.id === imageId))
  const after = { stage, alt: alt ?? suggestedAlt(ctx, before.technique, stage), has_own_alt: alt !== null }
  await ctx.db.updateTable('portfolio_images').set(after).where('id', '=', imageId).execute()
  if (!(await keepImages(ctx, before))) return found(await portfolioItem(ctx, id))
  const described = { stage: known.stage, alt: known.alt }
  await ctx.record('portfolioItem.imageChanged', id, { image_id: imageId, before: described, after })
  return afterEdit(ctx, id)
}

/** Its file is deleted, too. Nothing new is visible, so the office need not check the work again. */
export async function removeImage(ctx: Context, id: number, imageId: number): Promise<PortfolioItem> {
  const before = await lockForEdit(ctx, id)
  const { stage } = found(before.images.find((image) => image.id === imageId))
  await ctx.db.deleteFrom('portfolio_images').where('id', '=', imageId).execute()
  await keepImages(ctx, before)
  await ctx.record('portfolioItem.imageRemoved', id, { image_id: imageId, stage })
  return found(await portfolioItem(ctx, id))
}

export async function reorderImages(ctx: Context, id: number, ids: readonly number[]): Promise<PortfolioItem> {
  await lockForEdit(ctx, id)
  const isMoved = await putInOrder(ctx.db, 'portfolio_images', ids, { column: 'portfolio_item_id', id })
  if (isMoved) await ctx.record('portfolioItem.imagesReordered', id, { ids: [...ids] })
  return found(await portfolioItem(ctx, id))
}

export async function chooseCover(ctx: Context, id: number, imageId: number | null): Promise<PortfolioItem> {
  const { images } = await lockForEdit(ctx, id)
  if (imageId !== null && !images.some((image) => image.id === imageId)) failFields({ image_id: 'image_unknown' })
  const { numUpdatedRows } = await ctx.db
    .updateTable('portfolio_items')
    .set({ cover_id: imageId })
    .where('id', '=', id)
    .where('cover_id', 'is distinct from', imageId)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await ctx.record('portfolioItem.coverChosen', id, { image_id: imageId })
  return found(await portfolioItem(ctx, id))
}

/** The columns by which a picture is known again. */
export function looksIn({ looks }: Pick<StagedFile, 'looks'>) {
  return { look: looks?.look ?? null, crops: looks?.crops ?? null }
}

/** Pictures without words of their own follow the technique of their work. */
export async function suggestAlts(ctx: Context, id: number): Promise<void> {
  const { technique, images } = found(await portfolioItem(ctx, id))
  for (const { id: imageId, stage, has_own_alt } of images) {
    if (has_own_alt) continue
    const alt = suggestedAlt(ctx, technique, stage)
    await ctx.db.updateTable('portfolio_images').set({ alt }).where('id', '=', imageId).execute()
  }
}

/** The alternative text of a picture that nobody has described: the technique and the stage. */
export function suggestedAlt(
  { texts }: Pick<Context, 'texts'>,
  technique: PortfolioItem['technique'],
  stage: Stage,
): Bilingual {
  const entries = languages.map((language) => {
    const t = texts.in(language)
    return [language, t(`portfolio.suggested_${stage}`, { technique: t(`artists.techniques_${technique}`) })]
  })
  return Object.fromEntries(entries)
}

async function isThere({ db }: Context, id: number, client_key: string): Promise<boolean> {
  const image = await db
    .selectFrom('portfolio_images')
    .select('id')
    .where('portfolio_item_id', '=', id)
    .where('client_key', '=', client_key)
    .executeTakeFirst()
  return image !== undefined
}

/** Pictures are ordered as they were chosen, in any order of arrival. */
async function moveAhead(db: Db, id: number, imageId: number, keys: readonly ClientKey[]): Promise<void> {
  const images = await db
    .selectFrom('portfolio_images')
    .select(['id', 'client_key'])
    .where('portfolio_item_id', '=', id)
    .orderBy('position')
    .execute()
  const place = images.findIndex(({ client_key }) => client_key !== null && keys.includes(client_key))
  if (place === -1) return
  const ids = images.map((image) => image.id).filter((other) => other !== imageId)
  await putInOrder(db, 'portfolio_images', ids.toSpliced(place, 0, imageId), { column: 'portfolio_item_id', id })
}

/**
 * Pictures are part of the work: a decision on an older revision is refused, since they have changed. False where they
 * have not.
 */
async function keepImages(ctx: Context, row: PortfolioItem): Promise<boolean> {
  const { images } = found(await portfolioItem(ctx, row.id))
  const [before, after] = [describeImages(ctx, row.images), describeImages(ctx, images)]
  if (before.join() === after.join()) return false
  await keepRevisions(ctx, 'portfolio_items', [{ row, changes: [{ field: 'images', before, after }] }])
  return true
}

function describeImages({ t, language }: Context, images: PortfolioItem['images']): string[] {
  return images.map(({ id, stage, alt }) => `${id}. ${t(`portfolio.stage_${stage}`)}: ${alt[language]}`)
}
