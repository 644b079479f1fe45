import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { type DateOrder, type ImportKind, importKinds } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { academyForTest } from '#testing/academy.ts'
import { tableFile } from '#testing/make/make-imports.ts'
import { exampleSpreadsheets } from '../../../../scripts/example-spreadsheets/tables.ts'
import { likelyKind } from './headings.ts'

const folder = new URL('../../../../docs/examples/spreadsheets/', import.meta.url)

const kindByName: Record<string, ImportKind> = {
  '1-kursanci.csv': 'STUDENTS',
  '2-artystki.xlsx': 'ARTISTS',
  '3-szkolenia.csv': 'TRAININGS',
  '4-pakiety.xlsx': 'SALES',
  '5-certyfikaty.csv': 'CERTIFICATES',
  '6-vouchery.xlsx': 'VOUCHERS',
}

test('spreadsheets as messy as real ones come in, add up, and name what is wrong with a row', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { office } = world.as
  const get = async (id: number) => (await office.send(imports.get, { id })).data
  const read = async (kind: ImportKind, name: string, date_order?: DateOrder) => {
    const file = tableFile(new Uint8Array(await readFile(new URL(name, folder))), name)
    const created = (await office.send(imports.create, { kind, file })).data
    const { id, columns, revision, ambiguous_date } = created
    expect(ambiguous_date !== null).toBe(date_order !== undefined)
    const draft = date_order ? (await office.send(imports.match, { id, columns, revision, date_order })).data : created
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

test('a file that was uploaded as another kind is recognized by its headings, or not at all', async () => {
  const { as } = await academyForTest()
  const tables: [ImportKind, File][] = []
  for (const [name, kind] of Object.entries(kindByName))
    tables.push([kind, tableFile(new Uint8Array(await readFile(new URL(name, folder))), name)])
  for (const kind of importKinds) {
    const { text } = await as.office.call(imports.example, { kind })
    tables.push([kind, tableFile(text, `${kind}.csv`)])
  }
  let known = 0
  for (const [own, file] of tables) {
    const { headings } = (await as.office.send(imports.create, { kind: own, file })).data
    for (const kind of importKinds) {
      const likely = likelyKind(kind, headings, importKinds)
      expect([file.name, kind, likely]).toEqual([file.name, kind, kind === own ? null : likely && own])
      known += likely ? 1 : 0
      // Never what the reader may not import.
      expect(
        likelyKind(
          kind,
          headings,
          importKinds.filter((one) => one !== own),
        ),
      ).not.toBe(own)
    }
  }
  expect(known).toBeGreaterThan(60)
  // A list of artists has all that one of students has; some students have an address and a company.
  expect(likelyKind('STUDENTS', ['E-mail', 'Imię', 'Nazwisko', 'Telefon', 'Poziom', 'Techniki'], importKinds)).toBe(
    'ARTISTS',
  )
  expect(likelyKind('STUDENTS', ['E-mail', 'Imię', 'Nazwisko', 'Miasto', 'Ulica', 'NIP'], importKinds)).toBeNull()

  const [, file = tableFile('')] = tables.find(([kind]) => kind === 'SALES') ?? []
  const draft = (await as.office.send(imports.create, { kind: 'STUDENTS', file })).data
  expect(draft.likely_kind).toBe('SALES')
  const { id, revision } = draft
  const changed = (await as.office.send(imports.changeKind, { id, revision, kind: 'SALES' })).data
  const { columns, sums, rows_create, rows_error } = (await as.office.send(imports.create, { kind: 'SALES', file }))
    .data
  expect(changed).toMatchObject({ kind: 'SALES', likely_kind: null, columns, sums, rows_create, rows_error })
})

test('the spreadsheets are those that their script writes', async () => {
  for (const [name, bytes] of Object.entries(await exampleSpreadsheets()))
    expect((await readFile(new URL(name, folder))).equals(bytes), name).toBe(true)
})
