import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { PaidByVoucher, VoucherChoice } from '#trade/vouchers/contract/voucher-payments.ts'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'
import type { OwnVoucher, VoucherFacts } from '#trade/vouchers/contract/vouchers.ts'

/** The state of the voucher in the query: of several that fit, what is final comes first. */
export function voucherState(now: Date) {
  const at = now.toISOString()
  return sql<VoucherState>`case
    when vouchers.payment_status = 'REFUNDED' then 'REFUNDED'
    when vouchers.blocked_at is not null then 'BLOCKED'
    when vouchers.uses_left = 0 or vouchers.balance = 0 then 'USED'
    when vouchers.valid_until <= ${at} then 'EXPIRED'
    when vouchers.available_at > ${at} then 'SCHEDULED'
    when vouchers.uses_left < vouchers.max_usages or vouchers.balance < vouchers.budget then 'PARTLY_USED'
    else 'ACTIVE'
  end`
}

/**
 * Of vouchers: those with paid value that is not used, was not paid back, and that nobody can use, for the voucher is blocked or over, or
 * the value was taken out of it.
 */
export function isUnclaimed(now: Date) {
  const at = now.toISOString()
  return sql<SqlBool>`(
    (vouchers.is_short or vouchers.has_paid_value)
      and (vouchers.is_short or vouchers.blocked_at is not null or vouchers.valid_until <= ${at})
  )`
}

/** Vouchers that wait for their first day. */
export function scheduledVouchers(db: Db, now: Date) {
  return db
    .selectFrom('vouchers')
    .where('available_at', '>', now.toISOString())
    .where(voucherState(now), '=', 'SCHEDULED')
}

/** Of vouchers: those that can be used now. */
export function isUsable(now: Date) {
  const at = now.toISOString()
  return sql<SqlBool>`vouchers.available_at <= ${at} and vouchers.valid_until > ${at} and vouchers.blocked_at is null
    and vouchers.uses_left > 0 and (vouchers.balance is null or vouchers.balance > 0)`
}

/** A holder's vouchers that can be used now. */
export function usableVouchers(db: Db, { id }: { id: number }, now: Date) {
  return db.selectFrom('vouchers').where('holder_id', '=', id).where(isUsable(now))
}

/** Artists have their vouchers on the screen where they redeem those of others. */
export const linkOfHolder = sql<string>`case
  when exists (select from pro_artists where user_id = holder_id) then 'vouchers' else 'my/vouchers'
end`

/** The columns of a voucher, for a `json_build_object` or a select. */
export const factColumns = [
  'vouchers.id',
  'vouchers.code',
  'vouchers.former_number',
  'vouchers.kind',
  'vouchers.value',
  'vouchers.currency',
  'vouchers.issued_at',
  'vouchers.available_at',
  'vouchers.valid_until',
  'vouchers.max_usages',
  'vouchers.uses_left',
  'vouchers.budget',
  'vouchers.balance',
] as const

export function voucherByCode(db: Db, code: string, now: Date): Promise<VoucherFacts | undefined> {
  return db
    .selectFrom('vouchers')
    .select([...factColumns, voucherState(now).as('state')])
    .where('code', '=', code)
    .executeTakeFirst()
}

export const isReturned = sql<boolean>`exists (select from voucher_entries back where back.returns_id = voucher_entries.id)`

const uses = sql<OwnVoucher['uses']>`(
  select coalesce(json_agg(json_build_object(
    'id', voucher_entries.id, 'amount', redeemed, 'currency', voucher_entries.currency, 'at', made_at,
    'is_returned', ${isReturned}, 'title', trainings.title
  ) order by voucher_entries.id desc), '[]')
  from voucher_entries
  join participants on participants.id = participant_id join trainings on trainings.id = training_id
  where voucher_id = vouchers.id and voucher_entries.kind = 'USE'
)`

/** The reader's own, except unused ones that were revoked. */
export function ownVouchers({ db, user, now }: Reader<'now'>): Promise<OwnVoucher[]> {
  return db
    .selectFrom('vouchers')
    .select([
      ...factColumns,
      voucherState(now).as('state'),
      'source',
      sql<boolean>`payment_status = 'PAID'`.as('is_paid'),
      uses.as('uses'),
    ])
    .where('holder_id', '=', user.id)
    .where((eb) => eb.or([eb('taken_back_at', 'is', null), eb('max_usages', '>', 0)]))
    .orderBy('valid_until')
    .orderBy('id')
    .execute()
}

