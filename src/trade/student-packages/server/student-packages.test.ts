import { beforeAll, describe, expect, test } from 'vitest'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { students } from '#people/students/contract/students.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { refundOf, saleTo, soldTo } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { packages } from '#trade/packages/contract/packages.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { unclaimedPackages } from './student-packages.queries.ts'
import { expirePackages } from './student-packages.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** Until the academy's midnight at the end of the last of so many days, at whichever hour it was sold. */
function expectWholeDays(
  { activates_at, expires_at }: Pick<StudentPackage, 'activates_at' | 'expires_at'>,
  days: number,
) {
  const end = new Date(expires_at as string)
  const noon = Date.parse(`${academyDay(new Date(activates_at as string))}T12:00:00Z`)
  expect(academyDay(new Date(end.getTime() - 1))).toBe(academyDay(new Date(noon + days * 86_400_000)))
  expect(academyDay(end)).not.toBe(academyDay(new Date(end.getTime() - 1)))
}

const reason = 'Ustalone przez telefon.'

test('a sale keeps the price that was agreed, and the words and days of the catalogue as they were', async () => {
  const { office } = world.as
  const sale = { ...(await saleTo(world.db, null)), price: { amount: 500_050, currency: 'PLN' as const } }
  const { data: offered } = await office.send(packages.get, { id: sale.package_id })
  const { data: sold } = await office.send(studentPackages.sell, sale)
  expect(sold).toMatchObject({ name: offered.name, price: { amount: 500_050 }, entries_total: 3, entries_used: 0 })
  expectWholeDays(sold, offered.validity_days)
  const renamed = { pl: 'Zupełnie inny', 'en-US': 'Another one' }
  await office.send(packages.update, { ...offered, name: renamed, entries: 9, validity_days: 1 })
  expect((await office.send(studentPackages.get, { id: sold.id })).data).toEqual(sold)
  await office.send(packages.update, { ...offered, revision: undefined })
  const { data } = await office.send(students.get, { id: sale.student_id })
  expect(data.packages[0]).toMatchObject({ id: sold.id, price: { amount: 500_050 } })
})

test('what is not on sale, and who is blocked or unknown, is refused by name', async () => {
  const { db, as } = world
  const sale = await saleTo(db, null)
  const withdrawn = await db
    .selectFrom('packages')
    .select('id')
    .where('is_active', '=', false)
    .executeTakeFirstOrThrow()
  const blocked = await db.selectFrom('students').select('id').where('status', '=', 'BLOCKED').executeTakeFirstOrThrow()
  const wrong = [
    { package_id: withdrawn.id },
    { student_id: blocked.id },
    { student_id: 900_000 },
    { pro_artist_id: 900_000 },
  ]
  for (const change of wrong) {
    const { status, body } = await as.office.call(studentPackages.sell, { ...sale, ...change })
    expect(status).toBe(422)
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual(Object.keys(change))
  }
})

test('a sale of an artist who is deleted does not become the office’s', async () => {
  const { office } = world.as
  const { id: user_id } = await world.person('pro-artist')
  const { id: artistId } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const sell = async (pro_artist_id: number | null) =>
    (await office.send(studentPackages.sell, { ...(await saleTo(world.db, null)), pro_artist_id })).data.id
  const [ofArtist, ofOffice] = [await sell(artistId), await sell(null)]
  await office.send(artists.remove, { id: artistId })
  expect((await office.send(studentPackages.get, { id: ofArtist })).data).toMatchObject({
    seller: null,
    is_seller_deleted: true,
  })
  expect((await office.send(studentPackages.get, { id: ofOffice })).data).toMatchObject({ is_seller_deleted: false })
})

test('who waits for the office is activated from that moment on', async () => {
  const { office } = world.as
  const { data: sold } = await office.send(studentPackages.sell, {
    ...(await saleTo(world.db, null)),
    payment_status: 'UNPAID',
    is_activated: false,
  })
  expect(sold).toMatchObject({ status: 'PENDING', activates_at: null, expires_at: null })
  const { data: active } = await office.send(studentPackages.activate, { id: sold.id, revision: sold.revision })
  expect(active.status).toBe('ACTIVE')
  expectWholeDays(active, sold.validity_days)
  const { data: paid } = await office.send(studentPackages.pay, { id: sold.id, revision: active.revision })
  expect(paid.payment_status).toBe('PAID')
})

