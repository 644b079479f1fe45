/* What vouchers are and how they stand, apart from what can be done with them: an artist's page needs no more. */

export const voucherKinds = ['PERCENT', 'AMOUNT'] as const
export const voucherSources = ['ADMIN', 'REVIEW', 'BENEFIT'] as const
/** What the office issues; a benefit of the network is an artist's. */
export const givenSources = ['ADMIN', 'BENEFIT'] as const
export const voucherPayments = ['FREE', 'PAID', 'REFUNDED'] as const
export const voucherStates = ['SCHEDULED', 'ACTIVE', 'PARTLY_USED', 'USED', 'EXPIRED', 'BLOCKED', 'REFUNDED'] as const
export type VoucherState = (typeof voucherStates)[number]