/** Vouchers from before the portal that nobody took back, by their numbers of then, without regard to spaces and capitals. */
export function isKnownAs(numbers: readonly string[]) {
  const key = (number: RawBuilder<string>) => sql`upper(regexp_replace(${number}, '\\s', '', 'g'))`
  return sql<SqlBool>`(vouchers.former_number is not null and vouchers.taken_back_at is null
    and ${key(sql.ref('vouchers.former_number'))} in (select ${key(sql.ref('number'))} from unnest(${numbers}::text[]) number))`
}

/** Vouchers that have one of these as their code or as their number from before the portal, and all by which each is known. */
export function vouchersKnownBy(db: Db, names: readonly string[]) {
  const keys = names.map((name) => name.toUpperCase().replaceAll(/\s/g, ''))
  return db
    .selectFrom('vouchers')
    .select(['id', 'code', 'holder_id'])
    .select([
      sql<boolean>`taken_back_at is null`.as('is_there'),
      sql<string[]>`array_remove(array[code, upper(regexp_replace(former_number, '\\s', '', 'g'))], null)`.as('names'),
    ])
    .where(({ or }) => or([sql<SqlBool>`code = any(${keys})`, isKnownAs(keys)]))
    .execute()
}

/** The last letters of a code distinguish vouchers for users who may not redeem them. */
export const codeEnd = sql<string>`right(vouchers.code, 4)`

/** What a student could pay with now, the first one to expire on top. */
export function voucherChoices(db: Db, studentId: number, currency: string, now: Date): Promise<VoucherChoice[]> {
  return db
    .selectFrom('vouchers')
    .select(['id', 'kind', 'value', 'currency', 'balance', 'uses_left', 'valid_until', codeEnd.as('code_end')])
    .where('holder_id', '=', db.selectFrom('students').select('user_id').where('students.id', '=', studentId))
    .where(isUsable(now))
    .where((eb) => eb.or([eb('currency', 'is', null), eb('currency', '=', currency)]))
    .orderBy('valid_until')
    .orderBy('id')
    .execute()
}

/** What vouchers paid of the seat in the query, without what was given back. */
export const paidByVouchers = sql<PaidByVoucher[]>`(
  select coalesce(json_agg(json_build_object(
    'id', voucher_entries.id, 'code_end', ${codeEnd}, 'amount', redeemed, 'currency', voucher_entries.currency
  ) order by voucher_entries.id), '[]')
  from voucher_entries join vouchers on vouchers.id = voucher_id
  where participant_id = participants.id and voucher_entries.kind = 'USE' and not ${isReturned}
)`

/** How much of a seat's price vouchers have paid. */
async function redeemedFor(db: Db, participantId: number): Promise<number> {
  const { redeemed } = await db
    .selectFrom('voucher_entries')
    .select(sql<number>`coalesce(sum(redeemed), 0)::int`.as('redeemed'))
    .where('participant_id', '=', participantId)
    .executeTakeFirstOrThrow()
  return redeemed
}

/** Of the seat in the query: what waits for the office's verification is no price yet, and who has paid pays no higher one. */
export const seatPrice = sql<number>`least(price_in_force(trainings), settled_price)`

/**
 * Of the seat in the query: what was waived for an absence counts while the outcome is no attendance, and only for what is left of the price:
 * the office may have waived it once more while the seat counted as used.
 */
export const seatWaived = sql<number>`least(
  waived_in_force(participants), greatest(${seatPrice}, waived_amount - waived_for_absence)
)`

/** What a seat costs, and what of it is not paid yet: nothing where an entry of a package pays. Also of a seat that was given up. */
export async function dueFor(db: Db, participantId: number): Promise<{ price: number; due: number; currency: string }> {
  const { price, currency, student_package_id, settled } = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select([seatPrice.as('price'), 'price_currency as currency', 'student_package_id'])
    .select(sql<number>`paid_amount - refunded_amount + ${seatWaived}`.as('settled'))
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow()
  const left = price - settled - (await redeemedFor(db, participantId))
  return { price, due: student_package_id === null ? Math.max(left, 0) : 0, currency }
}

/** The settlement of a seat's price: the amounts due and owed, and the payments. */
export async function settlementOf(db: Db, participantId: number) {
  const seat = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select([seatPrice.as('price'), 'price_currency as currency', 'due', 'to_refund', seatWaived.as('waived')])
    .select(sql<number>`paid_amount - refunded_amount`.as('paid'))
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow()
  return { ...seat, redeemed: await redeemedFor(db, participantId) }
}
