import { beforeAll, expect, test } from 'vitest'
import { participants } from '#teaching/participants/contract/participants.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { moveTo, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { redeemedAt } from '#testing/make/make-vouchers.ts'
import { releaseSeats } from '../participants.steps.ts'

/* The payment of an unused seat can be refunded at any time. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const reason = 'Szpital.'
const late = { is_entry_returned: false, is_late: true, is_told: false, reason: null }

const usedOf = async (id: number) =>
  (await world.db.selectFrom('student_packages').select('entries_used').where('id', '=', id).executeTakeFirstOrThrow())
    .entries_used

/** A seat that an entry pays for. */
async function paidByEntry() {
  const { db } = world
  const { id: sold } = await soldTo(db, cast.student.email, { entries_used: 1 })
  const id = await trainingOf(db, null)
  return { sold, id, participant_id: await seatAt(db, id, cast.student.email, { student_package_id: sold }) }
}

test('an entry that was retained by mistake is returned once', async () => {
  const { sold, ...at } = await paidByEntry()
  const { data: cancelled } = await world.as.office.send(participants.cancel, { ...at, ...late })
  expect(cancelled).toMatchObject({ is_returnable: true, package: { id: sold } })
  const { data } = await world.as.office.send(participants.giveBack, { ...at, reason })
  expect(data).toMatchObject({ is_returnable: false, package: null, status: 'CANCELLED' })
  expect(await usedOf(sold)).toBe(0)
  expect(await world.as.office.call(participants.giveBack, { ...at, reason })).toMatchObject({
    status: 409,
    body: { code: 'participant_state' },
  })
})

test('after completion an absent participant gets it back and owes nothing; one who was present does not', async () => {
  const { sold, ...at } = await paidByEntry()
  await world.db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', at.id).execute()
  const outcome = (is: 'PASS' | 'NO_SHOW') =>
    world.db.updateTable('participants').set({ outcome: is }).where('id', '=', at.participant_id).execute()
  await outcome('PASS')
  expect((await world.as.office.call(participants.giveBack, { ...at, reason })).status).toBe(409)
  await outcome('NO_SHOW')
  const { data } = await world.as.office.send(participants.giveBack, { ...at, reason })
  expect(data).toMatchObject({ status: 'REGISTERED', outcome: 'NO_SHOW', package: null, payment: { due: 0 } })
  expect(await usedOf(sold)).toBe(0)
})

/** A seat at a training that is over, of somebody who stayed away. */
async function missed(values: object = {}) {
  const id = await trainingOf(world.db, null, { price_amount: 100_000 })
  await moveTo(world.db, id, -8)
  const participant_id = await seatAt(world.db, id, cast.student.email, { outcome: 'NO_SHOW', ...values })
  await world.db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', id).execute()
  return { id, participant_id }
}

/** Records the presence at the training's session, and the outcome that fits it. */
async function correctedTo(at: { id: number; participant_id: number }, outcome: 'PASS' | 'NO_SHOW') {
  const [session] = (await world.as.office.send(participants.board, { id: at.id })).data.sessions
  const marks = [{ participant_id: at.participant_id, is_present: outcome === 'PASS' }]
  await world.as.office.send(participants.attend, { id: at.id, session_id: session?.id as number, marks })
  const { data } = await world.as.office.send(participants.grade, { ...at, outcome, reason })
  return data.payment
}

test('who turns out to have been there owes the price again, less what was waived before', async () => {
  const { id: sold } = await soldTo(world.db, cast.student.email, { entries_used: 1 })
  const at = await missed({ student_package_id: sold, waived_amount: 20_000 })
  const given = await world.as.office.send(participants.giveBack, { ...at, reason })
  expect(given.data.payment).toMatchObject({ due: 0, waived: 100_000 })
  expect(await correctedTo(at, 'PASS')).toMatchObject({ due: 80_000, waived: 20_000 })
  const { data: waived } = await world.as.office.send(seatPayments.waive, { id: at.participant_id, reason })
  expect(waived).toMatchObject({ due: 0, waived: 100_000 })
})

