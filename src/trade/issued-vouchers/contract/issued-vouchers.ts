import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, optional, plannedDay, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { money } from '#kit/contract/values/money.ts'
import {
  voucherKinds,
  voucherPayments,
  voucherSources,
  voucherStates,
} from '#trade/vouchers/contract/voucher-states.ts'
import { entryKinds } from '#trade/vouchers/contract/vouchers.flow.ts'
import { voucherFacts } from '#trade/vouchers/contract/vouchers.ts'
import { issuingRight, rightTo } from './issued-vouchers.flow.ts'
import { haveValue, voucherTerms } from './voucher-terms.ts'

const holder = z.object({
  user_id: id(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null, as are their pages: their data were erased. */
  email: z.nullable(z.string()),
  /** Where the office finds them. */
  student_id: z.nullable(id()),
  pro_artist_id: z.nullable(id()),
})

/** Of many uses, or of many vouchers. */
const sum = z.object({ amount: z.int(), currency: z.string() })

const voucher = z.object({
  ...voucherFacts,
  holder,
  source: z.enum(voucherSources),
  payment_status: z.enum(voucherPayments),
  price: z.nullable(money()),
  /** Of the academy: what ends at midnight is valid through the day before. */
  last_day: day(),
  /**
   * The total that it may take off, the part that can still be used, and the part that was used; a percentage without a
   * budget has no total.
   */
  issued: z.nullable(sum),
  outstanding: z.nullable(sum),
  redeemed: sum,
  is_taken_back: z.boolean(),
  /** Paid, not used, not paid back, and nobody can use it: value that the office gives back in one way or another. */
  is_unclaimed: z.boolean(),
  /** Since when nobody can use it, or could not if it was paid for: blocked, taken out or over. */
  unclaimed_since: instant(),
  note: z.nullable(z.string()),
})
export type IssuedVoucher = z.output<typeof voucher>

const entry = z.object({
  id: id(),
  kind: z.enum(entryKinds),
  /** Uses more, or fewer. */
  uses: z.int(),
  /** Of the budget, more or less. */
  amount: z.int(),
  /** What a use took off a price; less than nought where it was returned. */
  redeemed: z.int(),
  currency: z.nullable(z.string()),
  /** What it was used for. */
  training: z.nullable(z.object({ id: id(), title: z.object({ pl: z.string(), 'en-US': z.string() }) })),
  valid_until: z.nullable(instant()),
  reason: z.nullable(z.string()),
  /** Null: the portal itself, or a deleted user. */
  by: z.nullable(z.string()),
  at: instant(),
})
export type LedgerEntry = z.output<typeof entry>

const details = z.extend(voucher, {
  /** The batch that it was issued with. */
  batch: z.nullable(z.object({ id: id(), name: z.string() })),
  /** The last entry first. */
  ledger: z.array(entry),
})
export type VoucherDetails = z.output<typeof details>

const filters = {
  state: z.nullish(z.enum(voucherStates)),
  kind: z.nullish(z.enum(voucherKinds)),
  source: z.nullish(z.enum(voucherSources)),
  payment: z.nullish(z.enum(voucherPayments)),
  /** What waits to be extended, unblocked or paid back; what was taken back is among it. */
  unclaimed: z.nullish(bit),
  /** What was taken back is nobody's: without this it is left out. */
  takenBack: z.nullish(bit),
  studentId: z.nullish(rowId),
  artistId: z.nullish(rowId),
  batchId: z.nullish(rowId),
  issuedFrom: z.nullish(day()),
  issuedTo: z.nullish(day()),
  endsFrom: z.nullish(day()),
  endsTo: z.nullish(day()),
}

const query = listQuery(['holder', 'code', 'value', 'issued_at', 'available_at', 'valid_until', 'unclaimed_since'], {
  ...filters,
  ...totalLater,
})
  .check(inOrder('issued'))
  .check(inOrder('ends'))
  .check(
    // Only these wait, and only for them there is an index.
    z.refine(({ sortBy, unclaimed }) => sortBy !== 'unclaimed_since' || unclaimed === 1, {
      path: ['sortBy'],
      error: 'not_a_choice',
    }),
  )
export type IssuedVoucherQuery = z.output<typeof query>

const byId = '/api/issued-vouchers/{id}'
const permission = 'can-view-all-vouchers'
const refreshes = [
  'issuedVouchers',
  'vouchers',
  'redemptions',
  'participants',
  'artists',
  'students',
  'settings',
] as const
const reason = prose(2000)
const response = single(details)

/** The vouchers of all holders, for the office: each of its changes is a row of the voucher's ledger. */
export const issuedVouchers = calls('issuedVouchers', {
  list: endpoint({
    method: 'GET',
    path: '/api/issued-vouchers',
    permission,
    mayLag: true,
    query,
    response: longListOf(voucher),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/issued-vouchers/csv-export',
    permission,
    mayLag: true,
    query,
    response: binary,
  }),
  /** The sums of all rows that a query finds. */
  totals: endpoint({
    method: 'GET',
    path: '/api/issued-vouchers/totals',
    permission,
    mayLag: true,
    query,
    response: single(
      z.object({
        total: z.int(),
        /** Percentages without a budget, which have no value to add up. */
        unlimited: z.int(),
        values: z.array(z.object({ issued: sum, outstanding: sum, redeemed: sum })),
      }),
    ),
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response }),
  /** How many vouchers somebody can use already, before one more is issued. */
  holding: endpoint({
    method: 'GET',
    path: '/api/issued-vouchers/holding',
    permission: issuingRight,
    query: z.object({ studentId: z.nullish(rowId), artistId: z.nullish(rowId) }),
    response: single(z.object({ count: z.int() })),
  }),
  /**
   * To a student or to an artist; to one who can use an identical voucher already only if the request confirms that.
   */
  issue: endpoint({
    method: 'POST',
    path: '/api/issued-vouchers',
    permission: issuingRight,
    refreshes,
    body: z
      .object({
        ...voucherTerms,
        student_id: optional(rowId),
        pro_artist_id: optional(rowId),
        is_again: z._default(z.boolean(), false),
      })
      .check(...haveValue),
    response,
  }),
  block: endpoint({
    method: 'PUT',
    path: `${byId}/block`,
    permission: rightTo('block'),
    refreshes,
    body: z.object({ reason }),
    response,
  }),
  unblock: endpoint({
    method: 'PUT',
    path: `${byId}/unblock`,
    permission: rightTo('unblock'),
    refreshes,
    body: z.object({ reason }),
    response,
  }),
  /** So many uses more or fewer, so much of the budget more or less. */
  adjust: endpoint({
    method: 'PUT',
    path: `${byId}/adjust`,
    permission: rightTo('adjust'),
    refreshes,
    body: z
      .object({
        uses: wholeNumber({ min: -1000, max: 1000 }),
        amount: wholeNumber({ min: -100_000_000, max: 100_000_000 }),
        reason,
      })
      .check(z.refine(({ uses, amount }) => uses !== 0 || amount !== 0, { path: ['uses'], error: 'adjusts_nothing' })),
    response,
  }),
  /** Until the end of a later day of the academy. */
  extend: endpoint({
    method: 'PUT',
    path: `${byId}/extend`,
    permission: rightTo('extend'),
    refreshes,
    body: z.object({ valid_until: plannedDay(), reason }),
    response,
  }),
  /** What was paid went back, outside of the portal. */
  refund: endpoint({
    method: 'PUT',
    path: `${byId}/refund`,
    permission: rightTo('refund'),
    refreshes,
    body: z.object({ reason }),
    response,
  }),
  /** A sheet to print. */
  pdf: endpoint({ method: 'GET', path: `${byId}/pdf`, permission, response: binary }),
})
