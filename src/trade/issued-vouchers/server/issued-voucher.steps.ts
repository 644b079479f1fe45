import { sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import type { VoucherTerms } from '#trade/issued-vouchers/contract/voucher-terms.ts'
import type { NewVoucher } from '#trade/vouchers/server/vouchers.steps.ts'

/** Nobody could use a voucher that ends before its first day. */
export async function endsEarly({ db, now }: Pick<Context, 'db' | 'now'>, end: string): Promise<boolean> {
  const { voucherDelayInDays: days } = await settingsInForce(db)
  return end <= shift(now, { days })
}

/** A voucher by the office's terms. */
export async function termsToIssue(
  ctx: Pick<Context, 'db' | 'now'>,
  { kind, percent, amount, budget, valid_until, ...terms }: VoucherTerms,
): Promise<Omit<NewVoucher, 'holder_id'>> {
  const end = await endOf(ctx.db, valid_until)
  if (await endsEarly(ctx, end)) failFields({ valid_until: 'voucher_ends_early' })
  return {
    ...terms,
    kind,
    value: (kind === 'PERCENT' ? percent : amount?.amount) as number,
    currency: (kind === 'AMOUNT' ? amount : budget)?.currency ?? null,
    budget: budget?.amount ?? null,
    valid_until: end,
  }
}

type Likeness = Pick<NewVoucher, 'source' | 'kind' | 'value' | 'currency' | 'price'>

/** Of vouchers: the identical ones. */
export function isLike({ source, kind, value, currency = null, price }: Likeness) {
  return sql<boolean>`(
    source = ${source} and kind = ${kind} and value = ${value} and currency is not distinct from ${currency}
      and (payment_status = 'FREE') = ${!price}
  )`
}

/** Whether somebody can use the very same already, now or soon. */
export async function holdsLike(ctx: Services, voucher: NewVoucher): Promise<boolean> {
  const held = await heldBy(ctx, voucher.holder_id).select('id').where(isLike(voucher)).limit(1).executeTakeFirst()
  return held !== undefined
}

/** How many vouchers somebody can use already, now or soon. */
export async function countHeld(ctx: Services, holderId: number): Promise<number> {
  const { count } = await heldBy(ctx, holderId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Services = Pick<Context, 'db' | 'now'>

function heldBy({ db, now }: Services, holderId: number) {
  return db
    .selectFrom('vouchers')
    .where('holder_id', '=', holderId)
    .where('valid_until', '>', now.toISOString())
    .where('blocked_at', 'is', null)
    .where('uses_left', '>', 0)
    .where((eb) => eb.or([eb('balance', 'is', null), eb('balance', '>', 0)]))
}

type Holder = { student_id: number | null; pro_artist_id: number | null }

/**
 * The account of the holder, locked: one student, or one artist. Concurrent calls that issue to them, or close the
 * account, run before or after.
 */
export async function holderOf(db: Db, { student_id, pro_artist_id }: Holder): Promise<number> {
  const field = pro_artist_id === null ? 'student_id' : 'pro_artist_id'
  if (student_id !== null && pro_artist_id !== null) failFields({ pro_artist_id: 'voucher_holder' })
  const holder = await accountOf(db, { student_id, pro_artist_id }).forNoKeyUpdate().executeTakeFirst()
  if (!holder) return failFields({ [field]: 'voucher_holder' })
  if (holder.is_blocked) failFields({ [field]: 'voucher_holder_blocked' })
  return holder.id
}

export function accountOf(db: Db, { student_id, pro_artist_id }: Holder) {
  return db
    .selectFrom('users')
    .select(['id', 'is_blocked'])
    .where('id', '=', (people) =>
      student_id === null
        ? people.selectFrom('pro_artists').select('user_id').where('id', '=', pro_artist_id)
        : people.selectFrom('students').select('user_id').where('id', '=', student_id),
    )
}
