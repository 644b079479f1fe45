import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom } from '#testing/fixtures/chance.ts'
import { insertManyTrainings } from '#testing/make/make-trainings.ts'
import { type FilledAcademy, filledAcademy, slowPages, wholeReads } from '#testing/plans.ts'
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

/** A quarter of them are published and to come, the others over. */
function insertMany({ db }: Academy): Promise<void> {
  const { chance } = chanceFrom('n')
  const inYears = sql`${chance(1)} * interval '5 years'`
  return insertManyTrainings(db, {
    state: sql`case when n % 4 = 0 then 'PUBLISHED' else 'COMPLETED' end`,
    begin: sql`case when n % 4 = 0 then now() + ${inYears} else now() - ${inYears} end`,
  })
}
