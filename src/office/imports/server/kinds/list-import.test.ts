import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { emptyPortal } from '#testing/empty-portal.ts'
import { importing, tableFile } from '#testing/make/make-imports.ts'
import { packages } from '#trade/packages/contract/packages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const { draftOf, rowsOf, run, undo, quietly } = importing(() => world)
const problemsOf = async (id: number) =>
  (await rowsOf(id)).map(({ problems }) => problems.map(({ field }) => field).join(' '))

test('a new portal takes over the levels of an academy by code, by name and by place, in its order', async () => {
  const fresh = await emptyPortal()
  const there = importing(() => fresh)
  const ladder = async () => (await fresh.as.owner.send(levels.list, {})).data
  const before = await ladder()
  const table = [
    'Kod;Nazwa po polsku;Nazwa po angielsku;Kolejność;Wymagane szkolenia;Wymagana średnia ocen;Opinie;Prace',
    'START;Na start;;1;;;;',
    'GRAND_MASTER;Arcymistrz;Grand Master;2;20;4,8;;',
    'TOP;Master;Master;3;;4.5;;3',
    'NEW;Nowy;New;4;5;;;',
    'LAST;Ostatni;;5;;;12;',
  ].join('\n')
  const draft = await there.draftOf('LEVELS', table)
  expect((await there.rowsOf(draft.id)).map(({ outcome, name }) => [outcome, name])).toEqual([
    ['CHANGE', 'Na start'],
    ['CHANGE', 'Arcymistrz'],
    ['CHANGE', 'Master'],
    ['CREATE', 'Nowy'],
    ['CREATE', 'Ostatni'],
  ])
  const done = await there.quietly(() => there.run(draft))
  expect(done).toMatchObject({ state: 'DONE', rows_create: 2, rows_change: 3, rows_error: 0 })
  const idOf = (code: string) => before.find((level) => level.code === code)?.id
  const first = { id: idOf('ARTIST'), code: 'START', name: { pl: 'Na start', 'en-US': 'Na start', only: 'pl' } }
  expect(await ladder()).toMatchObject([
    { ...first, requirements: [] },
    {
      ...{ id: idOf('GRAND_MASTER'), name: { pl: 'Arcymistrz' } },
      requirements: [
        { metric: 'trainings_completed', at_least: 20 },
        { metric: 'average_rating', at_least: 4.8 },
      ],
    },
    { id: idOf('MASTER'), code: 'TOP', requirements: [{ at_least: 4.5 }, { at_least: 3 }] },
    { code: 'NEW', requirements: [{ metric: 'trainings_completed', at_least: 5 }] },
    { code: 'LAST', requirements: [{ metric: 'reviews_count', at_least: 12 }] },
    // What the file does not name stays, above.
    { id: idOf('SENIOR_ARTIST') },
  ])
  expect(await there.draftOf('LEVELS', table)).toMatchObject({ rows_nothing: 5, rows_change: 0, rows_create: 0 })
  expect(await there.undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 0 })
  const withoutRevision = (all: Awaited<ReturnType<typeof ladder>>) =>
    all.map(({ revision: _, position: __, ...level }) => level)
  expect(withoutRevision(await ladder())).toEqual(withoutRevision(before))
})

test.each([
  ['a new level below one that the file only renames', ['Kod;Nazwa;Kolejność', 'NEW;Nowy;1', 'ARTIST;Inna nazwa;']],
  ['one that rises past one that keeps its place', ['Kod;Kolejność', 'GRAND_MASTER;2', 'MASTER;3']],
  [
    'a new lowest one, and others between',
    ['Kod;Nazwa;Kolejność', 'ADDED;Dodany;1', 'NEW;Nowy;2', 'ARTIST;Artysta;3', 'OTHER;Inny;4', 'MASTER;Master;5'],
  ],
])('an undone import of levels leaves them in the order of before: %s', async (_, rows) => {
  const fresh = await emptyPortal()
  const there = importing(() => fresh)
  const ladder = async () => (await fresh.as.owner.send(levels.list, {})).data.map(({ code }) => code)
  const named = { pl: 'Dodany', 'en-US': 'Added', only: 'pl' as const }
  await fresh.as.owner.send(levels.create, { name: named, code: 'ADDED', requirements: [] })
  const before = await ladder()
  const done = await there.run(await there.draftOf('LEVELS', rows.join('\n')))
  expect(done).toMatchObject({ state: 'DONE', rows_error: 0 })
  // Where the file puts a level, there it is.
  const after = await ladder()
  for (const [, code, place] of rows.flatMap((row) => [/^(\w+);.*?(\d)$/.exec(row) ?? []]).filter(([found]) => found))
    expect([code, after.indexOf(code ?? '') + 1]).toEqual([code, Number(place)])
  expect(await there.undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 0 })
  expect(await ladder()).toEqual(before)
})

