import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { students } from '#people/students/contract/students.ts'
import { addStudents } from '#people/students/server/students.steps.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { importing, workbookOf } from '#testing/make/make-imports.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { drawVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { vouchers } from '#trade/vouchers/contract/vouchers.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const { draftOf, rowsOf, run, undo, quietly } = importing(() => world)
const dayIn = (days: number) => academyDay(new Date(Date.now() + days * 86_400_000))

test('half-used packages keep what was used, paid and paused', async () => {
  const { as, db } = world
  const { id: studentId, email } = await aStudent('Anna', 'Sowa')
  const offered = await db.selectFrom('packages').selectAll().where('is_active', '=', true).executeTakeFirstOrThrow()
  const amount = String(offered.price_amount / 100)
  const row = (cells: string) => `${email};${offered.name.pl};${amount};${cells}`
  const table = [
    'E-mail;Pakiet;Cena;Data;Aktywny od;Ważny do;Wejścia;Wykorzystane;Płatność;Pauza od;Pauza do',
    row(`${dayIn(-40)};${dayIn(-40)};${dayIn(60)};5;2;${amount} zł;${dayIn(-10)};`),
    row(`${dayIn(-41)};${dayIn(-41)};${dayIn(70)};5;3;nie;${dayIn(-5)};${dayIn(5)}`),
    row(`${dayIn(-400)};${dayIn(-400)};${dayIn(-20)};5;1;tak;${dayIn(-100)};${dayIn(-80)}`),
    row(`${dayIn(-39)};${dayIn(-39)};${dayIn(60)};5;0;zaliczka;;`),
    row(`${dayIn(-38)};${dayIn(-38)};${dayIn(60)};5;0;1 zł;;`),
    row(`${dayIn(-37)};;;5;0;nie;${dayIn(-5)};`),
    row(`${dayIn(-700)};${dayIn(-700)};${dayIn(60)};5;0;nie;${dayIn(-500)};`),
    row(`${dayIn(-36)};${dayIn(-36)};${dayIn(60)};5;0;nie;;${dayIn(5)}`),
  ].join('\n')
  const draft = await draftOf('SALES', table)
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ...[[], [], [], ['payment_status'], ['payment_status']],
    ...[['pause_starts_on'], ['pause_ends_on'], ['pause_starts_on']],
  ])
  expect(draft.sums).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'entries_left', read: 3 + 2 + 4 }),
      expect.objectContaining({ name: 'paid', read: 2 * offered.price_amount }),
    ]),
  )
  const soldThisMonth = async () => {
    const { charts } = await as.office.send(dashboard.charts, {})
    return charts.find(({ name }) => name === 'packages')?.months.at(-1)
  }
  const before = await soldThisMonth()
  const done = await quietly(() => run(draft))
  expect(await soldThisMonth()).toEqual(before)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 3 })
  const sold = async () => (await as.office.send(studentPackages.list, { studentId, sortBy: 'sold_at' })).data
  expect(await sold()).toMatchObject([
    { status: 'EXPIRED', pause: null, last_day: dayIn(-20) },
    { status: 'ACTIVE', entries_used: 3, payment_status: 'UNPAID', last_day: dayIn(70), pause: { ends_on: dayIn(5) } },
    // Until somebody resumes it, a pause without an end takes as long as one may.
    { status: 'ACTIVE', entries_used: 2, payment_status: 'PAID', pause: { is_on: true, ends_on: dayIn(355) } },
  ])
  const open = (await sold()).at(-1)
  const resumed = await as.office.send(studentPackages.resume, { id: open?.id as number })
  expect(resumed.data.last_day).toBe(dayIn(70))
  expect(await draftOf('SALES', table)).toMatchObject({ rows_create: 0, rows_nothing: 3 })
  expect(await quietly(() => undo(done))).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  expect(await sold()).toMatchObject([{ id: open?.id }])
})

test('a file without days of sale sells nothing again tomorrow', async () => {
  const { email } = await aStudent('Ewa', 'Sowa')
  const offered = await world.db
    .selectFrom('packages')
    .select('name')
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  const table = `E-mail;Pakiet\n${email};${offered.name.pl}`
  const counted = async () => {
    const { charts } = await world.as.office.send(dashboard.charts, {})
    return charts.find(({ name }) => name === 'packages')?.months
  }
  const before = await counted()
  await run(await draftOf('SALES', table))
  // It is of an unknown day before the portal: no chart has it, nor a list of the sales of some days, and nobody withdraws from it.
  expect(await counted()).toEqual(before)
  const list = (query: object) => world.as.office.send(studentPackages.list, { filter: email, ...query })
  expect((await list({ soldFrom: dayIn(-1) })).data).toEqual([])
  const [sold] = (await list({})).data
  expect(sold).toMatchObject({ sold_at: null, status: 'ACTIVE' })
  const withdrawn = { id: sold?.id as number, reason: 'Odstąpienie', is_withdrawal: true }
  expect(await world.as.office.call(studentPackages.cancel, withdrawn)).toMatchObject({ status: 422 })
  const student = await world.as.office.send(students.get, { id: sold?.student.id as number })
  expect(student.data.packages).toMatchObject([{ sold_at: null }])
  await world.db
    .updateTable('student_packages')
    .set({ sold_at: new Date(Date.now() - 3 * 86_400_000) })
    .where('student_id', '=', world.db.selectFrom('students').select('id').where('email', '=', email))
    .execute()
  expect(await draftOf('SALES', table)).toMatchObject({ rows_create: 0, rows_nothing: 1 })
})

