import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import {
  redeemVoucher,
  returnRedemption,
  returnVouchersOf,
} from '#teaching/participants/server/seats/redemptions.steps.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { redeemedAt, voucherOf } from '#testing/make/make-vouchers.ts'
import {
  adjustVoucher,
  blockVoucher,
  extendVoucher,
  issueVouchers,
  refundVoucher,
  takeBackVoucher,
  unblockVoucher,
} from './vouchers.steps.ts'

/* After any operations on vouchers, in any order: the balance of each is the sum of its ledger, and never negative. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

/** Vouchers whose columns contradict their ledger; there are none. */
async function contradictions(): Promise<unknown[]> {
  const { rows } = await sql`
    select vouchers.id, uses_left, max_usages, balance, budget, ledger.* from vouchers join lateral (
      select coalesce(sum(uses), 0) as uses, sum(amount) as amount,
        coalesce(sum(uses) filter (where kind not in ('USE', 'RETURN')), 0) as given,
        -coalesce(sum(uses) filter (where kind in ('USE', 'RETURN')), 0) as used,
        sum(amount) filter (where kind not in ('USE', 'RETURN')) as money_given
      from voucher_entries where voucher_id = vouchers.id
    ) ledger on true
    where uses_left <> uses or uses_left < 0 or max_usages <> given or used > max_usages or used < 0
      or balance <> amount or balance < 0 or budget <> money_given
    union all
    select id, 0, 0, 0, 0, 0, 0, 0, 0, 0 from (
      select participants.id from participants join trainings on trainings.id = training_id
      join voucher_entries on participant_id = participants.id
      group by participants.id, price_amount having sum(redeemed) not between 0 and price_amount
    ) overpaid
  `.execute(world.db)
  return rows
}

test('the demo’s vouchers have the balances of their ledgers', async () => {
  expect(await contradictions()).toEqual([])
})

describe('the ledger', () => {
  test('is only ever added to', async () => {
    const { redemption } = await redeemedAt(world, null, null)
    for (const change of [
      sql`update voucher_entries set redeemed = 1 where id = ${redemption}`,
      sql`delete from voucher_entries where id = ${redemption}`,
      sql`truncate voucher_entries`,
    ])
      await expect(change.execute(world.db)).rejects.toMatchObject({ code: '23001' })
  })

  test('is all that moves a voucher, which nobody deletes', async () => {
    const { id } = await voucherOf(world.db, null)
    for (const change of [
      sql`update vouchers set uses_left = 9, max_usages = 9 where id = ${id}`,
      sql`update vouchers set valid_until = now() where id = ${id}`,
      sql`update vouchers set value = 90000 where id = ${id}`,
      sql`update vouchers set blocked_at = now() where id = ${id}`,
    ])
      await expect(change.execute(world.db)).rejects.toMatchObject({ code: '23001' })
    await expect(sql`delete from vouchers where id = ${id}`.execute(world.db)).rejects.toMatchObject({ code: '23503' })
    await sql`update vouchers set note = 'Ustalone przez telefon.' where id = ${id}`.execute(world.db)
  })

  test('has no row for which nothing is left', async () => {
    const { id, participant_id } = await redeemedAt(world, null, null)
    const use = (values: object) =>
      world.db
        .insertInto('voucher_entries')
        .values({
          ...{
            voucher_id: id,
            kind: 'USE',
            uses: -1,
            redeemed: 1,
            currency: 'PLN',
            participant_id,
            made_at: new Date(),
          },
          ...values,
        })
        .execute()
    await expect(use({})).rejects.toMatchObject({ constraint: 'vouchers_uses' })
    const purse = await voucherOf(world.db, null, { budget: 100, max_usages: 2 })
    await expect(use({ voucher_id: purse.id, redeemed: 101, amount: -101 })).rejects.toMatchObject({ code: '23514' })
  })
})