test('levels in use are recognized by code and name alone, and what is wrong is named', async () => {
  const { as } = world
  const ladder = async () => (await as.office.send(levels.list, {})).data
  const before = await ladder()
  const draft = await draftOf(
    'LEVELS',
    [
      'Kod;Nazwa;Nazwa po angielsku;Kolejność;Wymagane szkolenia;Wymagana średnia ocen',
      'MENTOR;Mentor;;2;;',
      'MASTER;Master;Master;;;3',
      'ARTIST;Artysta;Artist;1;4;',
      'small;Mały;;;;',
      'NONE;;;;;',
      'TOO;Za dużo;;;;5,5',
      'WHERE;Gdzie;;zero;;wysoka',
      'MENTOR;Mentor;;;;',
    ].join('\n'),
  )
  expect(await problemsOf(draft.id)).toEqual([
    ...['', '', 'trainings_completed', 'level_code', 'level_name', 'average_rating'],
    ...['position average_rating', ''],
  ])
  const outcomes = (await rowsOf(draft.id)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['CREATE', 'CHANGE', ...Array<string>(6).fill('ERROR')])
  const done = await run(draft)
  const codes = (await ladder()).map(({ code }) => code)
  expect(codes).toEqual([before[0]?.code, 'MENTOR', ...before.slice(1).map(({ code }) => code)])
  // A figure that has no column is left alone, one whose cell is empty is required no more.
  const master = (all: typeof before) => all.find(({ code }) => code === 'MASTER')
  const others = master(before)?.requirements.filter(({ metric }) => !/trainings|rating/.test(metric)) ?? []
  expect(master(await ladder())?.requirements).toEqual([{ metric: 'average_rating', at_least: 3 }, ...others])

  const mentor = (await ladder())[1]
  const edited = { id: mentor?.id ?? 0, code: 'MENTOR', name: { pl: 'Mentorka', 'en-US': 'Mentor' }, requirements: [] }
  await as.office.send(levels.update, edited)
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  expect((await rowsOf(draft.id))[0]?.kept).toEqual([{ field: null, reason: 'edited' }])
  expect(master(await ladder())?.requirements).toEqual(master(before)?.requirements)
  await as.office.send(levels.remove, { id: edited.id })
})

test('packages come with every setting, are changed by name, and go again but for those that were sold', async () => {
  const { as, db } = world
  const list = async () => (await as.office.send(packages.list, { filter: 'z pliku', itemsPerPage: 50 })).data
  const table = (price: string) =>
    [
      'Nazwa;Nazwa po angielsku;Opis;Cena;Wejścia;Ważność;W sprzedaży',
      `Karnet z pliku;File package;"Pięć ""szkoleń"";\n\ndo wyboru";${price};5;365;tak`,
      'Karnet z pliku;File package;;900,00;5;365;nie',
      'Próbny z pliku;;;0;1;30;',
      'Błędny z pliku;;;darmo;0;dużo;może',
      ';;;100;1;1;tak',
      'Karnet z pliku;File package;Taki sam;900,00;5;365;nie',
      'Euro z pliku;;;100 EUR;1;30;tak',
    ].join('\n')
  const draft = await draftOf('PACKAGES', table('1 000 zł'))
  expect(await problemsOf(draft.id)).toEqual([
    ...['', '', '', 'list_price validity_days on_sale', 'package_name', '', 'list_price'],
  ])
  expect(draft).toMatchObject({ rows_create: 3, rows_error: 4 })
  const done = await quietly(() => run(draft))
  expect(await list()).toMatchObject([
    {
      ...{ name: { pl: 'Karnet z pliku', 'en-US': 'File package' }, price: { amount: 100_000 }, entries: 5 },
      ...{ description: { pl: 'Pięć "szkoleń";\n\ndo wyboru', only: 'pl' }, validity_days: 365, is_active: true },
    },
    { price: { amount: 90_000 }, is_active: false, description: { pl: 'Karnet z pliku' } },
    { name: { pl: 'Próbny z pliku', only: 'pl' }, price: { amount: 0 }, is_active: true },
  ])
  expect(await draftOf('PACKAGES', table('1 000 zł'))).toMatchObject({
    rows_nothing: 3,
    rows_create: 0,
    rows_change: 0,
  })

  const dearer = await draftOf('PACKAGES', table('1 100 zł'))
  expect(dearer).toMatchObject({ rows_nothing: 2, rows_change: 1, rows_create: 0 })
  const changed = await run(dearer)
  expect((await list())[0]).toMatchObject({ price: { amount: 110_000 }, revision: 2 })
  expect(await undo(changed)).toMatchObject({ state: 'UNDONE', rows_kept: 0 })
  expect((await list())[0]).toMatchObject({ price: { amount: 100_000 } })

  const [, , tried] = await list()
  const { email } = await db
    .selectFrom('students')
    .select('email')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  await run(await draftOf('SALES', `E-mail;Pakiet\n${email};${tried?.name.pl}`))
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 2 })
  expect((await rowsOf(draft.id)).slice(0, 3).map(({ kept }) => kept.map(({ reason }) => reason))).toEqual([
    ...[['edited'], [], ['used']],
  ])
  expect((await list()).map(({ price }) => price.amount)).toEqual([100_000, 0])
})

test.each(['LEVELS', 'PACKAGES'] as const)(
  'the example of %s can be imported as it is, in both languages',
  async (kind: ImportKind) => {
    for (const language of ['pl', 'en-US'] as const) {
      const { visitor } = await world.person('administrator', language)
      const { text } = await visitor.call(imports.example, { kind })
      const { data } = await visitor.send(imports.create, { kind, file: tableFile(text) })
      expect(data).toMatchObject({ rows_error: 0, rows_total: 1 })
      expect(data.columns).toHaveLength(kindsOfImports[kind].fields.length)
    }
  },
)