describe('what the state does not allow is refused', () => {
  const cases = [
    ['activate', { status: 'ACTIVE' }],
    ['pay', { payment_status: 'PAID' }],
    ['refund', { status: 'ACTIVE', payment_status: 'PAID' }],
    ['extend', { status: 'PENDING' }],
    ['extend', { status: 'CANCELLED' }],
    ['cancel', { status: 'EXPIRED' }],
  ] as const
  test.each(cases)('%s of %j', async (act, values) => {
    const { id } = await soldTo(world.db, null, values)
    const input = { id, ...refundOf(3), expires_on: '2031-01-01' }
    expect(await world.as.office.call(studentPackages[act] as typeof studentPackages.extend, input)).toMatchObject({
      status: 409,
      body: { code: 'package_state' },
    })
  })
})

describe('paid value does not vanish silently', () => {
  test('what expires paid and unused waits for the office, until it is extended or paid back', async () => {
    const { db, as } = world
    const ids = [
      await soldTo(db, null, { expires_at: new Date(Date.now() - 1000) }),
      await soldTo(db, null, { expires_at: new Date(Date.now() - 1000) }),
    ].map(({ id }) => id)
    const used = await soldTo(db, null, { expires_at: new Date(Date.now() - 1000), entries_used: 3, status: 'USED_UP' })
    await expirePackages(db, new Date())
    const waiting = async () => (await as.office.send(studentPackages.list, { unclaimed: 1 })).data.map(({ id }) => id)
    expect(await waiting()).toEqual(expect.arrayContaining(ids))
    expect(await waiting()).not.toContain(used.id)
    const { count } = await unclaimedPackages(db)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect((await as.office.send(dashboard.counters, {})).unclaimedPackagesCount).toBe(count)
    const [one, other] = ids as [number, number]
    const { data } = await as.office.send(studentPackages.extend, { id: one, expires_on: '2031-01-31', reason })
    // The end of that day in Warsaw.
    expect(data).toMatchObject({ status: 'ACTIVE', expires_at: '2031-01-31T23:00:00.000Z' })
    await as.office.send(studentPackages.refund, { id: other, ...refundOf(3) })
    for (const id of ids) expect(await waiting()).not.toContain(id)
  })

  test('an entry that comes back after a refund is owed alone, and not again those that were paid back', async () => {
    const { db, as } = world
    const email = (await world.person('client')).account.email
    const trainingId = await trainingOf(db, null)
    const { id } = await soldTo(db, email, { status: 'EXPIRED', entries_used: 1 })
    const participant_id = await seatAt(db, trainingId, email, { student_package_id: id, outcome: 'NO_SHOW' })
    await db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', trainingId).execute()
    const { data: first } = await as.office.send(studentPackages.refund, { id, ...refundOf(2) })
    expect(first).toMatchObject({ is_unclaimed: false, entries_used: 1, entries_refunded: 2 })
    await as.office.send(participants.giveBack, { id: trainingId, participant_id, reason })
    const { data: again } = await as.office.send(studentPackages.get, { id })
    expect(again).toMatchObject({ is_unclaimed: true, entries_used: 0, entries_refunded: 2 })
    const { data: last } = await as.office.send(studentPackages.refund, { id, ...refundOf(1) })
    expect(last).toMatchObject({ is_unclaimed: false, entries_used: 0, entries_refunded: 3 })
  })

  test('what was free is owed to nobody: it can be extended, waits in no queue and keeps no one from being erased', async () => {
    const { db, as } = world
    const { account } = await world.person('client')
    const { id } = await soldTo(db, account.email, { status: 'EXPIRED', price_amount: 0 })
    const { data } = await as.office.send(studentPackages.list, { unclaimed: 1, filter: account.email })
    expect(data).toEqual([])
    const free = await as.office.send(studentPackages.list, { unclaimed: 0, filter: account.email })
    expect(free.data).toMatchObject([{ id, is_unclaimed: false }])
    expect((await as.office.call(studentPackages.refund, { id, ...refundOf(3) })).status).toBe(409)
    const { data: erasure } = await as.owner.send(erasures.previewStudent, { id: free.data[0]?.student.id as number })
    expect(erasure.obstacles).toEqual([])
    await as.office.send(studentPackages.extend, { id, expires_on: '2031-01-01', reason })
  })

  test('an extension is into the future, by whole days of the academy', async () => {
    const { id } = await soldTo(world.db, null, { expires_at: new Date('2031-05-01T00:00:00Z') })
    const extend = (expires_on: string) => world.as.office.call(studentPackages.extend, { id, expires_on, reason })
    expect(await extend('2031-04-30')).toMatchObject({
      status: 422,
      body: { errors: { expires_on: [expect.any(String)] } },
    })
    expect(await extend('2031-05-01')).toMatchObject({ body: { data: { expires_at: '2031-05-01T22:00:00.000Z' } } })
  })
})

