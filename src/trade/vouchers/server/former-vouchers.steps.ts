import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { drawVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import type { voucherKinds } from '#trade/vouchers/contract/voucher-states.ts'
import { voucherValidityDays } from '#trade/vouchers/contract/vouchers.flow.ts'
import { enterTakenBack } from './vouchers.steps.ts'

export type FormerVoucher = {
  holder_id: number
  /** Its own code, where it is one of the portal's and nobody has it; null: it gets a new one. */
  code: string | null
  former_number: string | null
  kind: (typeof voucherKinds)[number]
  /** Percent, or minor units. */
  value: number
  /** What is left of it. */
  uses_left: number
  budget_left: number | null
  /** Null: it was free. */
  price_amount: number | null
  /** Days of the academy. */
  activates_on: string | null
  expires_on: string | null
}

/** Enters vouchers from before the portal with what is left of them, and notifies nobody; returns their ids in the order of the rows. */
export async function bringInVouchers({ db, now, user }: Actor, vouchers: readonly FormerVoucher[]): Promise<number[]> {
  const rows = vouchers.map((voucher, line) => ({
    ...voucher,
    line,
    code: voucher.code ?? drawVoucherCode(randomBytes),
    currency: voucher.kind === 'AMOUNT' || voucher.budget_left !== null ? currency : null,
  }))
  const { rows: made } = await sql<{ id: number }>`
    insert into vouchers (code, former_number, kind, value, currency, holder_id, source, issued_at, available_at, valid_until,
      max_usages, budget, payment_status, price_amount, price_currency, issued_by, brought_in_at)
    select code, former_number, kind, value, currency, holder_id, 'ADMIN', least(first, ${now}), first,
      midnight_of(coalesce(expires_on, ${academyDay(now)}::date + ${voucherValidityDays}::int) + 1),
      uses_left, budget_left, case when price_amount is null then 'FREE' else 'PAID' end, price_amount,
      case when price_amount is not null then ${currency} end, ${user?.id ?? null}::int, ${now}
    from (
      select brought.*, coalesce(midnight_of(activates_on), ${now}::timestamptz) as first
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as brought (line int, holder_id int, code text, former_number text,
        kind text, value int, currency text, uses_left int, budget_left int, price_amount int, activates_on date, expires_on date)
    ) brought
    order by line
    returning id
  `.execute(db)
  return made.map(({ id }) => id).sort((one, other) => one - other)
}

/** Takes back those that nobody used or changed since; of the others, why they stay. */
export async function takeBackFormerVouchers(
  ctx: Actor,
  ids: readonly number[],
  reason: string,
): Promise<Map<number, 'used' | 'edited'>> {
  await sql`select from vouchers where id = any(${ids}) order by id for no key update`.execute(ctx.db)
  const { rows } = await sql<{ id: number; stays: 'used' | 'edited' | null }>`
    select id, case
      when exists (select from voucher_entries where voucher_id = vouchers.id and kind = 'USE') then 'used'
      when exists (select from voucher_entries where voucher_id = vouchers.id and kind <> 'BRING_IN') then 'edited'
    end as stays
    from vouchers where id = any(${ids})
  `.execute(ctx.db)
  const leaving = rows.filter(({ stays }) => !stays).map(({ id }) => id)
  await enterTakenBack(ctx, leaving, reason)
  return new Map(rows.flatMap(({ id, stays }) => (stays ? [[id, stays] as const] : [])))
}
