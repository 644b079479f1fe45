import type { RawBuilder } from 'kysely'
import { purposes } from '#kit/contract/values/files.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { PortfolioStep } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { workCard } from './cards/work-cards.ts'
import { addImage, changeImage, chooseCover, removeImage, reorderImages } from './images.steps.ts'
import { portfolioItem, visiblePictures, visibleWorks, workRows } from './portfolio.queries.ts'
import { movePortfolioItem } from './portfolio.steps.ts'
import { createWork, editWork, removeWork, reorderWorks } from './works.steps.ts'

declare module '#kit/server/http/registered-parts.ts' {
  interface Parts {
    /** The artists whose public profile anybody may see. */
    publicArtists: (db: Db) => RawBuilder<number>
  }
}

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleWorks(ctx).select('portfolio_items.id').where('portfolio_items.id', '=', id).executeTakeFirst()

const ownWork = async (ctx: Context, { id }: { id: number }) => {
  const work = await visibleWorks(ctx).select('pro_artist_id').where('portfolio_items.id', '=', id).executeTakeFirst()
  if (work && work.pro_artist_id !== ctx.user.pro_artist?.id) fail('forbidden')
  return work
}

/** Only an artist has works. */
const ownArtist = async ({ user }: Context) => user.pro_artist ?? fail('forbidden')

export const portfolioRoutes = routes(portfolio, {
  list: async (ctx) => ({
    data: await workRows(ctx)
      .where('pro_artist_id', '=', ctx.user.pro_artist?.id ?? 0)
      .orderBy('position')
      .execute(),
  }),
  get: { subject, handle: async (ctx, { id }) => ({ data: found(await portfolioItem(ctx, id)) }) },
  create: { subject: ownArtist, handle: async (ctx, draft) => ({ data: await createWork(ctx, draft) }) },
  reorder: {
    subject: ownArtist,
    handle: (ctx, { ids }) => reorderWorks(ctx, ids),
  },
  update: { subject, handle: async (ctx, { id, ...draft }) => ({ data: await editWork(ctx, id, draft) }) },
  remove: { subject, handle: (ctx, { id }) => removeWork(ctx, id) },

  submit: step('submit'),
  withdraw: step('withdraw'),
  approve: step('approve'),
  reject: step('reject'),
  hide: step('hide'),
  reopen: step('reopen'),

  addImage: { subject, handle: async (ctx, { id, ...sent }) => ({ data: await addImage(ctx, id, sent) }) },
  reorderImages: { subject, handle: async (ctx, { id, ids }) => ({ data: await reorderImages(ctx, id, ids) }) },
  updateImage: {
    subject,
    handle: async (ctx, { id, image_id, ...words }) => ({ data: await changeImage(ctx, id, image_id, words) }),
  },
  removeImage: { subject, handle: async (ctx, { id, image_id }) => ({ data: await removeImage(ctx, id, image_id) }) },
  setCover: { subject, handle: async (ctx, { id, image_id }) => ({ data: await chooseCover(ctx, id, image_id) }) },

  card: { subject: ownWork, handle: (ctx, { id, format, language }) => workCard(ctx, id, format, language) },

  image: async ({ db, user }, { id, size }) => {
    const file = visiblePictures(db, user)
      .innerJoin('files', 'files.id', 'file_id')
      .selectAll('files')
      .where('portfolio_images.id', '=', id)
      // For anonymous visitors, they are part of the artist's public profile, and are visible only while it is.
      .$if(!user, (shown) => shown.where('pro_artist_id', 'in', part('publicArtists')(db)))
      .executeTakeFirst()
    return { file: found(Object.hasOwn(purposes.portfolio.widths, size) ? await file : undefined), variant: size }
  },
})

type Decision = { id: number; revision?: number | undefined; reason?: string }

/** A call that changes the status of a work, with a reason. */
function step(name: PortfolioStep) {
  return {
    subject,
    handle: async (ctx: Context, { id, revision, reason }: Decision) => ({
      data: await movePortfolioItem(ctx, id, name, { revision, reason: reason ?? null }),
    }),
  }
}