test('who was marked as present by mistake owes nothing again once that is corrected, and gets back what they paid since', async () => {
  const { id: sold } = await soldTo(world.db, cast.student.email, { entries_used: 1 })
  const at = await missed({ student_package_id: sold, waived_amount: 20_000 })
  const { data: given } = await world.as.office.send(participants.giveBack, { ...at, reason })
  await correctedTo(at, 'PASS')
  expect(await correctedTo(at, 'NO_SHOW')).toEqual(given.payment)
  expect(await correctedTo(at, 'PASS')).toMatchObject({ due: 80_000, waived: 20_000 })
  await world.as.office.send(seatPayments.pay, { id: at.participant_id, reason: null })
  expect(await correctedTo(at, 'NO_SHOW')).toMatchObject({ due: 0, waived: 100_000, to_refund: 80_000 })
})

test('what the office waives between two corrections is not waived twice', async () => {
  const { id: sold } = await soldTo(world.db, cast.student.email, { entries_used: 1 })
  const at = await missed({ student_package_id: sold, waived_amount: 20_000 })
  await world.as.office.send(participants.giveBack, { ...at, reason })
  await correctedTo(at, 'PASS')
  await world.as.office.send(seatPayments.waive, { id: at.participant_id, reason })
  expect(await correctedTo(at, 'NO_SHOW')).toMatchObject({ due: 0, waived: 100_000, to_refund: 0 })
  const { data } = await world.as.office.send(seatPayments.list, { state: 'RECORDED', itemsPerPage: 100 })
  expect(data.find(({ id }) => id === at.participant_id)).toMatchObject({ waived: 100_000 })
  expect(await correctedTo(at, 'PASS')).toMatchObject({ due: 0, waived: 100_000, to_refund: 0 })
})

test('no more is waived for an absence than is waived in all', async () => {
  const more = { waived_amount: 10_000, waived_for_absence: 10_001 }
  await expect(missed(more)).rejects.toThrow('participants_waived_for_absence')
  await expect(missed({ waived_for_absence: -1 })).rejects.toThrow('participants_waived_for_absence')
})

test('what is waived of a missed seat is what it cost, also where the price rose after it was paid', async () => {
  const at = await missed({ paid_amount: 70_000, settled_price: 70_000 })
  const { data } = await world.as.office.send(participants.giveBack, { ...at, reason })
  expect(data.payment).toMatchObject({ due: 0, waived: 70_000, to_refund: 70_000 })
})

test('vouchers have their uses again, and money waits to go back', async () => {
  const { id: voucher, trainingId: id, participant_id } = await redeemedAt(world, null, null)
  const seat = world.db.updateTable('participants').where('id', '=', participant_id)
  await seat.set({ paid_amount: 5000 }).execute()
  await world.as.office.send(participants.cancel, { id, participant_id, ...late })
  const { data } = await world.as.office.send(participants.giveBack, { id, participant_id, reason })
  expect(data).toMatchObject({ vouchers: [], payment: { to_refund: 5000 } })
  const { uses_left } = await world.db
    .selectFrom('vouchers')
    .select('uses_left')
    .where('id', '=', voucher)
    .executeTakeFirstOrThrow()
  expect(uses_left).toBe(1)
})

test('when the academy cancels the training later, retained entries are returned automatically', async () => {
  const { sold, ...at } = await paidByEntry()
  await world.as.office.send(participants.cancel, { ...at, ...late })
  expect(await usedOf(sold)).toBe(1)
  await world.db.updateTable('trainings').set({ state: 'CANCELLED' }).where('id', '=', at.id).execute()
  await releaseSeats(portalActs(world), at.id)
  expect(await usedOf(sold)).toBe(0)
})
