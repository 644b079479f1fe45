import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

/* The oldest of a queue is the row that has waited longest for the office, which is not always the one that ended or began first. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const

async function oldestOf(queue: string) {
  const { queues } = await world.as.office.send(dashboard.mine, {})
  return Date.parse(queues.find(({ name }) => name === queue)?.oldest_at ?? '')
}

test('a voucher waits since it was blocked, though it would be valid for longer than one that is over', async () => {
  const issued = { ...paid, issued_at: '2001-01-01T12:00:00.000Z', available_at: '2001-01-01T12:00:00.000Z' }
  const { id } = await voucherOf(world.db, null, issued)
  await world.db
    .insertInto('voucher_entries')
    .values({ voucher_id: id, kind: 'BLOCK', reason: 'Zgubiony.', made_at: '2002-01-01T12:00:00.000Z' })
    .execute()
  await voucherOf(world.db, null, { ...issued, valid_until: '2003-01-01T23:00:00.000Z' })
  const first = { unclaimed: 1, sortBy: 'unclaimed_since', itemsPerPage: 3 } as const
  const { data } = await world.as.office.send(issuedVouchers.list, first)
  expect(data[0]).toMatchObject({ id, unclaimed_since: '2002-01-01T12:00:00.000Z' })
  expect(data.map(({ unclaimed_since }) => unclaimed_since)).toEqual(data.map((row) => row.unclaimed_since).toSorted())
  expect(await world.as.office.call(issuedVouchers.list, { sortBy: 'unclaimed_since' })).toMatchObject({ status: 422 })
  expect(await oldestOf('unclaimedVouchers')).toBe(Date.parse(data[0]?.unclaimed_since ?? ''))
})

test('a package waits since it was cancelled, though it would be valid for longer than one that is over', async () => {
  const past = { sold_at: '2001-01-01T12:00:00.000Z', activates_at: '2001-01-01T12:00:00.000Z' }
  const cancelled = { status: 'CANCELLED', cancelled_at: '2002-01-01T12:00:00.000Z' } as const
  const { id } = await soldTo(world.db, null, { ...past, ...cancelled, expires_at: '2031-01-01T23:00:00.000Z' })
  await soldTo(world.db, null, { ...past, status: 'EXPIRED', expires_at: '2003-01-01T23:00:00.000Z' })
  const first = { unclaimed: 1, sortBy: 'unclaimed_since', itemsPerPage: 3 } as const
  const { data } = await world.as.office.send(studentPackages.list, first)
  expect(data[0]).toMatchObject({ id, unclaimed_since: '2002-01-01T12:00:00.000Z' })
  expect(await oldestOf('unclaimed')).toBe(Date.parse(data[0]?.unclaimed_since ?? ''))
})

test('money for a seat waits since the seat was given up, though somebody else took theirs later', async () => {
  const seat = async (values: object) => {
    const trainingId = await trainingOf(world.db, null, { price_amount: 20_000 })
    return seatAt(world.db, trainingId, cast.student.email, { paid_amount: 30_000, ...values })
  }
  const registered_at = '2001-01-01T12:00:00.000Z'
  await seat({ registered_at, status: 'CANCELLED', cancelled_at: '2003-01-01T12:00:00.000Z' })
  const id = await seat({ registered_at: '2002-01-01T12:00:00.000Z' })
  const first = { state: 'TO_REFUND', sortBy: 'refund_due_since', itemsPerPage: 3 } as const
  const { data } = await world.as.office.send(seatPayments.list, first)
  expect(data[0]).toMatchObject({ id, refund_due_since: '2002-01-01T12:00:00.000Z' })
  expect(await oldestOf('seatRefunds')).toBe(Date.parse(data[0]?.refund_due_since ?? ''))
})
