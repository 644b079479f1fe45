import { beforeAll, expect, test } from 'vitest'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { refundOf, soldTo } from '#testing/make/make-sales.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

/* How much was paid back for a package: the amount that the office saw and confirmed. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const price = 570_000
const cancelled = (values: object = {}) => soldTo(world.db, null, { status: 'CANCELLED', ...values })
const refund = (id: number, change: object = {}, headers = {}) =>
  world.as.office.call(studentPackages.refund, { id, ...refundOf(3), ...change }, headers)
const amountOf = async (id: number) => (await world.as.office.send(studentPackages.get, { id })).data.refunded_amount
const pln = (amount: number) => ({ amount, currency: 'PLN' })

test.each([0, 1, price])('%i of the price is recorded, and the audit log names it', async (amount) => {
  const { id } = await cancelled()
  expect(await amountOf(id)).toBeNull()
  expect(await refund(id, { refund: pln(amount) })).toMatchObject({ body: { data: { refunded_amount: amount } } })
  const { data } = await world.as.owner.send(audit.list, { event: 'studentPackage.refunded', itemsPerPage: 1 })
  const line = await world.as.owner.send(audit.get, { id: data[0]?.id as number })
  expect(line.data.facts).toContainEqual({ field: 'amount', label: 'Kwota', value: moneyIn('pl', amount, 'PLN') })
})

test.each([
  ['no amount', { refund: undefined }, 'refund'],
  ['an amount below nothing', { refund: pln(-1) }, 'refund.amount'],
  ['half a grosz', { refund: pln(0.5) }, 'refund.amount'],
  ['more than the price', { refund: pln(price + 1) }, 'refund.amount'],
  ['another currency', { refund: { amount: 1, currency: 'EUR' } }, 'refund.currency'],
  ['a refund of no entry', { entries: 0 }, 'entries'],
  ['an unknown number of entries', { entries: undefined }, 'entries'],
])('%s is refused at its field', async (_, change, field) => {
  const { id } = await cancelled()
  const { status, body } = await refund(id, change)
  expect(status).toBe(422)
  expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field])
  expect(await amountOf(id)).toBeNull()
})

test('a second refund adds to the first, up to the price', async () => {
  const { id } = await cancelled({ entries_used: 1 })
  await refund(id, { entries: 2, refund: pln(400_000) })
  await world.db.updateTable('student_packages').set({ entries_used: 0 }).where('id', '=', id).execute()
  expect(await refund(id, { entries: 1, refund: pln(170_001) })).toMatchObject({ status: 422 })
  await refund(id, { entries: 1, refund: pln(170_000) })
  expect(await amountOf(id)).toBe(price)
})

test('where an earlier refund has no amount, the sum stays unknown', async () => {
  const { id } = await cancelled({ payment_status: 'REFUNDED', entries_refunded: 2 })
  expect(await refund(id, refundOf(1))).toMatchObject({ status: 200 })
  expect(await amountOf(id)).toBeNull()
})

test('an amount for other entries than there are now is a conflict: one came back since it was shown', async () => {
  const { id } = await cancelled({ entries_used: 1 })
  await world.db.updateTable('student_packages').set({ entries_used: 0 }).where('id', '=', id).execute()
  expect(await refund(id, refundOf(2))).toMatchObject({ status: 409, body: { code: 'refund_changed' } })
  expect(await amountOf(id)).toBeNull()
})

test('of two who refund, the second gets a conflict; the same request sent again happens once', async () => {
  const { id } = await cancelled()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await refund(id, { refund: pln(100) }, key)
  expect(await refund(id, { refund: pln(200) })).toMatchObject({ status: 409, body: { code: 'package_state' } })
  expect(await refund(id, { refund: pln(100) }, key)).toMatchObject({ status: 200, body: first.body })
  expect(await amountOf(id)).toBe(100)
})

test('the database keeps an amount between nothing and the price, and of refunds alone', async () => {
  const { id } = await cancelled()
  const set = (values: object) => world.db.updateTable('student_packages').set(values).where('id', '=', id).execute()
  await expect(set({ refunded_amount: 1 })).rejects.toMatchObject({ code: '23514' })
  await set({ payment_status: 'REFUNDED' })
  for (const refunded_amount of [-1, price + 1])
    await expect(set({ refunded_amount })).rejects.toMatchObject({ code: '23514' })
})
