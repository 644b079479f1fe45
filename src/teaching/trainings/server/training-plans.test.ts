import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { trainingSortable, trainings } from '#teaching/trainings/contract/trainings.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom } from '#testing/fixtures/chance.ts'
import { insertManyTrainings } from '#testing/make/make-trainings.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'

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

/** Of all states, and all to come. */
function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('n')
  const states = 'DRAFT,PUBLISHED,PUBLISHED,COMPLETED,COMPLETED,COMPLETED,CANCELLED,PENDING_VERIFICATION'
  const begin = sql`'2028-01-01'::timestamptz + ${chance(1)} * interval '4 years'`
  return insertManyTrainings(db, { state: one(states, 8), begin })
}
