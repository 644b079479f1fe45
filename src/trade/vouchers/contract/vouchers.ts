import { z } from 'zod/mini'
import { walletLink } from '#academy/wallets/contract/wallets.ts'
import { binary, calls, endpoint } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { voucherKinds, voucherSources, voucherStates } from './voucher-states.ts'

/** The fields of a voucher for users who may see it. */
export const voucherFacts = {
  id: id(),
  code: z.string(),
  /** By which it was known before the portal. */
  former_number: z.nullable(z.string()),
  kind: z.enum(voucherKinds),
  /** Percent, or minor units of the currency. */
  value: z.int(),
  /** ISO 4217; null for a percentage without a budget. */
  currency: z.nullable(z.string()),
  /** Derived from the ledger and the clock. */
  state: z.enum(voucherStates),
  issued_at: instant(),
  /** Frozen when it was issued, independent of later changes of the delay. */
  available_at: instant(),
  valid_until: instant(),
  max_usages: z.int(),
  uses_left: z.int(),
  /** What all its uses may give together, and what is left of that; null: as much as each use gives. */
  budget: z.nullable(z.int()),
  balance: z.nullable(z.int()),
}

export const facts = z.object(voucherFacts)
export type VoucherFacts = z.output<typeof facts>

/** What was taken off a price, in minor units. */
export const redemption = { id: id(), amount: z.int(), currency: z.string(), at: instant(), is_returned: z.boolean() }

const ownVoucher = z.object({
  ...voucherFacts,
  source: z.enum(voucherSources),
  is_paid: z.boolean(),
  /** What it was used for, the last use on top. */
  uses: z.array(z.object({ ...redemption, title: bilingual(z.string()) })),
})
export type OwnVoucher = z.output<typeof ownVoucher>

/** The vouchers of holders. Their redemption is in `redemptions`, the office's calls are in `issuedVouchers`. */
export const vouchers = calls('vouchers', {
  /** The reader's own. */
  mine: endpoint({
    method: 'GET',
    path: '/api/my/vouchers',
    permission: 'signed-in',
    isStoredOffline: true,
    response: z.object({ data: z.array(ownVoucher) }),
  }),
  /** One's own, as a file for Apple's wallet: as it is at the moment. */
  applePass: endpoint({
    method: 'GET',
    path: '/api/my/vouchers/{id}/apple-pass',
    permission: 'signed-in',
    response: binary,
  }),
  /** The same for Google's. */
  googlePass: endpoint({
    method: 'GET',
    path: '/api/my/vouchers/{id}/google-pass',
    permission: 'signed-in',
    response: walletLink,
  }),
})
