import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { importing } from '#testing/make/make-imports.ts'
import { packages } from '#trade/packages/contract/packages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const { draftOf, rowsOf, run } = importing(() => world)

const { email } = cast.student
const file = [
  'E-mail;Pakiet;Cena;Data;Ważny do',
  `${email};Karnet dawny 8 wejść;1 200,00 zł;01.02.2024;31.01.2025`,
  `${email};karnet  dawny, 8 wejść;1 100 zł;02.02.2024;`,
  `${email};Karnet dawny 8 wejść;1 200 zł;03.02.2024;`,
  `${email};Wejście jednorazowe;EUR 300;04.02.2024;`,
].join('\n')

test('packages that a file names and the price list lacks are added from its rows, and the file is stored', async () => {
  const { office } = world.as
  const draft = await draftOf('SALES', file)
  expect(draft).toMatchObject({ rows_create: 0, rows_error: 4 })
  const { data: missing } = await office.send(imports.packages, { id: draft.id })
  expect(missing).toEqual([
    {
      ...{ name: 'Karnet dawny 8 wejść', rows: 3, entries: 8, validity_days: 365 },
      price: { amount: 120_000, currency: 'PLN' },
    },
    // A price in euros is not taken as złoty.
    { name: 'Wejście jednorazowe', rows: 1, price: null, entries: null, validity_days: null },
  ])

  const price = { amount: 30_000, currency: 'PLN' as const }
  const confirmed = [
    {
      name: 'Karnet dawny 8 wejść',
      price: missing[0]?.price ?? price,
      entries: 8,
      validity_days: 365,
      is_active: false,
    },
    { name: 'Wejście jednorazowe', price, entries: 1, validity_days: 30, is_active: true },
  ]
  const input = { id: draft.id, revision: draft.revision, packages: confirmed }
  const { data: compared } = await office.send(imports.addPackages, input)
  expect(compared).toMatchObject({ rows_create: 3, rows_error: 1 })
  expect((await rowsOf(draft.id)).at(-1)?.problems).toMatchObject([{ field: 'price' }])
  expect((await office.send(imports.packages, { id: draft.id })).data).toEqual([])
  const added = (await office.send(packages.list, { filter: 'karnet dawny' })).data
  expect(added).toMatchObject([{ name: { pl: 'Karnet dawny 8 wejść' }, entries: 8, is_active: false, sold: 0 }])

  // Sent again, it adds nothing: the names are in the price list.
  await office.send(imports.addPackages, input)
  expect((await office.send(packages.list, { filter: 'karnet dawny' })).meta.total).toBe(1)
  expect(await run(compared)).toMatchObject({ state: 'DONE', rows_create: 3 })
  expect((await office.send(packages.list, { filter: 'karnet dawny' })).data).toMatchObject([{ sold: 3 }])
})

test('an amount in another currency is refused with the name of its column, also where only the heading has the currency', async () => {
  const offered = await world.db.selectFrom('packages').select('name').where('is_active', '=', true).executeTakeFirst()
  let day = 0
  const row = (price: string, paid = '') => `${email};${offered?.name.pl};${price};${paid};2024-01-${10 + day++}`
  const refusals = async (heading: string, rows: string[]) => {
    const draft = await draftOf('SALES', [`E-mail;Pakiet;${heading};Zapłacono;Data`, ...rows].join('\n'))
    const wrong = (await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field, heading }) => [field, heading]))
    return { draft, wrong }
  }
  const written = [row('$1,200.00'), row('EUR 300'), row('300 euro'), row('', '100 USD'), row('1 200 zł')]
  expect((await refusals('Cena', written)).wrong).toEqual([
    ...[[['price', 'Cena']], [['price', 'Cena']], [['price', 'Cena']], [['payment_status', 'Zapłacono']], []],
  ])
  const { draft } = await refusals('Cena w EUR', [row('300'), row('')])
  const columns = [...draft.columns.filter(({ field }) => field !== 'price'), { field: 'price' as const, column: 2 }]
  await world.as.office.send(imports.match, { id: draft.id, columns, revision: draft.revision })
  const [foreign, empty] = await rowsOf(draft.id)
  expect(foreign?.problems).toMatchObject([
    { field: 'price', heading: 'Cena w EUR', value: '300', message: expect.stringMatching(/walucie/) },
  ])
  expect(empty?.problems).toEqual([])
})

test('a package needs its price, and only a file of sales has packages', async () => {
  const { office } = world.as
  const draft = await draftOf('SALES', file.replaceAll('jednorazowe', 'próbne'))
  const wanting = { name: 'Wejście próbne', price: null as never, entries: 1, validity_days: 30, is_active: true }
  const input = { id: draft.id, revision: draft.revision, packages: [wanting] }
  expect(await office.call(imports.addPackages, input)).toMatchObject({ status: 422 })
  const people = await draftOf('STUDENTS', 'E-mail;Pakiet\nzofia.a@example.com;Nowy pakiet')
  expect((await office.send(imports.packages, { id: people.id })).data).toEqual([])
  const price = { amount: 100, currency: 'PLN' as const }
  const other = { id: people.id, revision: people.revision, packages: [{ ...wanting, price }] }
  expect(await office.call(imports.addPackages, other)).toMatchObject({ status: 409, body: { code: 'import_state' } })
})
