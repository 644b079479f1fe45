import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import {
  moderationSortable,
  portfolioModeration,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertManyWorks } from '#testing/make/many/make-many-works.ts'
import { type FilledAcademy, filledAcademy, rowsTaken, slowPages, wholeReads } from '#testing/plans.ts'

/* How the database finds works, and pictures that look alike, when there are very many: by its indexes. */

type Query = Input<typeof portfolioModeration.list>

let filled: FilledAcademy
let withPicture: number

beforeAll(async () => {
  filled = await filledAcademy(async ({ db }) => {
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
  expect(await slowPages(filled, portfolioModeration.list, { filters, sortBy, table: 'portfolio_items' })).toEqual([])
})

test('a picture is compared with those alone that have a band of its look', async () => {
  const { portal, office } = filled
  const plan = await portal.planOf(() => office.send(portfolioModeration.get, { id: withPicture }), 'band_1')
  expect(wholeReads(plan, ['portfolio_images'])).toEqual([])
  expect(plan.map((step) => step['Index Name'])).toEqual(
    expect.arrayContaining(['portfolio_images_band_1', 'portfolio_images_band_4', 'portfolio_images_crop_bands']),
  )
  expect(rowsTaken(plan, 'portfolio_images')).toBeLessThan(3000)
})
