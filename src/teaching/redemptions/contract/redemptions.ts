import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, rowId } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { participantsRight } from '#teaching/participants/contract/participants.flow.ts'
import { readVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { voucherErrors } from '#trade/vouchers/contract/vouchers.errors.ts'
import { facts, redemption } from '#trade/vouchers/contract/vouchers.ts'

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
const refreshes = ['redemptions', 'vouchers', 'participants', 'artists', 'students'] as const

/** Vouchers that pay for seats. */
export const redemptions = calls('redemptions', {
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
    body: z.object({ code: code(), participant_id: rowId }),
    response: single(atTraining),
    limit,
  }),
  /** The last at trainings that the reader leads. */
  latest: endpoint({
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
