import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Worth } from '#kit/server/language/worth-in.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { endOfDayIn } from '#kit/server/postgres/midnight.ts'
import { drawVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { voucherValidityDays } from '#trade/vouchers/contract/vouchers.flow.ts'
import { isUnclaimed } from './vouchers.queries.ts'

/* The only door to vouchers: each step is a row of the ledger, and the database refuses what the ledger has nothing left for. */

/** In a request, or of the portal itself. */

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** Of the first; all of them are named. */
    'voucher.issued': {
      voucher_ids: number[]
      worths: Worth[]
      prices: NonNullable<NewVoucher['price']>[]
      valid_until: string
    }
    'voucher.blocked': { reason: string }
    'voucher.unblocked': { reason: string | null }
    'voucher.adjusted': { uses: number; amount: number; reason: string }
    'voucher.extended': { valid_until: string; reason: string | null }
    'voucher.takenBack': { voucher_ids: number[]; reason: string }
    'voucher.refunded': { reason: string }
  }
}

type Row = Insertable<Tables['vouchers']>
export type NewVoucher = Pick<Row, 'holder_id' | 'kind' | 'value' | 'source'> & {
  /** Of an amount or a budget. */
  currency?: string | null
  max_usages?: number
  budget?: number | null
  /** What was paid for it; null: it is free. */
  price?: { amount: number; currency: string } | null
  note?: string | null
  batch_id?: number | null
  /** Without it, half a year from its first day. */
  valid_until?: string
}

/** Issues vouchers, to be used once the delay that is set now is over; answers their ids in the order of the rows. */
export async function issueVouchers(ctx: Actor, wanted: readonly NewVoucher[]): Promise<number[]> {
  if (wanted.length === 0) return []
  const { voucherDelayInDays: days } = await settingsInForce(ctx.db)
  const available_at = shift(ctx.now, { days })
  const lastEnd = await endOfDayIn(ctx.db, voucherValidityDays, new Date(available_at))
  const rows = wanted.map(
    ({ price, valid_until, currency = null, budget = null, ...voucher }): Row => ({
      ...{ note: null, batch_id: null, ...voucher, currency, budget },
      code: drawVoucherCode(randomBytes),
      issued_at: ctx.now,
      issued_by: ctx.user?.id ?? null,
      available_at,
      valid_until: valid_until ?? lastEnd,
      payment_status: price ? 'PAID' : 'FREE',
      price_amount: price?.amount ?? null,
      price_currency: price?.currency ?? null,
    }),
  )
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += perStatement) {
    const part = rows.slice(from, from + perStatement)
    const made = await ctx.db.insertInto('vouchers').values(part).returning('id').execute()
    // One statement numbers its rows in the order in which they are given.
    ids.push(...made.map(({ id }) => id).sort((one, other) => one - other))
  }
  await ctx.record('voucher.issued', ids[0] as number, {
    voucher_ids: ids,
    worths: distinct(rows.map(({ kind, value, currency = null }) => ({ kind, value, currency }))),
    prices: distinct(wanted.flatMap(({ price }) => price ?? [])),
    valid_until: rows[0]?.valid_until as string,
  })
  return ids
}

/** Of all that are issued together what differs. */
function distinct<Item extends object>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
}

/** A statement has room for 65,535 values. */
const perStatement = 2000

/** Nobody can use it until it is unblocked. */
export async function blockVoucher(ctx: Actor, id: number, reason: string): Promise<void> {
  if ((await lockVoucher(ctx, id)).blocked_at) fail('voucher_state')
  await enter(ctx, id, { kind: 'BLOCK', reason })
  await ctx.record('voucher.blocked', id, { reason })
}

export async function unblockVoucher(ctx: Actor, id: number, reason: string | null): Promise<void> {
  const { blocked_at, taken_back_at, payment_status } = await lockVoucher(ctx, id)
  if (!blocked_at || taken_back_at || payment_status === 'REFUNDED') fail('voucher_state')
  await enter(ctx, id, { kind: 'UNBLOCK', reason })
  await ctx.record('voucher.unblocked', id, { reason })
}

/** Gives it more uses or more of a budget, or fewer: never more than is left. */
export async function adjustVoucher(
  ctx: Actor,
  id: number,
  { uses = 0, amount = 0, reason }: { uses?: number; amount?: number; reason: string },
): Promise<void> {
  const { taken_back_at, payment_status, uses_left, balance } = await lockVoucher(ctx, id)
  if (taken_back_at || payment_status === 'REFUNDED' || (uses === 0 && amount === 0)) fail('voucher_state')
  if (amount !== 0 && balance === null) fail('voucher_state')
  if (uses_left + uses < 0 || (balance ?? 0) + amount < 0) fail('voucher_too_little')
  await enter(ctx, id, { kind: 'ADJUST', uses, amount, reason })
  await ctx.record('voucher.adjusted', id, { uses, amount, reason })
}