test('of 50 redemptions at once of one use exactly one is made; the others are refused as used up', async () => {
  const artist = await castArtist(world.db)
  const { id, code } = await voucherOf(world.db, null)
  const seats: number[] = []
  for (let count = 0; count < 10; count++)
    seats.push(await seatAt(world.db, await trainingOf(world.db, artist), cast.student.email))
  const readers = [world.as.artist, world.as.office, world.as.owner]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      (readers[place % 3] as typeof world.as.artist).call(redemptions.redeem, {
        ...{ code, participant_id: seats[place % 10] as number },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.flatMap(({ status, body }) =>
    status === 201 ? [] : [(body as unknown as { code: string }).code],
  )
  expect(new Set(refused)).toEqual(new Set(['voucher_used_up']))
  const uses = await world.db
    .selectFrom('voucher_entries')
    .select('id')
    .where('voucher_id', '=', id)
    .where('kind', '=', 'USE')
    .execute()
  expect(uses).toHaveLength(1)
})

test('one voucher pays for a seat once, with any number of requests at once, and again after its use was returned', async () => {
  const training = await trainingOf(world.db, null, { price_amount: 100_000 })
  // Somebody without another seat for which it could pay.
  const { email } = (await world.person('client')).account
  const participant_id = await seatAt(world.db, training, email)
  const { id, code } = await voucherOf(world.db, email, { max_usages: 5 })
  const redeem = () => world.as.office.call(redemptions.redeem, { code, participant_id })
  const answers = await Promise.all(Array.from({ length: 5 }, redeem))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await redeem()).toMatchObject({ body: { code: 'voucher_used_here' } })
  const { data } = await world.as.office.send(redemptions.check, { code })
  expect(data.refusal?.code).toBe('voucher_used_here')
  const again = { voucher_id: id, kind: 'USE', uses: -1, redeemed: 1, currency: 'PLN', participant_id } as const
  const written = world.db.insertInto('voucher_entries').values({ ...again, made_at: new Date() })
  await expect(written.execute()).rejects.toMatchObject({ constraint: 'voucher_pays_seat_once' })
  await returnVouchersOf(portalActs(world), [participant_id])
  expect((await redeem()).status).toBe(201)
})

test('two vouchers at once for one seat never pay more than it costs', async () => {
  const training = await trainingOf(world.db, null, { price_amount: 100_000 })
  const participant_id = await seatAt(world.db, training, cast.student.email)
  const made = await Promise.all(Array.from({ length: 8 }, () => voucherOf(world.db, null, { value: 40_000 })))
  const answers = await Promise.all(
    made.map(({ code }) => world.as.office.call(redemptions.redeem, { code, participant_id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect(await contradictions()).toEqual([])
})

describe('random operations', () => {
  const operations = 10_000
  const perRun = 500
  const reason = 'Losowo.'
  let ids: number[]
  let seats: number[]

  beforeAll(async () => {
    const { db } = world
    seats = []
    for (const price_amount of [5000, 20_000, 60_000])
      for (const email of [cast.student.email, cast.fellow.email])
        seats.push(await seatAt(db, await trainingOf(db, null, { price_amount }), email))
    ids = []
    for (const email of [cast.student.email, cast.fellow.email]) {
      const paid = { payment_status: 'PAID', price_amount: 100, price_currency: 'PLN' } as const
      ids.push((await voucherOf(db, email, { value: 4000, max_usages: 3 })).id)
      ids.push((await voucherOf(db, email, { value: 9000, max_usages: 6, budget: 20_000, ...paid })).id)
      ids.push((await voucherOf(db, email, { kind: 'PERCENT', value: 30, max_usages: 4 })).id)
      ids.push((await voucherOf(db, email, { kind: 'PERCENT', value: 50, max_usages: 9, budget: 9000 })).id)
    }
  })

  type At = { voucher: number; seat: number; number: number }
  const acts = {
    redeem: (ctx, { voucher, seat }) => redeemVoucher(ctx, { id: voucher }, seat),
    redeemMore: (ctx, { voucher, seat }) => redeemVoucher(ctx, { id: voucher }, seat),
    return: async (ctx, { voucher, number }) => {
      const uses = await ctx.db
        .selectFrom('voucher_entries')
        .select('id')
        .where('voucher_id', '=', voucher)
        .where('kind', '=', 'USE')
        .execute()
      const one = uses[number % Math.max(1, uses.length)]
      if (one) await returnRedemption(ctx, one.id)
    },
    cancel: (ctx, { seat }) => returnVouchersOf(ctx, [seat]),
    adjust: (ctx, { voucher, number }) => adjustVoucher(ctx, voucher, { uses: (number % 5) - 2, reason }),
    adjustMoney: (ctx, { voucher, number }) => adjustVoucher(ctx, voucher, { amount: (number % 9000) - 4000, reason }),
    block: (ctx, { voucher, number }) =>
      number % 5 ? unblockVoucher(ctx, voucher, null) : blockVoucher(ctx, voucher, reason),
    unblock: (ctx, { voucher }) => unblockVoucher(ctx, voucher, null),
    extend: (ctx, { voucher, number }) =>
      extendVoucher(ctx, voucher, { valid_until: shift(ctx.now, { days: 30 + (number % 50) }), reason: null }),
    takeBack: async (ctx, { voucher, number }) => {
      if (number % 40 === 0) await takeBackVoucher(ctx, voucher, reason)
    },
    refund: async (ctx, { voucher, number }) => {
      if (number % 40 === 0) await refundVoucher(ctx, voucher, reason)
    },
    // Those that are over make room.
    issue: async (ctx, { voucher, number }) => {
      const { holder_id } = await ctx.db
        .selectFrom('vouchers')
        .select('holder_id')
        .where('id', '=', voucher)
        .executeTakeFirstOrThrow()
      const kind = number % 2 ? 'PERCENT' : 'AMOUNT'
      const budget = number % 3 ? null : 7000
      const currency = kind === 'AMOUNT' || budget ? 'PLN' : null
      const [made] = await issueVouchers(ctx, [
        {
          ...{ holder_id, kind, budget, currency, source: 'ADMIN' },
          value: 1 + (number % 90),
          max_usages: 1 + (number % 6),
        },
      ])
      ids[ids.indexOf(voucher)] = made as number
    },
  } as const satisfies Record<string, (ctx: Actor, at: At) => Promise<unknown>>

  const operation = fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    voucher: fc.nat(7),
    seat: fc.nat(5),
    number: fc.nat(1_000_000),
  })

  /** One after the other in one transaction; what is refused leaves nothing. */
  function perform(list: readonly (typeof operation extends fc.Arbitrary<infer One> ? One : never)[]): Promise<number> {
    return inTransaction(world.db, async (db) => {
      const ctx = {
        ...contextAt({ ...world.portal, db }, { atOnce: [], later: [] }, new Date()),
        record: async () => {},
      }
      let done = 0
      for (const { act, voucher, seat, number } of list) {
        await sql`savepoint operation`.execute(db)
        try {
          await acts[act](ctx, { voucher: ids[voucher] as number, seat: seats[seat] as number, number })
          done += 1
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          await sql`rollback to savepoint operation`.execute(db)
        }
        await sql`release savepoint operation`.execute(db)
      }
      return done
    })
  }

  test(`after ${operations} of them every sum is true`, async () => {
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: perRun, maxLength: perRun }), async (list) => {
        done += await perform(list)
        expect(await contradictions()).toEqual([])
      }),
      { numRuns: operations / perRun, endOnFailure: true },
    )
    // Most operations are possible: the property does not hold by refusing everything.
    expect(done).toBeGreaterThan(operations / 3)
  }, 120_000)
})