test('vouchers come with what is left of them, and their ledger opens with it', async () => {
  const { as, db } = world
  const holder = await aHolder()
  const { email } = holder.account
  const code = drawVoucherCode((bytes) => Buffer.alloc(bytes, 7))
  const table = [
    'E-mail;Kod;Wartość;Zostało użyć;Saldo;Cena;Ważny od;Ważny do',
    `${email};${code};20%;2;;;${dayIn(-30)};${dayIn(30)}`,
    `${email};KARTA 12;500,00 zł;1;320,50 zł;450 zł;;${dayIn(90)}`,
    `${email};karta12;100 zł;1;;;;`,
    `${email};KARTA 13;120%;1;;;;`,
    `${email};KARTA 14;100 zł;0;;;;`,
    `${email};KARTA 15;100 zł;1;0 zł;;;`,
    `${email};;100 zł;1;;;;`,
    `nobody@example.com;KARTA 16;100 zł;1;;;;`,
  ].join('\n')
  const draft = await draftOf('VOUCHERS', table)
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ...[[], [], [null], ['worth'], ['uses_left'], ['budget_left'], ['code'], ['email']],
  ])
  const done = await quietly(() => run(draft))
  expect(done).toMatchObject({ state: 'DONE', rows_create: 2 })
  const [percent, card] = await Promise.all(
    (await rowsOf(draft.id)).slice(0, 2).map(async ({ subject_id }) => get(subject_id as number)),
  )
  expect(percent).toMatchObject({
    code,
    former_number: null,
    kind: 'PERCENT',
    value: 20,
    uses_left: 2,
    state: 'ACTIVE',
  })
  expect(card).toMatchObject({
    former_number: 'KARTA 12',
    value: 50_000,
    budget: 32_050,
    balance: 32_050,
    uses_left: 1,
  })
  expect(card).toMatchObject({ payment_status: 'PAID', price: { amount: 45_000 }, last_day: dayIn(90) })
  expect(card?.code).toMatch(/^[0-9A-Z]{12}$/)
  expect(card?.ledger).toMatchObject([{ kind: 'BRING_IN', uses: 1, amount: 32_050 }])
  expect((await holder.visitor.send(vouchers.mine, {})).data).toHaveLength(2)
  expect((await as.office.send(issuedVouchers.list, { filter: 'karta12' })).data).toMatchObject([{ id: card?.id }])
  expect(await draftOf('VOUCHERS', table)).toMatchObject({ rows_create: 0, rows_nothing: 2 })

  await as.office.send(issuedVouchers.adjust, { id: percent?.id as number, uses: 1, amount: 0, reason: 'Prezent.' })
  expect(await quietly(() => undo(done))).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  // Nobody bought it by this import: no money waits to be paid back.
  expect(await get(card?.id as number)).toMatchObject({ is_taken_back: true, is_unclaimed: false })
  expect((await holder.visitor.send(vouchers.mine, {})).data).toMatchObject([{ code }])
  // What was taken back may come again.
  expect(await draftOf('VOUCHERS', table)).toMatchObject({ rows_create: 1, rows_nothing: 1 })
  await expect(
    db
      .updateTable('vouchers')
      .set({ former_number: 'KARTA 99' })
      .where('id', '=', card?.id as number)
      .execute(),
  ).rejects.toThrow('stays')

  async function get(id: number) {
    return (await as.office.send(issuedVouchers.get, { id })).data
  }
})

