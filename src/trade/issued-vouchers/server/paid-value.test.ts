import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { redeemVoucher, returnVouchersOf } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { refundOf, soldTo, studentOf } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { takeEntry } from '#trade/student-packages/server/student-packages.steps.ts'
import {
  adjustVoucher,
  blockVoucher,
  extendVoucher,
  refundVoucher,
  takeBackUnused,
  takeBackVoucher,
  unblockVoucher,
} from '#trade/vouchers/server/vouchers.steps.ts'
import { unclaimedVouchers } from './issued-vouchers.queries.ts'

/* What was paid for, is not used, not paid back and cannot be used any more waits for the office, whichever way it came to that. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const reason = 'Ustalone przez telefon.'
const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const

describe('a paid voucher waits', () => {
  const waits = async (id: number) => {
    const { data } = await world.as.office.send(issuedVouchers.list, { unclaimed: 1 })
    expect((await world.as.office.send(dashboard.counters, {})).unclaimedVouchersCount).toBe(data.length)
    return data.some((row) => row.id === id)
  }
  const refund = (id: number) => world.as.office.send(issuedVouchers.refund, { id, reason })

  test('once it is blocked, until it is unblocked or paid back', async () => {
    const { id } = await voucherOf(world.db, null, paid)
    expect(await waits(id)).toBe(false)
    await world.as.office.send(issuedVouchers.block, { id, reason })
    expect(await waits(id)).toBe(true)
    await world.as.office.send(issuedVouchers.unblock, { id, reason })
    expect(await waits(id)).toBe(false)
    await world.as.office.send(issuedVouchers.block, { id, reason })
    expect((await refund(id)).data).toMatchObject({ payment_status: 'REFUNDED', is_unclaimed: false })
    expect(await waits(id)).toBe(false)
  })

  test('also when it expired while it was blocked, and when it was taken back', async () => {
    const expired = { available_at: shift(new Date(), { days: -9 }), valid_until: shift(new Date(), { days: -2 }) }
    const one = await voucherOf(world.db, null, { ...paid, issued_at: expired.available_at, ...expired })
    await world.as.office.send(issuedVouchers.block, { id: one.id, reason })
    const other = await voucherOf(world.db, null, paid)
    await takeBackUnused(acts(), [other.id], reason)
    for (const { id } of [one, other]) {
      expect(await waits(id)).toBe(true)
      await refund(id)
      expect(await waits(id)).toBe(false)
    }
  })

  test('for what was taken out of it; what is paid back of that leaves the rest to be used', async () => {
    const { id } = await voucherOf(world.db, null, { ...paid, max_usages: 3 })
    await world.as.office.send(issuedVouchers.adjust, { id, uses: 2, amount: 0, reason })
    await world.as.office.send(issuedVouchers.adjust, { id, uses: -2, amount: 0, reason })
    expect(await waits(id)).toBe(false)
    await world.as.office.send(issuedVouchers.adjust, { id, uses: -1, amount: 0, reason })
    expect(await waits(id)).toBe(true)
    expect((await refund(id)).data).toMatchObject({ state: 'ACTIVE', uses_left: 2, payment_status: 'PAID' })
    expect(await waits(id)).toBe(false)
    expect(await world.as.office.call(issuedVouchers.refund, { id, reason })).toMatchObject({
      body: { code: 'voucher_state' },
    })
  })

  test('again for a use that is restored after it was refunded', async () => {
    const { id, participant_id } = await seatWith({ ...paid, max_usages: 2 })
    await redeemVoucher(acts(), { id }, participant_id)
    await world.as.office.send(issuedVouchers.block, { id, reason })
    await refund(id)
    await returnVouchersOf(acts(), [participant_id])
    expect(await waits(id)).toBe(true)
    await refund(id)
    expect(await waits(id)).toBe(false)
  })
})

describe('a paid package', () => {
  const waits = async (id: number) =>
    (await world.as.office.send(studentPackages.list, { unclaimed: 1 })).data.some((row) => row.id === id)

  test('waits once it is cancelled, with the others in the counter and the queue, until it is paid back', async () => {
    const { id } = await soldTo(world.db, null, {})
    const before = (await world.as.office.send(dashboard.counters, {})).unclaimedPackagesCount
    await world.as.office.send(studentPackages.cancel, { id, reason })
    expect(await waits(id)).toBe(true)
    expect((await world.as.office.send(dashboard.counters, {})).unclaimedPackagesCount).toBe(before + 1)
    await world.as.office.send(studentPackages.refund, { id, ...refundOf(3) })
    expect(await waits(id)).toBe(false)
  })

  test('that was refunded is neither extended nor used; a restored entry is owed again', async () => {
    const { db, as } = world
    const past = { expires_at: shift(new Date(), { days: -1 }), status: 'EXPIRED' } as const
    const { id } = await soldTo(db, null, { ...past, entries_used: 1 })
    await as.office.send(studentPackages.refund, { id, ...refundOf(2) })
    expect(await as.office.call(studentPackages.extend, { id, expires_on: '2031-01-31', reason })).toMatchObject({
      status: 409,
      body: { code: 'package_state' },
    })
    await expect(
      db.updateTable('student_packages').set({ status: 'ACTIVE' }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: '23514' })
    const studentId = await studentOf(db, null)
    await expect(takeEntry(acts(), { studentId, at: new Date(), studentPackageId: id })).rejects.toMatchObject({
      code: 'no_entry',
    })
    await db.updateTable('student_packages').set({ entries_used: 0 }).where('id', '=', id).execute()
    expect(await waits(id)).toBe(true)
    await as.office.send(studentPackages.refund, { id, ...refundOf(1) })
    expect(await waits(id)).toBe(false)
  })
})

describe('any actions on paid vouchers', () => {
  type On = { id: number; seat: number; change: { uses?: number; amount?: number } }
  const paths = {
    use: (ctx, { id, seat }) => redeemVoucher(ctx, { id }, seat),
    giveBack: (ctx, { seat }) => returnVouchersOf(ctx, [seat]),
    block: (ctx, { id }) => blockVoucher(ctx, id, reason),
    unblock: (ctx, { id }) => unblockVoucher(ctx, id, reason),
    adjust: (ctx, { id, change }) => adjustVoucher(ctx, id, { ...change, reason }),
    extend: (ctx, { id }) => extendVoucher(ctx, id, { valid_until: shift(ctx.now, { days: 30 }), reason }),
    takeBack: (ctx, { id }) => takeBackVoucher(ctx, id, reason),
    takeBackUnused: (ctx, { id }) => takeBackUnused(ctx, [id], reason),
    refund: (ctx, { id }) => refundVoucher(ctx, id, reason),
  } as const satisfies Record<string, (ctx: Actor, on: On) => Promise<unknown>>

  /** By uses, and by money: a gift card, of which each use gives a part and whose uses never run out. */
  test.each([
    ['use', 4, { max_usages: 4 }],
    ['złoty of a budget', 120_000, { value: 50_000, budget: 120_000, max_usages: 1000 }],
  ] as const)(
    'each %s that was paid for is used, usable, paid back, or waits',
    async (_, bought, terms) => {
      const isByUse = bought === 4
      const seats = await Promise.all(
        [0, 1].map(async () => seatAt(world.db, await trainingOf(world.db, null), cast.student.email)),
      )
      const step = fc.record({
        path: fc.constantFrom(...(Object.keys(paths) as (keyof typeof paths)[])),
        voucher: fc.nat(2),
        seat: fc.nat(seats.length - 1),
        count: fc.constantFrom(-3, -2, -1, 1, 2),
        days: fc.nat(6),
      })
      let done = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (list) => {
          let now = new Date()
          const made = await Promise.all([0, 1, 2].map(() => voucherOf(world.db, null, { ...paid, ...terms })))
          /** By our own count, which knows nothing of columns. */
          const paidBack = new Map(made.map(({ id }) => [id, 0]))
          for (const { path, voucher, seat, count, days } of list) {
            now = new Date(shift(now, { days }))
            const id = made[voucher]?.id as number
            const { used, usable } = await standing(id, now, isByUse)
            const change = isByUse ? { uses: count } : { amount: count * 9000 }
            const isDone = await perform(now, (ctx) => paths[path](ctx, { id, seat: seats[seat] as number, change }))
            if (isDone && path === 'refund') paidBack.set(id, bought - used - usable)
            done += isDone ? 1 : 0
            const waiting = await unclaimedVouchers(world.db, now).select('id').where('id', '=', id).execute()
            const after = await standing(id, now, isByUse)
            const owed = bought - after.used - after.usable - (paidBack.get(id) ?? 0)
            expect([path, waiting.length > 0]).toEqual([path, owed > 0])
          }
        }),
        { numRuns: 8, endOnFailure: true },
      )
      expect(done).toBeGreaterThan(8 * 40 * 0.4)
    },
    60_000,
  )
})

