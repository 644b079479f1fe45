import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#contract/kit/endpoint.ts'
import { moderationSortable, portfolioModeration } from '#contract/portfolio-moderation/portfolio-moderation.ts'
import { cast } from '#testing/cast.ts'
import { insertManyWorks } from '#testing/make-many-works.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, wholeReads } from '#testing/plans.ts'

/* How the database finds works, and pictures that look alike, when there are very many: by its indexes. */

type Query = Input<typeof portfolioModeration.list>

let portal: FilledAcademy['portal']
let office: FilledAcademy['office']
let withPicture: number

beforeAll(async () => {
  const filled = await filledAcademy(async ({ db }) => {
    await insertManyWorks(db, 30_000)
    const { id } = await db
      .selectFrom('portfolio_items')
      .innerJoin('portfolio_images', 'portfolio_item_id', 'portfolio_items.id')
      .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
      .select('portfolio_items.id')
      .where('email', '=', cast.artist.email)
      .where('status', '=', 'PENDING')
      .where('look', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    withPicture = id
  })
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

const columns = [undefined, ...moderationSortable]
const filters: Query[] = [
  {},
  { status: 'PENDING' },
  { technique: 'SCALP' },
  { consent: 'WITHDRAWN' },
  { artistId: 1 },
  { filter: 'praca c4ca' },
]

test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  const slow: string[] = []
  for (const filter of filters)
    for (const descending of [0, 1] as const) {
      const query = { ...filter, sortBy, descending, itemsPerPage: 25, total: 'later' } as const
      const plan = await portal.planOf(() => office.send(portfolioModeration.list, query))
      const taken = rowsTaken(plan, 'portfolio_items')
      if (taken > 6000 || wholeReads(plan, ['portfolio_items']).length > 0)
        slow.push(`${JSON.stringify(filter)} ${descending}: ${taken}`)
    }
  expect(slow).toEqual([])
})

test('a picture is compared with those alone that have a band of its look', async () => {
  const plan = await portal.planOf(() => office.send(portfolioModeration.get, { id: withPicture }), 'band_1')
  expect(wholeReads(plan, ['portfolio_images'])).toEqual([])
  expect(plan.map((step) => step['Index Name'])).toEqual(
    expect.arrayContaining(['portfolio_images_band_1', 'portfolio_images_band_4']),
  )
  expect(rowsTaken(plan, 'portfolio_images')).toBeLessThan(3000)
})