test('a certificate from before the portal is found by its own number, which names its origin', async () => {
  const { as } = world
  const holder = await aHolder()
  const table = [
    'Nr certyfikatu;Imię i nazwisko;E-mail;Szkolenie;Data;Prowadząca;Wynik;Godziny',
    `12/2019;  Anna  Nowak ;${holder.account.email};Brwi pudrowe;12.03.2019;Maja Żurawska;z wyróżnieniem;16`,
    '13/2019;Ola Lis;;Usta;13.03.2019;;;',
    '13 / 2019;Ewa Lis;;Usta;13.03.2019;;;',
    '14/2019;Ola Lis;;Usta;13.03.2019;;niezaliczone;',
    `15/2019;Marta Nowak;${holder.account.email};Usta;13.03.2019;;;`,
    '16/2019;Ola Lis;;Usta;31.02.2019;;;dużo',
    ';Ola Lis;;;13.03.2019;;;',
  ].join('\n')
  const draft = await draftOf('CERTIFICATES', table)
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ...[[], [], [null], ['outcome'], ['email'], ['last_day_on', 'hours'], ['number', 'training_title']],
  ])
  const done = await quietly(() => run(draft))
  expect(done).toMatchObject({ state: 'DONE', rows_create: 2 })
  expect(done.sums).toContainEqual(expect.objectContaining({ name: 'certificates', read: 2 }))
  const guest = await world.guest()
  const { data } = await guest.send(certificates.verify, { number: ' 12/ 2019' })
  // Numbers like these can be counted through.
  expect(data).toMatchObject({ holder: 'Anna N.', title: 'Brwi pudrowe', minutes: 960, technique: null })
  expect(data).toMatchObject({ former_outcome: 'z wyróżnieniem', issued_at: '2019-03-11T23:00:00.000Z' })
  expect(data.brought_in_at).not.toBeNull()
  const [own] = (await holder.visitor.send(certificates.own, {})).data
  expect(own).toMatchObject({ holder: 'Anna Nowak', number: '12/2019', url: expect.stringContaining('12%2F2019') })
  const id = own?.id as number
  // The portal neither printed nor signed it.
  expect((await holder.visitor.call(certificates.pdf, { id })).status).toBe(404)
  expect((await guest.call(certificates.credential, { number: '12/2019' })).status).toBe(404)
  expect(await draftOf('CERTIFICATES', table)).toMatchObject({ rows_create: 0, rows_nothing: 2 })
  const other = await draftOf('CERTIFICATES', table.replace('Anna  Nowak', 'Anna Nowak-Lis'))
  expect((await rowsOf(other.id))[0]?.problems).toMatchObject([
    { field: 'number', message: expect.stringContaining('Anna Nowak') },
  ])

  const corrected = { holder: 'Anna Nowak', title: 'Brwi pudrowe', artist: 'Maja Żurawska', place: 'Łódź' }
  const days = { first_day: '2019-03-12', last_day: '2019-03-12', minutes: 960, reason: 'Prosi o PDF.' }
  const refused = await as.office.attempt(certificates.correct, { id, ...corrected, ...days })
  expect(refused).toMatchObject({ status: 422, body: { errors: { technique: expect.anything() } } })
  const issued = await as.office.send(certificates.correct, { id, ...corrected, ...days, technique: 'POWDER_BROWS' })
  expect(issued.data).toMatchObject({ number: expect.stringMatching(/^AT-/), brought_in_at: null, state: 'VALID' })
  expect((await guest.send(certificates.verify, { number: '12/2019' })).data).toMatchObject({
    state: 'REPLACED',
    latest: { number: issued.data.number },
  })
  expect((await holder.visitor.call(certificates.pdf, { id: issued.data.id })).status).toBe(200)
  expect(await quietly(() => undo(done))).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  expect((await guest.call(certificates.verify, { number: '13/2019' })).status).toBe(404)
})

let count = 0

/** Anna Nowak, a student who is signed in. */
async function aHolder() {
  const person = await world.person('client')
  const named = { first_name: 'Anna', last_name: 'Nowak', email: person.account.email, language_name: 'pl' as const }
  await addStudents(
    world.db,
    [{ ...named, user_id: person.id, phone: null, country_id: null, internal_note: null }],
    new Date(),
  )
  return person
}

async function aStudent(first_name: string, last_name: string) {
  count += 1
  const email = `former-${count}@example.com`
  const { data } = await world.as.office.send(students.create, { first_name, last_name, email, language_name: 'pl' })
  return { id: data.id, email }
}

test.each([
  ['a workbook of an old Mac', '<workbookPr date1904="1"/>', -1462],
  ['any other workbook', '<workbookPr/>', 0],
])('days without the format of one, in %s, are those that it shows', async (_, properties, shift) => {
  const { db, as } = world
  const offered = await db.selectFrom('packages').selectAll().where('is_active', '=', true).executeTakeFirstOrThrow()
  const { email } = await aStudent('Maria', 'Makowa')
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
  const number = (value: number) => `<c><v>${value}</v></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  // 2024-03-05, as Excel counts on Windows; the same number is a price next to it.
  const sold = [text(email), text(offered.name.pl), number(45_356), number(45_356 + shift)]
  const workbook = workbookOf(row(...['E-mail', 'Pakiet', 'Cena', 'Kiedy'].map(text)) + row(...sold), {}, properties)
  const draft = await draftOf('SALES', workbook)
  const columns = [...draft.columns, { field: 'sold_on' as const, column: 3 }]
  await as.office.send(imports.match, { id: draft.id, columns, revision: draft.revision })
  const [read] = await rowsOf(draft.id)
  expect(read?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'sold_on', after: '2024-03-05' }),
      expect.objectContaining({ field: 'price', after: expect.objectContaining({ amount: 4_535_600 }) }),
    ]),
  )
})
