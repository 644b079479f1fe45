import { sql } from 'kysely'
import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Context } from '#kit/server/http/context.ts'
import { feature, type Listeners } from '#kit/server/http/feature.ts'
import { bilingualName } from '#kit/server/records/record-kind.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { benefitData } from './benefits.personal-data.ts'
import { artistsWithBenefit, isInForce } from './benefits.queries.ts'
import { benefitRoutes } from './benefits.routes.ts'

/** Notifies artists of a benefit once they can use it: when it is created, or made visible or valid later. */
const notices: Listeners = {
  'benefit.created': async (ctx, id, { is_in_force }) => {
    if (is_in_force) await notifyArtists(ctx, id)
  },
  'benefit.updated': async (ctx, id, { before, is_in_force }) => {
    if (is_in_force && !isInForce(before)) await notifyArtists(ctx, id)
  },
}

export const benefits = feature({
  personalData: benefitData,
  rights: {
    'can-view-benefits': { holders: ['administrator', 'pro-artist'], group: 'catalogue' },
    'can-create-benefits': { holders: ['administrator'], group: 'catalogue' },
    'can-edit-benefits': { holders: ['administrator'], group: 'catalogue' },
    'can-delete-benefits': { holders: ['administrator'], group: 'catalogue' },
  },
  records: {
    benefit: {
      texts: ['benefits'],
      name: bilingualName('benefits'),
      choice: {
        calls: ['/api/benefits/{id}'],
        rows: () => sql`select * from benefits`,
        name: (language) => sql`name ->> ${language}`,
      },
    },
  },
  details: { hidden: ['is_in_force'], derived: ['validity'] },
  calls: benefitRoutes,
  broadcasts: notices,
})

async function notifyArtists(ctx: Context, id: number): Promise<void> {
  const benefit = await artistsWithBenefit(ctx, id)
  if (!benefit) return
  const readers = new Set(await holdersOf(ctx.db, 'can-view-benefits'))
  await notify(
    ctx,
    benefit.artists.filter((artist) => readers.has(artist)),
    { type: 'benefit_added', params: { name: benefit.name }, link: `benefits/${id}` },
  )
}
