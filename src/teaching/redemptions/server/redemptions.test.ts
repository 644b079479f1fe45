import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { redeemVoucher } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'

/* What a voucher pays for a seat whose training changes: the price, or the state. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const percent = { kind: 'PERCENT', currency: null } as const

async function seatAtPrice(price_amount: number) {
  const { account } = await world.person('client')
  const trainingId = await trainingOf(world.db, null, { price_amount })
  return { email: account.email, trainingId, participant_id: await seatAt(world.db, trainingId, account.email) }
}

const reprice = (id: number, price_amount: number, db = world.db) =>
  db.updateTable('trainings').set({ price_amount }).where('id', '=', id).execute()

const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(world.db)
      return rows.length
    })
    .toBeGreaterThan(0)

test('a percentage is of the price that the seat costs, though the price of its training rose since', async () => {
  const { office } = world.as
  const { email, trainingId, participant_id } = await seatAtPrice(100_000)
  const whole = await voucherOf(world.db, email, { ...percent, value: 100 })
  const id = await redeemVoucher(portalActs(world), { id: whole.id }, participant_id)
  await reprice(trainingId, 200_000)
  await office.send(redemptions.giveBack, { id })
  const { code } = await voucherOf(world.db, email, { ...percent, value: 50 })
  const { data } = await office.send(redemptions.check, { code })
  expect(data.seats).toMatchObject([{ price: 100_000, due: 100_000, takes: 50_000 }])
  expect((await office.send(redemptions.redeem, { code, participant_id })).data.amount).toBe(50_000)
})

test.each(['PENDING_VERIFICATION', 'REJECTED', 'COMPLETED'] as const)(
  'a voucher that is checked is also redeemed at a training that is %s',
  async (state) => {
    const { email, trainingId, participant_id } = await seatAtPrice(100_000)
    await world.db.updateTable('trainings').set({ state }).where('id', '=', trainingId).execute()
    const { code } = await voucherOf(world.db, email, { ...percent, value: 50 })
    expect((await world.as.office.send(redemptions.check, { code })).data.refusal).toBeNull()
    expect((await world.as.office.send(redemptions.redeem, { code, participant_id })).data.amount).toBe(50_000)
  },
)

test('a percentage that is redeemed while the price falls is of the new one', async () => {
  const { email, trainingId, participant_id } = await seatAtPrice(200_000)
  const { code } = await voucherOf(world.db, email, { ...percent, value: 50 })
  const redeeming = await inTransaction(world.db, async (db) => {
    await reprice(trainingId, 100_000, db)
    const call = world.as.office.send(redemptions.redeem, { code, participant_id })
    await untilSomebodyWaits()
    return [call]
  })
  expect((await redeeming[0])?.data.amount).toBe(50_000)
})

test('a seat that a voucher pays for while the price rises is paid', async () => {
  const { email, trainingId, participant_id } = await seatAtPrice(100_000)
  const { id } = await voucherOf(world.db, email, { ...percent, value: 100 })
  const repricing = await inTransaction(world.db, async (db) => {
    await redeemVoucher({ ...portalActs(world), db }, { id }, participant_id)
    const change = reprice(trainingId, 200_000)
    await untilSomebodyWaits()
    return [change]
  })
  await repricing[0]
  const seat = world.db.selectFrom('participants').select(['due', 'settled_price']).where('id', '=', participant_id)
  expect(await seat.executeTakeFirst()).toEqual({ due: 0, settled_price: 100_000 })
})
