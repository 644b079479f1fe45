import type { Permission } from '#kit/contract/permissions.ts'
import { allows, type RoleHolder } from '#kit/contract/rights.ts'
import type { VoucherState, voucherPayments } from '#trade/vouchers/contract/voucher-states.ts'

/** What decides what may be done with a voucher. */
type Standing = {
  state: VoucherState
  payment_status: (typeof voucherPayments)[number]
  uses_left: number
  /** What is left of its budget; null: it has none. */
  balance: number | null
  is_taken_back: boolean
  is_unclaimed: boolean
}

export const issuingRight = 'can-issue-vouchers' satisfies Permission
export const blockingRight = 'can-block-vouchers' satisfies Permission

/** What was taken back or paid back is over for good. */
const isOver = ({ is_taken_back, payment_status }: Standing) => is_taken_back || payment_status === 'REFUNDED'

/** What the office does with an issued voucher, by which right, and when. */
const acts = {
  extend: {
    right: issuingRight,
    isPossible: (its: Standing) => !isOver(its) && its.state !== 'BLOCKED' && hasValue(its),
  },
  adjust: { right: issuingRight, isPossible: (its: Standing) => !isOver(its) && its.state !== 'BLOCKED' },
  refund: {
    right: issuingRight,
    isPossible: ({ is_unclaimed }: Standing) => is_unclaimed,
  },
  block: { right: blockingRight, isPossible: (its: Standing) => !isOver(its) && its.state !== 'BLOCKED' },
  unblock: { right: blockingRight, isPossible: (its: Standing) => its.state === 'BLOCKED' && !isOver(its) },
} as const satisfies Record<string, { right: Permission; isPossible: (its: Standing) => boolean }>
export type VoucherAct = keyof typeof acts
const voucherActs = Object.keys(acts) as VoucherAct[]

export function mayDo(act: VoucherAct, its: Standing): boolean {
  return acts[act].isPossible(its)
}

export const rightTo = (act: VoucherAct) => acts[act].right

/** What the reader may do with a voucher now: the screen offers these, and the server takes no other. */
export function availableVoucherActs(reader: RoleHolder, its: Standing): VoucherAct[] {
  return voucherActs.filter((act) => allows(reader, rightTo(act)) && mayDo(act, its))
}

function hasValue({ uses_left, balance }: Standing): boolean {
  return uses_left > 0 && balance !== 0
}