test('the export has the day on which a refund was recorded, and how much it was', async () => {
  const { office } = world.as
  const { id } = await soldTo(world.db, null, { status: 'CANCELLED' })
  const name = { pl: `Zwrócony ${id}`, 'en-US': `Refunded ${id}` }
  await world.db.updateTable('student_packages').set({ name }).where('id', '=', id).execute()
  const lastCells = async () => {
    const { text } = await office.call(studentPackages.export, { filter: name.pl })
    const [heading, row] = text.trim().split('\r\n')
    expect(heading).toMatch(/;"?Zwrot zapisany \(czas w Warszawie\)"?;"?Kwota zwrotu"?$/)
    return row?.split(';').slice(-2)
  }
  expect(await lastCells()).toEqual(['', ''])
  await office.send(studentPackages.refund, { id, ...refundOf(3) })
  expect(await lastCells()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), '5700,00'])
})

test('a package that pays for a seat is not cancelled before the seat is', async () => {
  const { db, as } = world
  const { id, student_id } = await db
    .selectFrom('student_packages')
    .innerJoin('participants', 'participants.student_package_id', 'student_packages.id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['student_packages.id', 'student_packages.student_id'])
    .where('student_packages.status', '=', 'ACTIVE')
    .where('participants.status', '!=', 'CANCELLED')
    .where('trainings.state', 'not in', ['COMPLETED', 'CANCELLED'])
    .executeTakeFirstOrThrow()
  expect(await as.office.call(studentPackages.cancel, { id, reason })).toMatchObject({
    status: 409,
    body: { code: 'package_in_use' },
  })
  await db.updateTable('participants').set({ status: 'CANCELLED' }).where('student_id', '=', student_id).execute()
  expect((await as.office.send(studentPackages.cancel, { id, reason })).data.status).toBe('CANCELLED')
})

test('a withdrawal is a ground of its own, for as long as a consumer may withdraw', async () => {
  const { office } = world.as
  const { db, clock } = world
  const { id } = await soldTo(db, null, { payment_status: 'UNPAID' })
  const soldOn = (days: number) =>
    db
      .updateTable('student_packages')
      .set({ sold_at: shift(clock.now(), { days }) })
      .where('id', '=', id)
      .execute()
  await soldOn(-15)
  expect(await office.call(studentPackages.cancel, { id, reason, is_withdrawal: true })).toMatchObject({
    status: 422,
    body: { errors: { is_withdrawal: [expect.any(String)] } },
  })
  await soldOn(-14)
  const { data } = await office.send(studentPackages.cancel, { id, reason, is_withdrawal: true })
  expect(data).toMatchObject({ status: 'CANCELLED', is_withdrawal: true })
})

test('of two who decide at once the second is shown what the first did', async () => {
  const { office, owner } = world.as
  const { id } = await soldTo(world.db, null, { payment_status: 'UNPAID' })
  const { data } = await office.send(studentPackages.get, { id })
  await owner.send(studentPackages.extend, { id, expires_on: '2031-01-31', reason, revision: data.revision })
  const late = { id, expires_on: '2032-01-31', reason, revision: data.revision }
  expect(await office.call(studentPackages.extend, late)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
})

test('a word finds the student without their diacritics, and the package; the export has the same rows', async () => {
  const { office } = world.as
  const { data: all } = await office.send(studentPackages.list, { itemsPerPage: 5 })
  const student = all[0]?.student as { last_name: string }
  const plain = student.last_name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
  const { data, meta } = await office.send(studentPackages.list, { filter: plain })
  expect(data.length).toBeGreaterThan(0)
  const { text, headers } = await office.call(studentPackages.export, { filter: plain })
  expect(headers['x-total-count']).toBe(String(meta.total))
  expect(text.trim().split('\r\n')).toHaveLength((meta.total ?? 0) + 1)
  // With the decimal comma that a Polish spreadsheet reads.
  for (const { price } of data) expect(text).toContain(`;${(price.amount / 100).toFixed(2).replace('.', ',')};`)
})

test('sorted by holder, in Polish order, and again where somebody is renamed', async () => {
  const { office } = world.as
  const byStudent = async () => {
    const { data } = await office.send(studentPackages.list, { sortBy: 'student', itemsPerPage: 100 })
    return data.map(({ student }) => `${student.last_name} ${student.first_name}`)
  }
  const names = await byStudent()
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare))
  const renamed = world.db.updateTable('students').set({ last_name: 'Aaaa' })
  await renamed.where('id', '=', (await soldRow()).student_id).execute()
  expect((await byStudent())[0]).toMatch(/^Aaaa /)
})

