import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { trainingSortable, trainings } from '#teaching/trainings/contract/trainings.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the trainings when there are very many: by its indexes, and never by reading them all. */

type Query = Input<typeof trainings.list>

let filled: FilledAcademy

beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const columns = [undefined, ...trainingSortable]
const filters: Query[] = [
  {},
  { scope: 'verification' },
  { state: 'PUBLISHED' },
  { technique: 'SCALP' },
  { kind: 'ONLINE' },
  { country: 'DE' },
  { seatsLeft: 0 },
  { seatsLeft: 1 },
  { artistId: 1 },
  { startsFrom: '2030-01-01', startsTo: '2030-01-31' },
  { filter: 'lublin c4ca' },
]

// What begins in a month ends in it: no index leads to the end of an order by what ends when, so that pair is read along it.
test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  const some = filters.filter(({ startsFrom }) => !(startsFrom && sortBy === 'ends_at'))
  expect(await slowPages(filled, trainings.list, { filters: some, sortBy, table: 'trainings' })).toEqual([])
})

/** Forty thousand of all states, places and prices, nothing of one following from another: no artist has more than a few hundred. */
async function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('n')
  const begin = sql`'2028-01-01'::timestamptz + ${chance(1)} * interval '4 years'`
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['trainings'], ['trainings'], async () => {
      await sql`
        insert into trainings (
          pro_artist_id, artist_name, title, description, technique, kind, time_zone, venue, language, seats_min, seats_max,
          seats_taken, price_amount, price_currency, state, created_at, state_changed_at, starts_at, ends_at
        )
        select artists.id, artists.last_name || ' ' || artists.first_name,
          jsonb_build_object('pl', 'Szkolenie ' || md5(n::text) || n, 'en-US', 'Training ' || md5(n::text) || n),
          '{"pl": "Opis", "en-US": "Words"}', ${one('LIPS,EYELINER,NANO_BROWS,AREOLA,REMOVAL,SCALP', 2)}, kind, 'Europe/Warsaw',
          case when kind = 'GROUP' then jsonb_build_object(
            'name', 'Studio', 'address', 'Długa 1', 'city', ${one('Łódź,Lublin,Gdańsk,Opole', 4)}, 'country', ${one('PL,PL,PL,DE,ES', 5)}
          ) end,
          'pl', 1, 8, floor(9 * ${chance(6)}), 1000 * floor(400 * ${chance(7)}), 'PLN',
          ${one('DRAFT,PUBLISHED,PUBLISHED,COMPLETED,COMPLETED,COMPLETED,CANCELLED,PENDING_VERIFICATION', 8)},
          now() - ${chance(9)} * interval '3 years', now() - ${chance(10)} * interval '2 years', ${begin}, ${begin} + interval '6 hours'
        from (select n, ${one('ONLINE,GROUP,GROUP,GROUP', 3)} as kind from generate_series(1, 40000) n) made
          ${joinDrawn('pro_artists', 'artists', chance(11))}
      `.execute(tx)
    }),
  )
  await vacuum(db, 'trainings')
}
