import type { Permission } from '#kit/contract/permissions.ts'
import { allows, type RoleHolder } from '#kit/contract/rights.ts'
import { daysBetween } from '#kit/contract/values/time-zone.ts'

export const packageStatuses = ['PENDING', 'ACTIVE', 'USED_UP', 'EXPIRED', 'CANCELLED'] as const
export const paymentStatuses = ['UNPAID', 'PAID', 'REFUNDED'] as const

/** What decides what may be done with a sold package. */
type Standing = {
  status: (typeof packageStatuses)[number]
  payment_status: (typeof paymentStatuses)[number]
  entries_used: number
  entries_total: number
  is_unclaimed: boolean
  /** That is on, or ahead. */
  pause: object | null
}

/**
 * What the office does with a sold package, and when. PENDING → activate → ACTIVE; ACTIVE and EXPIRED → extend → ACTIVE;
 * PENDING and ACTIVE → cancel → CANCELLED. ACTIVE may rest: pause, and resume before the pause is over. UNPAID → pay → PAID; what is
 * unclaimed → refund → REFUNDED, which is over for good.
 */
const isPossible = {
  activate: ({ status }: Standing) => status === 'PENDING',
  pay: ({ status, payment_status }: Standing) => payment_status === 'UNPAID' && status !== 'CANCELLED',
  extend: (sold: Standing) =>
    sold.payment_status !== 'REFUNDED' && (sold.status === 'ACTIVE' || (sold.status === 'EXPIRED' && hasEntries(sold))),
  refund: ({ is_unclaimed }: Standing) => is_unclaimed,
  pause: ({ status, pause }: Standing) => status === 'ACTIVE' && !pause,
  resume: ({ status, pause }: Standing) => status === 'ACTIVE' && pause !== null,
  cancel: ({ status }: Standing) => status === 'PENDING' || status === 'ACTIVE',
} as const
export type PackageAct = keyof typeof isPossible
const packageActs = Object.keys(isPossible) as PackageAct[]

export function mayDo(act: PackageAct, sold: Standing): boolean {
  return isPossible[act](sold)
}

export const sellingRight = 'can-sell-student-packages' satisfies Permission

/** What the reader may do with a sold package now: the screen offers these, and the server takes no other. */
export function availablePackageActs(reader: RoleHolder, sold: Standing): PackageAct[] {
  return allows(reader, sellingRight) ? packageActs.filter((act) => mayDo(act, sold)) : []
}

function hasEntries({ entries_used, entries_total }: Standing): boolean {
  return entries_used < entries_total
}

/** A year, so that a mistyped one is noticed. */
export const longestPause = 366

/** From the first day to the last one, both counted. */
export function daysIn(first: string, last: string): number {
  return daysBetween(first, last) + 1
}
