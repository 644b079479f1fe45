import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { refundOf, soldTo } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { redeemedAt, voucherAtTraining } from '#testing/make/make-vouchers.ts'
import type { Visitor } from '#testing/visitor.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { takeBackFormerVouchers } from '#trade/vouchers/server/former-vouchers.steps.ts'

/* Paid value is given back once, also with other acts at the same moment; what comes back after it waits to be refunded as well. */

let world: Academy
let office: Visitor
let colleague: Visitor
beforeAll(async () => {
  world = await academy()
  office = world.as.office
  colleague = await world.visitor('owner')
  return world.close
})

const reason = 'Zwrócono przelewem.'
const paid = { payment_status: 'PAID', price_amount: 90_000, price_currency: 'PLN', max_usages: 3 } as const
const times = Array.from({ length: 3 }, (_, index) => index)

/** In the order in which they were begun, or nearly. */
const statusesOf = async (acts: Promise<{ status: number }>[]) => (await Promise.all(acts)).map(({ status }) => status)

async function blockedVoucher() {
  const { account } = await world.person('client')
  const voucher = await redeemedAt(world, await castArtist(world.db), account.email, paid)
  await office.send(issuedVouchers.block, { id: voucher.id, reason })
  return voucher
}

test('of two who refund a voucher, a package or a seat one does', async () => {
  const { id } = await blockedVoucher()
  const refund = (by: Visitor) => by.call(issuedVouchers.refund, { id, reason })
  expect((await statusesOf([refund(office), refund(colleague)])).toSorted()).toEqual([200, 409])
  const { data } = await office.send(issuedVouchers.get, { id })
  expect(data.ledger.filter(({ kind }) => kind === 'REFUND')).toMatchObject([{ uses: -2 }])

  const over = { expires_at: new Date(Date.now() - 86_400_000), status: 'EXPIRED' } as const
  const sold = await soldTo(world.db, null, over)
  const repay = (by: Visitor) => by.call(studentPackages.refund, { id: sold.id, ...refundOf(3) })
  expect((await statusesOf([repay(office), repay(colleague)])).toSorted()).toEqual([200, 409])

  const seat = await paidSeat()
  await office.send(participants.cancel, { ...seat, ...given })
  const give = (by: Visitor) => by.call(seatPayments.refund, { id: seat.participant_id, reason })
  expect((await statusesOf([give(office), give(colleague)])).toSorted()).toEqual([200, 409])
})

test.each(times)('a use that returns while its voucher is refunded is refunded with it or after it (%i)', async () => {
  const { id, participant_id, trainingId } = await blockedVoucher()
  const back = () => office.call(participants.cancel, { ...{ id: trainingId, participant_id }, ...given })
  const refund = () => colleague.call(issuedVouchers.refund, { id, reason })
  expect(await statusesOf([refund(), back()])).toEqual([200, 200])
  const { data } = await office.send(issuedVouchers.get, { id })
  if (data.is_unclaimed) expect(await refund()).toMatchObject({ status: 200 })
  const { data: after } = await office.send(issuedVouchers.get, { id })
  expect(after).toMatchObject({ uses_left: 0, is_unclaimed: false, state: 'REFUNDED' })
  expect(sum(after.ledger.filter(({ kind }) => kind === 'REFUND').map(({ uses }) => uses))).toBe(-3)
})

test.each(times)(
  'of an entry that returns while its package is refunded, it is refunded after it, or the office looks again (%i)',
  async () => {
    const { account } = await world.person('client')
    const { id } = await soldTo(world.db, account.email, { entries_used: 1 })
    const trainingId = await trainingOf(world.db, null)
    const participant_id = await seatAt(world.db, trainingId, account.email, { student_package_id: id })
    const past = new Date(Date.now() - 86_400_000)
    await world.db
      .updateTable('student_packages')
      .set({ status: 'EXPIRED', expires_at: past })
      .where('id', '=', id)
      .execute()
    const refund = (entries: 1 | 2 | 3) => colleague.call(studentPackages.refund, { id, ...refundOf(entries) })
    const back = () => office.call(participants.cancel, { ...{ id: trainingId, participant_id }, ...given })
    const [refunded, returned] = await statusesOf([refund(2), back()])
    expect(returned).toBe(200)
    expect(await refund(refunded === 200 ? 1 : 3)).toMatchObject({ status: 200 })
    const row = world.db.selectFrom('student_packages').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      entries_used: 0,
      entries_refunded: 3,
      refunded_amount: 570_000,
      is_unclaimed: false,
    })
  },
)

test.each(times)('a voucher is redeemed, or blocked and refunded, and never both (%i)', async () => {
  const { account } = await world.person('client')
  const artist = await castArtist(world.db)
  const voucher = await redeemedAt(world, artist, account.email, paid)
  const participant_id = await seatAt(world.db, await trainingOf(world.db, artist), account.email)
  await office.send(issuedVouchers.block, { id: voucher.id, reason })
  const redeem = () => world.as.artist.call(redemptions.redeem, { code: voucher.code, participant_id })
  const refund = () => colleague.call(issuedVouchers.refund, { id: voucher.id, reason })
  const unblock = () => office.call(issuedVouchers.unblock, { id: voucher.id, reason })
  const [unblocked, redeemed, refunded] = await statusesOf([unblock(), redeem(), refund()])
  const { data } = await office.send(issuedVouchers.get, { id: voucher.id })
  expect([unblocked, refunded].toSorted()).toEqual([200, 409])
  expect(data.state).toBe(refunded === 200 ? 'REFUNDED' : 'PARTLY_USED')
  const uses = sum(data.ledger.map(({ uses }) => uses))
  expect(uses).toBe(data.uses_left)
  if (refunded === 200) expect([redeemed, data.uses_left]).toEqual([409, 0])
})

test.each(times)(
  'a voucher whose import is reverted while it is redeemed is used and remains, or is deleted (%i)',
  async () => {
    const { account } = await world.person('client')
    const former = { brought_in_at: new Date() }
    const voucher = await voucherAtTraining(world.db, await castArtist(world.db), account.email, former)
    const { id, code, participant_id } = voucher
    const undo = () => inTransaction(world.db, (db) => takeBackFormerVouchers(portalActs(world, db), [id], reason))
    const redeem = () => world.as.artist.call(redemptions.redeem, { code, participant_id })
    const [stays, { status }] = await Promise.all([undo(), redeem()])
    const { data } = await office.send(issuedVouchers.get, { id })
    expect(data.uses_left).toBe(0)
    expect([status, stays.get(id)]).toEqual(data.is_taken_back ? [409, undefined] : [201, 'used'])
  },
)

const given = { is_entry_returned: true, is_late: false, is_told: false, reason: null }

async function paidSeat() {
  const id = await trainingOf(world.db, null, { price_amount: 100_000 })
  const participant_id = await seatAt(world.db, id, null)
  await office.send(seatPayments.pay, { id: participant_id, reason: null })
  return { id, participant_id }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