/** Until a later moment; an expired one can be used again. */
export async function extendVoucher(
  ctx: Actor,
  id: number,
  { valid_until, reason }: { valid_until: string; reason: string | null },
): Promise<void> {
  const before = await lockVoucher(ctx, id)
  if (before.taken_back_at || before.payment_status === 'REFUNDED') fail('voucher_state')
  if (valid_until <= before.valid_until || valid_until <= ctx.now.toISOString()) fail('voucher_state')
  await enter(ctx, id, { kind: 'EXTEND', valid_until, reason })
  await ctx.record('voucher.extended', id, { valid_until, reason })
}

/**
 * Revokes a voucher, since its reason was undone, or it was issued by mistake: the rest of it is removed, past uses
 * remain. Returns whether nothing had been used. A second call changes nothing.
 */
export async function takeBackVoucher(ctx: Actor, id: number, reason: string): Promise<{ wasUnused: boolean }> {
  const { taken_back_at, payment_status, uses_left, max_usages, balance } = await lockVoucher(ctx, id)
  if (taken_back_at || payment_status === 'REFUNDED') return { wasUnused: max_usages === 0 }
  await enter(ctx, id, { kind: 'TAKE_BACK', uses: -uses_left, amount: -(balance ?? 0), reason })
  await ctx.record('voucher.takenBack', id, { voucher_ids: [id], reason })
  return { wasUnused: uses_left === max_usages }
}

/** Takes back those of many that nobody has used; answers which. */
export async function takeBackUnused(ctx: Actor, ids: readonly number[], reason: string): Promise<number[]> {
  const voucher_ids = await enterTakenBack(ctx, ids, reason)
  if (voucher_ids[0]) await ctx.record('voucher.takenBack', voucher_ids[0], { voucher_ids, reason })
  return voucher_ids
}

/** The same in the ledger alone, without a notification: for vouchers of which nobody was notified. */
export async function enterTakenBack(ctx: Actor, ids: readonly number[], reason: string): Promise<number[]> {
  const { rows } = await sql<{ voucher_id: number }>`
    with unused as (
      select id, uses_left, balance from vouchers
      where id = any(${ids}) and taken_back_at is null and payment_status <> 'REFUNDED'
        and uses_left = max_usages and balance is not distinct from budget
      order by id for no key update
    )
    insert into voucher_entries (voucher_id, kind, uses, amount, reason, made_by, made_at)
    select id, 'TAKE_BACK', -uses_left, -coalesce(balance, 0), ${reason}, ${ctx.user?.id ?? null}::int, ${ctx.now}
    from unused order by id
    returning voucher_id
  `.execute(ctx.db)
  return rows.map(({ voucher_id }) => voucher_id)
}

/**
 * Records that the money went back for what nobody could use. Of a voucher that can be used, that is what was taken out of it; of any
 * other, all that is left.
 */
export async function refundVoucher(ctx: Actor, id: number, reason: string): Promise<void> {
  const { uses_left, balance, blocked_at, valid_until } = await lockVoucher(ctx, id)
  const owed = ctx.db.selectFrom('vouchers').select('id').where('id', '=', id).where(isUnclaimed(ctx.now))
  if (!(await owed.executeTakeFirst())) fail('voucher_state')
  const isRunning = !blocked_at && Date.parse(valid_until) > ctx.now.getTime()
  const gone = isRunning ? {} : { uses: -uses_left, amount: -(balance ?? 0) }
  await enter(ctx, id, { kind: 'REFUND', ...gone, reason })
  await ctx.record('voucher.refunded', id, { reason })
}

/** The voucher; who else changes or uses it meanwhile waits. */
async function lockVoucher({ db }: Actor, id: number) {
  return found(await db.selectFrom('vouchers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
}

type Entry = Partial<Insertable<Tables['voucher_entries']>> & Pick<Insertable<Tables['voucher_entries']>, 'kind'>

async function enter({ db, user, now }: Actor, voucher_id: number, entry: Entry): Promise<void> {
  await db
    .insertInto('voucher_entries')
    .values({ ...entry, voucher_id, made_by: user?.id ?? null, made_at: now })
    .execute()
}
