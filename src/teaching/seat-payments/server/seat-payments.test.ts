import { beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import type { SeatPaymentState } from '#teaching/participants/contract/seat-payments.flow.ts'
import { releaseSeats } from '#teaching/participants/server/participants.steps.ts'
import { redeemVoucher, returnVouchersOf } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'

/* The price of a seat without a package's entry: who owes it, who recorded the payment, and the refund. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const reason = 'Ustalone przez telefon.'
const price_amount = 100_000

async function seatOf(values: object = {}) {
  const trainingId = await trainingOf(world.db, null, { price_amount })
  return { trainingId, id: await seatAt(world.db, trainingId, cast.student.email, values) }
}

async function listed(id: number, state: SeatPaymentState) {
  const { data } = await world.as.office.send(seatPayments.list, { state, itemsPerPage: 100, descending: 1 })
  return data.find((row) => row.id === id)
}

describe('who owes', () => {
  test('is in the list until it is paid, with the user who recorded it', async () => {
    const { id } = await seatOf()
    expect(await listed(id, 'DUE')).toMatchObject({ due: price_amount, paid: 0, by: null })
    const { data } = await world.as.office.send(seatPayments.pay, { id, reason: null })
    expect(data).toMatchObject({ due: 0, paid: price_amount, by: expect.any(String), at: expect.any(String) })
    expect(await listed(id, 'DUE')).toBeUndefined()
    expect(await world.as.office.call(seatPayments.pay, { id, reason: null })).toMatchObject({
      status: 409,
      body: { code: 'seat_payment_state' },
    })
  })

  test('owes what the list shows: an amount that has changed since is not recorded', async () => {
    const { id, trainingId } = await seatOf()
    await world.db.updateTable('trainings').set({ price_amount: 160_000 }).where('id', '=', trainingId).execute()
    const stale = { id, amount: price_amount, reason }
    for (const act of [seatPayments.pay, seatPayments.waive] as const)
      expect(await world.as.office.call(act as typeof seatPayments.pay, stale)).toMatchObject({
        status: 409,
        body: { code: 'seat_payment_state' },
      })
    const { data } = await world.as.office.send(seatPayments.pay, { ...stale, amount: 160_000 })
    expect(data).toMatchObject({ due: 0, paid: 160_000 })
  })

  test('owes less by what vouchers pay, and again what is given back of them', async () => {
    const { id } = await seatOf()
    await redeemVoucher(portalActs(world), { id: (await voucherOf(world.db, null)).id }, id)
    expect(await listed(id, 'DUE')).toMatchObject({ due: price_amount - 30_000 })
    await returnVouchersOf(portalActs(world), [id])
    expect(await listed(id, 'DUE')).toMatchObject({ due: price_amount })
  })

  test('owes nothing for a seat that an entry pays for, or that was waived for a reason', async () => {
    const { id: student_package_id } = await soldTo(world.db, cast.student.email, {})
    expect(await listed((await seatOf({ student_package_id })).id, 'DUE')).toBeUndefined()
    const { id } = await seatOf()
    await world.as.office.send(seatPayments.waive, { id, reason })
    expect(await listed(id, 'DUE')).toBeUndefined()
    expect((await world.as.office.call(seatPayments.waive, { id, reason: '' })).status).toBe(422)
  })
})

describe('what is to go back', () => {
  const refunds = async () => (await world.as.office.send(dashboard.counters, {})).seatRefundsCount

  test('of a cancelled training waits in the queue until it is paid back', async () => {
    const { id, trainingId } = await seatOf()
    await world.as.office.send(seatPayments.pay, { id, reason: null })
    const before = await refunds()
    await world.db.updateTable('trainings').set({ state: 'CANCELLED' }).where('id', '=', trainingId).execute()
    await releaseSeats(portalActs(world), trainingId)
    expect(await refunds()).toBe(before + 1)
    expect(await listed(id, 'TO_REFUND')).toMatchObject({ to_refund: price_amount, due: 0 })
    await world.as.office.send(seatPayments.refund, { id, reason })
    expect(await refunds()).toBe(before)
    expect(await listed(id, 'TO_REFUND')).toBeUndefined()
  })

  test('is nothing where the payment is retained, and the difference where the price was lowered', async () => {
    const cancel = { is_entry_returned: false, is_late: true, is_told: false, reason: null }
    const { id: participant_id, trainingId: id } = await seatOf()
    await world.as.office.send(seatPayments.pay, { id: participant_id, reason: null })
    await world.as.office.send(participants.cancel, { id, participant_id, ...cancel })
    expect(await listed(participant_id, 'TO_REFUND')).toBeUndefined()
    const other = await seatOf()
    await world.as.office.send(seatPayments.pay, { id: other.id, reason: null })
    await world.db.updateTable('trainings').set({ price_amount: 60_000 }).where('id', '=', other.trainingId).execute()
    expect(await listed(other.id, 'TO_REFUND')).toMatchObject({ to_refund: 40_000 })
  })

  test('stays owed where the price was lowered before a late cancellation, and is what the academy keeps too much', async () => {
    const late = { is_entry_returned: false, is_late: true, is_told: false, reason: null }
    const { id: participant_id, trainingId: id } = await seatOf()
    await world.as.office.send(seatPayments.pay, { id: participant_id, reason: null })
    const lowerTo = (amount: number) =>
      world.db.updateTable('trainings').set({ price_amount: amount }).where('id', '=', id).execute()
    await lowerTo(60_000)
    await world.as.office.send(participants.cancel, { id, participant_id, ...late })
    expect(await listed(participant_id, 'TO_REFUND')).toMatchObject({ to_refund: 40_000 })
    // What the seat costs others afterwards changes nothing.
    await lowerTo(30_000)
    expect(await listed(participant_id, 'TO_REFUND')).toMatchObject({ to_refund: 40_000 })
    const { data } = await world.as.office.send(seatPayments.refund, { id: participant_id, amount: 40_000, reason })
    expect(data).toMatchObject({ to_refund: 0, paid: 60_000, refunded: 40_000 })
    const { data: given } = await world.as.office.send(participants.giveBack, { id, participant_id, reason })
    expect(given.payment).toMatchObject({ to_refund: 60_000 })
  })

  test('pays for the seat when the same student comes back', async () => {
    const { id: participant_id, trainingId: id } = await seatOf()
    await world.as.office.send(seatPayments.pay, { id: participant_id, reason: null })
    const { data } = await world.as.office.send(participants.cancel, {
      ...{ id, participant_id, is_entry_returned: true, is_late: false, is_told: false, reason: null },
    })
    expect(data.payment).toMatchObject({ to_refund: price_amount })
    const student_id = data.student.id as number
    const preview = { id, studentId: student_id }
    expect((await world.as.office.send(participants.preview, preview)).data).toMatchObject({ is_paid: true, due: 0 })
    const again = await world.as.office.send(participants.register, {
      ...{ id, student_id, is_overlap_meant: true },
    })
    expect(again.data.payment).toMatchObject({ due: 0, to_refund: 0 })
  })
})

test('what was paid, waived and refunded is listed, the latest first, and shown at the seat', async () => {
  const waived = await seatOf()
  const refunded = await seatOf()
  const { office } = world.as
  await office.send(seatPayments.pay, { id: refunded.id, reason: null })
  await office.send(seatPayments.waive, { id: waived.id, reason })
  expect(await listed(waived.id, 'RECORDED')).toMatchObject({
    ...{ due: 0, paid: 0, waived: price_amount, refunded: 0, to_refund: 0 },
    ...{ by: 'Joanna Wrońska', at: expect.any(String), reason },
  })
  const latest = async () => {
    const { data } = await office.send(seatPayments.list, { state: 'RECORDED', itemsPerPage: 2 })
    return data.map(({ id }) => id)
  }
  expect(await latest()).toEqual([waived.id, refunded.id])
  await office.send(participants.cancel, {
    ...{ id: refunded.trainingId, participant_id: refunded.id },
    ...{ is_entry_returned: true, is_late: false, is_told: false, reason: null },
  })
  await office.send(seatPayments.refund, { id: refunded.id, reason })
  expect(await latest()).toEqual([refunded.id, waived.id])
  expect(await listed(refunded.id, 'RECORDED')).toMatchObject({ paid: 0, refunded: price_amount, to_refund: 0 })
  const paymentAt = async ({ trainingId: id }: { trainingId: number }) =>
    (await office.send(participants.board, { id })).data.participants[0]?.payment
  expect(await paymentAt(waived)).toMatchObject({ due: 0, paid: 0, waived: price_amount })
  expect(await paymentAt(refunded)).toMatchObject({ paid: 0, refunded: price_amount })
})

test('without a choice of what pays it is required, and never free', async () => {
  const { account } = await world.person('client')
  const id = await trainingOf(world.db, null, { price_amount })
  const who = { id, student_id: await studentOf(world.db, account.email) }
  expect(await world.as.office.call(participants.register, who)).toMatchObject({
    status: 422,
    body: { errors: { student_package_id: [expect.any(String)] } },
  })
  const seat = await world.as.office.send(participants.register, { ...who, student_package_id: null })
  expect(seat.data.payment).toMatchObject({ due: price_amount })
})
