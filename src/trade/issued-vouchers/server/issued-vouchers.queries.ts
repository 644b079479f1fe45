import { type Expression, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { spelled } from '#kit/contract/values/checked-code.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { foundIn, isIn } from '#kit/server/lists/list.ts'
import { type Db, planEachTime } from '#kit/server/postgres/database.ts'
import { fullNameIn, nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { unlessErased } from '#people/students/server/students.queries.ts'
import { blockingRight, issuingRight } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import type {
  IssuedVoucher,
  IssuedVoucherQuery,
  LedgerEntry,
  VoucherDetails,
} from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'
import { factColumns, isKnownAs, isUnclaimed, voucherState } from '#trade/vouchers/server/vouchers.queries.ts'

/**
 * The vouchers of all holders for the office, and none for others. Users who issue or block vouchers get these in the
 * response, also without the right to view all. Every read and write of the office starts here.
 */
export function visibleVouchers({ db, user }: Reader) {
  const isOfOffice = officeRights.some((right) => hasPermission(user, right))
  return db.selectFrom('vouchers').$if(!isOfOffice, (some) => some.where(sql<boolean>`false`))
}

const officeRights = ['can-view-all-vouchers', issuingRight, blockingRight] as const

type Vouchers = ReturnType<typeof visibleVouchers>

/** What the office's list of vouchers shows, and how it is filtered and sorted. */
export function voucherList(ctx: Reader<'now'>, query: IssuedVoucherQuery) {
  const { state, kind, source, payment, unclaimed, takenBack, studentId, artistId, batchId } = query
  const { issuedFrom, issuedTo, endsFrom, endsTo, sortBy } = query
  const { db, now } = ctx
  const owed = unclaimedVouchers(db, now).select('id')
  return {
    table: 'vouchers' as const,
    matching: visibleVouchers(ctx)
      // What was taken back is nobody's, but what was paid for it is owed.
      .$if(takenBack === 1 || unclaimed !== 1, (some) =>
        some.where('taken_back_at', takenBack === 1 ? 'is not' : 'is', null),
      )
      .$if(!!state, (some) => some.where(isInState(state as VoucherState, now)))
      .$if(!!kind, (some) => some.where('vouchers.kind', '=', kind as never))
      .$if(!!source, (some) => some.where('source', '=', source as never))
      .$if(!!payment, (some) => some.where('payment_status', '=', payment as never))
      .$if(unclaimed === 1, (some) => some.where(isUnclaimed(now)))
      // Follows from that, and lets the last page begin at its end of the index.
      .$if(sortBy === 'unclaimed_since', (some) => some.where(unclaimedSince, '<=', now.toISOString()))
      .$if(unclaimed === 0, (some) => some.where('vouchers.id', 'not in', owed))
      .$if(!!studentId, (some) => some.where('holder_id', '=', accountOf('students', studentId as number)))
      .$if(!!artistId, (some) => some.where('holder_id', '=', accountOf('pro_artists', artistId as number)))
      .$if(!!batchId, (some) => some.where('batch_id', '=', batchId as number))
      .$if(!!issuedFrom, (some) => some.where('issued_at', '>=', midnight(issuedFrom as string)))
      .$if(!!issuedTo, (some) => some.where('issued_at', '<', midnight(issuedTo as string, 1)))
      // What ends at midnight is valid through the day before.
      .$if(!!endsFrom, (some) => some.where('valid_until', '>', midnight(endsFrom as string)))
      .$if(!!endsTo, (some) => some.where('valid_until', '<=', midnight(endsTo as string, 1))),
    rows: (vouchers: Vouchers) => voucherRows(vouchers, now),
    search: mentions,
    sort: {
      holder: [sql.ref('holder_name')],
      unclaimed_since: [unclaimedSince],
    },
  }
}

/** The first of each pair decides; the second, which follows from it, has an index. */
function isInState(state: VoucherState, now: Date): Expression<SqlBool> {
  const at = now.toISOString()
  const follows = {
    BLOCKED: sql`vouchers.blocked_at is not null`,
    REFUNDED: sql`vouchers.payment_status = 'REFUNDED'`,
    USED: sql`(vouchers.uses_left = 0 or vouchers.balance = 0)`,
    EXPIRED: sql`vouchers.valid_until <= ${at}`,
    SCHEDULED: sql`vouchers.available_at > ${at}`,
    PARTLY_USED: sql`vouchers.valid_until > ${at}`,
    ACTIVE: sql`vouchers.valid_until > ${at}`,
  }[state]
  return sql<SqlBool>`(${voucherState(now)} = ${state} and ${follows})`
}

function accountOf(table: 'students' | 'pro_artists', id: number) {
  return sql<number>`(select user_id from ${sql.table(table)} where id = ${id})`
}

/** Paid value that nobody can use: the office extends, unblocks or pays it back. */
export function unclaimedVouchers(db: Db, now: Date) {
  return db.selectFrom('vouchers').where(isUnclaimed(now))
}

/** Since when an unclaimed voucher waits for the office: the queue's age, and the order in which it is worked off. */
export const unclaimedSince = sql<string>`least(vouchers.blocked_at, vouchers.withdrawn_at, vouchers.valid_until)`

/** A word is in the code, is the number from before the portal, or is in the search text of its holder: each side has its index. */
function mentions(word: string) {
  const holders = sql`holder_id = any (array(select id from users where ${isIn(sql.ref('users.search'), word)}))`
  const code = spelled(word).replaceAll(/[^0-9A-Z]/g, '')
  const former = isKnownAs([word])
  return code.length > 2
    ? sql<SqlBool>`(${holders} or ${former} or vouchers.code like ${`%${code}%`})`
    : sql<SqlBool>`(${holders} or ${former})`
}

/** What a voucher may take off in all, what it took off, and what it can still take off; a percentage without a budget has no such sum. */
export function sums(now: Date) {
  const mayTake = (budget: string, uses: string) => sql<number | null>`case
    when vouchers.kind = 'AMOUNT' then least(${sql.ref(budget)}, vouchers.value::bigint * ${sql.ref(uses)})
    else ${sql.ref(budget)}
  end`
  const issued = mayTake('vouchers.budget', 'vouchers.max_usages')
  return {
    issued,
    outstanding: sql<number | null>`case
      when ${voucherState(now)} in ('SCHEDULED', 'ACTIVE', 'PARTLY_USED')
        then ${mayTake('vouchers.balance', 'vouchers.uses_left')}
      when ${issued} is not null then 0
    end`,
    redeemed: sql<number>`coalesce(
      (select sum(voucher_entries.redeemed) from voucher_entries where voucher_id = vouchers.id and redeemed <> 0), 0
    )`,
    currency: sql<string>`coalesce(vouchers.currency, (
      select voucher_entries.currency from voucher_entries where voucher_id = vouchers.id and redeemed <> 0 limit 1
    ), ${sql.lit(currency)})`,
  }
}

const sumOf = (amount: Expression<unknown>, its: Expression<unknown>) =>
  sql`json_build_object('amount', ${amount}, 'currency', ${its})`

const isErased = sql<boolean>`is_forgotten(users.id, users.email)`

/** Of the holder in a query; an erased one has no email. */
export const holderEmail = sql<string | null>`case when not ${isErased} then users.email end`

/** Of the holder in a query; an erased one has no name. */
export const holderName = sql<string>`case when ${isErased} then '—' else ${fullNameIn('users')} end`

function voucherRows(vouchers: Vouchers, now: Date) {
  const { issued, outstanding, redeemed, currency } = sums(now)
  const optional = (amount: Expression<unknown>) =>
    sql<IssuedVoucher['issued']>`case when ${amount} is not null then ${sumOf(amount, currency)} end`
  return vouchers
    .innerJoin('users', 'users.id', 'vouchers.holder_id')
    .leftJoin('students', 'students.user_id', 'vouchers.holder_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'vouchers.holder_id')
    .select([
      ...factColumns,
      voucherState(now).as('state'),
      sql<IssuedVoucher['holder']>`json_build_object(
        'user_id', users.id, 'first_name', case when ${isErased} then '—' else users.first_name end,
        'last_name', users.last_name, 'email', ${holderEmail},
        'student_id', ${unlessErased('id')}, 'pro_artist_id', pro_artists.id
      )`.as('holder'),
      'vouchers.source',
      'vouchers.payment_status',
      sql<IssuedVoucher['price']>`case when vouchers.price_amount is not null
        then ${sumOf(sql.ref('vouchers.price_amount'), sql.ref('vouchers.price_currency'))} end`.as('price'),
      lastDay.as('last_day'),
      optional(issued).as('issued'),
      optional(outstanding).as('outstanding'),
      sql<IssuedVoucher['redeemed']>`${sumOf(redeemed, currency)}`.as('redeemed'),
      sql<boolean>`vouchers.taken_back_at is not null`.as('is_taken_back'),
      sql<boolean>`${isUnclaimed(now)}`.as('is_unclaimed'),
      unclaimedSince.as('unclaimed_since'),
      'vouchers.note',
    ])
}

/** On which a voucher is valid, in the academy: what ends at midnight is valid through the day before. */
export const lastDay = sql<string>`(
  ((vouchers.valid_until - interval '1 millisecond') at time zone ${sql.lit(academyZone)})::date
)`

/** Of all that a query finds. */
export async function voucherTotals(ctx: Reader<'now'>, query: IssuedVoucherQuery) {
  const { issued, outstanding, redeemed, currency } = sums(ctx.now)
  const found = foundIn(query, voucherList(ctx, query)).select([
    issued.as('issued'),
    outstanding.as('outstanding'),
    redeemed.as('redeemed'),
    currency.as('currency'),
  ])
  const { rows } = await sql<{ currency: string; total: number; unlimited: number } & Record<Sum, number>>`
    ${planEachTime} select currency, count(*)::int as total, count(*) filter (where issued is null)::int as unlimited,
      coalesce(sum(issued), 0)::bigint as issued, coalesce(sum(outstanding), 0)::bigint as outstanding,
      sum(redeemed)::bigint as redeemed
    from (${found}) found group by currency order by currency
  `.execute(ctx.db)
  const add = (column: 'total' | 'unlimited') => rows.reduce((sum, row) => sum + row[column], 0)
  return {
    total: add('total'),
    unlimited: add('unlimited'),
    values: rows.map(({ currency, issued, outstanding, redeemed }) => ({
      issued: { amount: issued, currency },
      outstanding: { amount: outstanding, currency },
      redeemed: { amount: redeemed, currency },
    })),
  }
}
type Sum = 'issued' | 'outstanding' | 'redeemed'

const batch = sql<VoucherDetails['batch']>`(
  select json_build_object('id', id, 'name', name) from voucher_batches where voucher_batches.id = vouchers.batch_id
)`

const ledger = sql<LedgerEntry[]>`(
  select json_agg(json_build_object(
    'id', voucher_entries.id, 'kind', voucher_entries.kind, 'uses', uses, 'amount', amount, 'redeemed', redeemed,
    'currency', voucher_entries.currency, 'valid_until', voucher_entries.valid_until, 'reason', reason, 'at', made_at,
    'training', case when trainings.id is not null then json_build_object('id', trainings.id, 'title', trainings.title) end,
    'by', (select ${nameOrNullIn()} from users where users.id = made_by)
  ) order by voucher_entries.id desc)
  from voucher_entries
  left join participants on participants.id = participant_id left join trainings on trainings.id = training_id
  where voucher_id = vouchers.id
)`

/** Those that are printed, in the order in which they are named. */
export function anyVouchers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('vouchers')
    .innerJoin('users', 'users.id', 'vouchers.holder_id')
    .select(['code', 'kind', 'value', 'currency', 'available_at', 'max_usages', 'users.language_name'])
    .select([lastDay.as('last_day'), holderName.as('holder')])
    .where('vouchers.id', '=', sql<number>`any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], vouchers.id)`)
    .execute()
}

export function issuedVoucher(asking: Reader<'now'>, id: number): Promise<VoucherDetails | undefined> {
  return voucherRows(visibleVouchers(asking), asking.now)
    .select([batch.as('batch'), ledger.as('ledger')])
    .where('vouchers.id', '=', id)
    .executeTakeFirst()
}
