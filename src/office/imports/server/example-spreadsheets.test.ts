import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import type { DateOrder, ImportKind } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { academyForTest } from '#testing/academy.ts'
import { tableFile } from '#testing/make/make-imports.ts'
import { exampleSpreadsheets } from '../../../../scripts/example-spreadsheets/tables.ts'

const folder = new URL('../../../../docs/examples/spreadsheets/', import.meta.url)

test('spreadsheets as messy as real ones come in, add up, and name what is wrong with a row', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { office } = world.as
  const get = async (id: number) => (await office.send(imports.get, { id })).data
  const read = async (kind: ImportKind, name: string, date_order?: DateOrder) => {
    const file = tableFile(new Uint8Array(await readFile(new URL(name, folder))), name)
    const seen = (await office.send(imports.create, { kind, file })).data
    const { id, columns, revision, ambiguous_date } = seen
    expect(ambiguous_date !== null).toBe(date_order !== undefined)
    const draft = date_order ? (await office.send(imports.match, { id, columns, revision, date_order })).data : seen
    const rows = (await office.send(imports.rows, { id: draft.id })).data
    const problems = rows.map(({ problems }) => problems.map(({ field }) => field).join(' ') || 'in')
    for (const problem of rows.flatMap(({ problems }) => problems)) expect(problem.message).toMatch(/^\p{Lu}.+[.!]$/u)
    const sums = Object.fromEntries(
      draft.sums.filter(({ file }) => file === null).map(({ name, read }) => [name, read]),
    )
    return { draft, problems, sums }
  }
  const bringIn = async (kind: ImportKind, name: string, date_order?: DateOrder) => {
    const { draft, ...shown } = await read(kind, name, date_order)
    await office.send(imports.start, { id: draft.id, revision: draft.revision })
    await expect.poll(async () => (await get(draft.id)).state, { timeout: 20_000 }).toBe('DONE')
    expect((await read(kind, name, date_order)).draft).toMatchObject({ rows_create: 0, rows_change: 0 })
    return shown
  }

  expect(await bringIn('STUDENTS', '1-kursanci.csv')).toMatchObject({
    problems: ['in', '', 'in', 'in', 'in', 'email phone'].map((one) => one || expect.any(String)),
    sums: { rows: 4, people: 4 },
  })
  expect(await bringIn('ARTISTS', '2-artystki.xlsx')).toEqual({
    problems: ['in', 'in', 'level'],
    sums: { rows: 2, people: 2 },
  })
  expect(await bringIn('TRAININGS', '3-szkolenia.csv', 'MDY')).toEqual({
    problems: ['in', 'in', 'in', 'in', 'email'],
    sums: { rows: 4, people: 4, trainings: 2 },
  })
  expect(await bringIn('SALES', '4-pakiety.xlsx')).toEqual({
    problems: ['in', 'in', 'in', 'payment_status', 'price', 'entries_used', 'email'],
    sums: { rows: 3, people: 2, entries_left: 2 + 1 + 1, paid: 420_000 + 410_000 },
  })
  expect(await bringIn('CERTIFICATES', '5-certyfikaty.csv')).toEqual({
    problems: ['in', 'email', 'in', 'in', '', 'last_day_on', 'outcome'].map((one) => one || expect.any(String)),
    sums: { rows: 3, people: 3, certificates: 3 },
  })
  expect(await bringIn('VOUCHERS', '6-vouchery.xlsx')).toEqual({
    problems: ['in', 'in', 'uses_left', expect.any(String), 'worth'],
    sums: { rows: 2, people: 2, vouchers: 2, paid: 0, uses_left: 1 + 2, budget_left: 32_050 },
  })
})

test('the spreadsheets are those that their script writes', async () => {
  for (const [name, bytes] of Object.entries(await exampleSpreadsheets()))
    expect((await readFile(new URL(name, folder))).equals(bytes), name).toBe(true)
})
