import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { type FilledAcademy, filledAcademy, slowPages, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import type { Visitor } from '#testing/visitor.ts'

/* How the database finds a page of the trainings that a student may join, among very many that are over and many to come. */

let filled: FilledAcademy
let student: Visitor
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  student = await filled.portal.visitor('student')
  return filled.close
}, 120_000)

const columns = [
  ...([
    undefined,
    'name',
    'technique',
    'kind',
    'language',
    'starts_at',
    'ends_at',
    'city',
    'price',
    'seats_left',
  ] as const),
]
const filters: Input<typeof openTrainings.list>[] = [
  {},
  { technique: 'SCALP' },
  { kind: 'ONLINE' },
  { language: 'uk' },
  { near: 'Opole' },
  { startsFrom: '2030-01-01', startsTo: '2030-01-31' },
  { seatsLeft: 0 },
  { seatsLeft: 1 },
  { entry: 0 },
  { entry: 1 },
  { filter: 'lublin c4ca' },
  { technique: 'LIPS', near: 'Opole', language: 'pl', seatsLeft: 1 },
]

test.each(columns)('by %s, with each filter, both ways', async (sortBy) => {
  const pages = { filters, sortBy, table: 'trainings' }
  expect(await slowPages({ portal: filled.portal, office: student }, openTrainings.list, pages)).toEqual([])
})

test('their cities are found without those that are over', async () => {
  const plan = await filled.portal.planOf(() => student.send(openTrainings.cities, {}), 'distinct')
  expect(wholeReads(plan, ['trainings'])).toEqual([])
})

/** Forty thousand, a quarter of which are published and to come, nothing of one following from another. */
async function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('n')
  const begin = sql`case when n % 4 = 0 then now() + ${chance(1)} * interval '5 years' else now() - ${chance(1)} * interval '5 years' end`
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
            'name', 'Studio', 'address', 'Długa 1', 'city', ${one('Łódź,Lublin,Gdańsk,Opole', 4)}, 'country', 'PL'
          ) end,
          ${one('pl,pl,pl,pl,pl,pl,en,en,uk', 5)}, 1, 8, floor(9 * ${chance(6)}), 1000 * floor(400 * ${chance(7)}), 'PLN',
          case when n % 4 = 0 then 'PUBLISHED' else 'COMPLETED' end,
          now() - ${chance(9)} * interval '3 years', now() - ${chance(10)} * interval '2 years', ${begin}, ${begin} + interval '6 hours'
        from (select n, ${one('ONLINE,GROUP,GROUP,GROUP', 3)} as kind from generate_series(1, 40000) n) made
          ${joinDrawn('pro_artists', 'artists', chance(11))}
      `.execute(tx)
    }),
  )
  await vacuum(db, 'trainings')
}