async function standing(id: number, now: Date, isByUse: boolean) {
  const [given, left] = isByUse ? [sql`uses`, sql`uses_left`] : [sql`amount`, sql`balance`]
  const { rows } = await sql<{ used: number; usable: number }>`
    select coalesce(-sum(${given}) filter (where voucher_entries.kind in ('USE', 'RETURN')), 0)::int as used,
      case when blocked_at is null and vouchers.valid_until > ${now} then ${left} else 0 end as usable
    from vouchers join voucher_entries on voucher_id = vouchers.id where vouchers.id = ${id} group by vouchers.id
  `.execute(world.db)
  return rows[0] as { used: number; usable: number }
}

const acts = (now = new Date()): Actor => ({
  ...contextAt({ ...world.portal, db: world.db }, { atOnce: [], later: [] }, now),
  record: async () => {},
})

async function perform(now: Date, act: (ctx: Actor) => Promise<unknown>): Promise<boolean> {
  return inTransaction(world.db, async (db) => {
    await sql`savepoint act`.execute(db)
    try {
      await act({ ...acts(now), db })
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await sql`rollback to savepoint act`.execute(db)
      return false
    }
  })
}

async function seatWith(values: Parameters<typeof voucherOf>[2]) {
  const { id } = await voucherOf(world.db, null, values)
  return { id, participant_id: await seatAt(world.db, await trainingOf(world.db, null), cast.student.email) }
}
