import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, wholeNumber } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { participantsRight } from '#teaching/participants/contract/participants.flow.ts'
import { readVoucherCode } from './voucher-code.ts'
import { voucherKinds, voucherSources, voucherStates } from './voucher-states.ts'
import { voucherErrors } from './vouchers.errors.ts'

/** The fields of a voucher for users who may see it. */
export const voucherFacts = {
  id: id(),
  code: z.string(),
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

const facts = z.object(voucherFacts)
export type VoucherFacts = z.output<typeof facts>

/** What was taken off a price, in minor units. */
const redemption = { id: id(), amount: z.int(), currency: z.string(), at: instant(), is_returned: z.boolean() }

const ownVoucher = z.object({
  ...voucherFacts,
  source: z.enum(voucherSources),
  is_paid: z.boolean(),
  /** What it was used for, the last use on top. */
  uses: z.array(z.object({ ...redemption, title: bilingual(z.string()) })),
})
export type OwnVoucher = z.output<typeof ownVoucher>

const refusal = z.enum(Object.keys(voucherErrors) as [keyof typeof voucherErrors, ...(keyof typeof voucherErrors)[]])

const checked = z.object({
  voucher: facts,
  /** Why it cannot be redeemed by the reader, in their language; null: it can, for these seats. */
  refusal: z.nullable(z.object({ code: refusal, message: z.string() })),
  /** The holder's at trainings that the reader leads, the next one on top. */
  seats: z.array(
    z.object({
      participant_id: id(),
      student: z.string(),
      training: z.object({
        id: id(),
        title: bilingual(z.string()),
        /** The session that comes next, or was the last. */
        session: z.nullable(z.object({ starts_at: instant(), ends_at: instant() })),
        time_zone: z.string(),
      }),
      price: z.int(),
      currency: z.string(),
      /** What is still to be paid, and how much of it the voucher takes off. */
      due: z.int(),
      takes: z.int(),
    }),
  ),
})
export type CheckedVoucher = z.output<typeof checked>

const atTraining = z.object({
  ...redemption,
  code_end: z.string(),
  student: z.string(),
  training: z.object({ id: id(), title: bilingual(z.string()) }),
})
export type RedemptionAtTraining = z.output<typeof atTraining>

const code = () =>
  z.string().check(
    z.minLength(1, 'required'),
    z.maxLength(300, { error: 'too_long', abort: true }),
    z.refine((typed) => readVoucherCode(typed) !== null, 'voucher_misspelled'),
  )

const permission = participantsRight
const limit = { max: 120, seconds: 60 }
const refreshes = ['vouchers', 'participants', 'artists', 'students'] as const

/** The vouchers of holders, and their redemption at a training. The office's calls are in `issuedVouchers`. */
export const vouchers = calls('vouchers', {
  /** The reader's own. */
  mine: endpoint({
    method: 'GET',
    path: '/api/my/vouchers',
    permission: 'signed-in',
    response: z.object({ data: z.array(ownVoucher) }),
  }),
  /** What a code is worth, and for whom. A POST, so that no log keeps the code. */
  check: endpoint({
    method: 'POST',
    path: '/api/vouchers/check',
    permission,
    isReading: true,
    status: 200,
    body: z.object({ code: code() }),
    response: single(checked),
    limit,
  }),
  /** Takes off a seat's price what is needed of it, at most as much as the voucher gives. */
  redeem: endpoint({
    method: 'POST',
    path: '/api/vouchers/redemptions',
    permission,
    refreshes,
    body: z.object({ code: code(), participant_id: wholeNumber({ min: 1, max: 2_147_483_647 }) }),
    response: single(atTraining),
    limit,
  }),
  /** The last at trainings that the reader leads. */
  redemptions: endpoint({
    method: 'GET',
    path: '/api/vouchers/redemptions',
    permission,
    response: z.object({ data: z.array(atTraining) }),
  }),
  /** Gives one use back, once. */
  giveBack: endpoint({
    method: 'PUT',
    path: '/api/vouchers/redemptions/{id}/return',
    permission,
    refreshes,
    response: single(atTraining),
  }),
})