const soldRow = () =>
  world.db.selectFrom('student_packages').select('student_id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

test('a package that is edited while it is sold is sold wholly as edited, and not at all once it was taken off sale', async () => {
  const { db, as } = world
  const { id, created_at, updated_at, sold, revision, ...draft } = (
    await as.office.send(packages.get, { id: (await saleTo(db, null)).package_id })
  ).data
  const edited = { ...draft, name: { pl: 'W trakcie', 'en-US': 'Meanwhile' }, entries: 4, validity_days: 7 }
  const { data: offered } = await as.office.send(packages.create, draft)
  const sellWhile = async (values: string) => {
    const editing = await inTransactionOf(world)
    await editing.query(`update packages set ${values} where id = $1`, [offered.id])
    const selling = as.office.call(studentPackages.sell, { ...(await saleTo(db, null)), package_id: offered.id })
    await untilWaiting(db, 1)
    await editing.query('commit')
    return selling
  }
  const { name, entries, validity_days } = edited
  const { body } = await sellWhile(
    `name = '${JSON.stringify(name)}', entries = ${entries}, validity_days = ${validity_days}`,
  )
  expect(body.data).toMatchObject({ name, entries_total: entries })
  expectWholeDays(body.data, validity_days)
  expect(await sellWhile('is_active = false')).toMatchObject({
    status: 422,
    body: { errors: { package_id: [expect.any(String)] } },
  })
})

test('a sold package stays as it was sold when the catalogue changes, and cannot be deleted', async () => {
  const { db, as } = world
  const sale = await db.selectFrom('student_packages').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const { data: before } = await as.office.send(packages.get, { id: sale.package_id })
  expect(before.sold).toBeGreaterThan(0)
  const { sold, created_at, updated_at, ...draft } = before
  const { data } = await as.office.send(packages.update, {
    ...draft,
    entries: 9,
    price: { amount: 1, currency: 'PLN' },
  })
  expect(data).toMatchObject({ entries: 9, price: { amount: 1 }, sold, revision: before.revision + 1 })
  const after = await db.selectFrom('student_packages').selectAll().where('id', '=', sale.id).executeTakeFirstOrThrow()
  expect(after).toEqual(sale)
  expect(await as.office.call(packages.remove, { id: sale.package_id })).toMatchObject({
    status: 409,
    body: { code: 'package_was_sold' },
  })
})
