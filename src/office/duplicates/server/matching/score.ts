import type { PairReason } from '#office/duplicates/contract/pair-reasons.ts'
import { canonicalEmail, isEmailSlip, isPhoneSlip } from './addresses.ts'
import { partsOf } from './folded.ts'
import { type NameParts, nameScore } from './names.ts'

/** How likely it is that two records are one person. */

/** What is compared of somebody. */
export type Compared = {
  first_name: string
  last_name: string
  email: string
  phone: string | null
  tax_id: string | null
}

const compared = { first_name: true, last_name: true, email: true, phone: true, tax_id: true } satisfies Record<
  keyof Compared,
  true
>

export const isCompared = (field: string): boolean => field in compared

export type Prepared = NameParts & { email: string; phone: string | null; tax_id: string | null }

/** From this score on a pair is offered. */
const leastScore = 55

/** From this score on somebody is like what is being typed, of which there may be only a name yet. */
export const leastWhileTyping = 37

export function prepared({ first_name, last_name, email, phone, tax_id }: Compared): Prepared {
  return {
    first: partsOf(first_name),
    last: partsOf(last_name),
    email: email && canonicalEmail(email),
    phone,
    tax_id: tax_id?.replace(/[^a-z\d]/gi, '').toUpperCase() || null,
  }
}

type Score = { score: number; reasons: PairReason[] }

/** Null: two people. A family shares a phone and a mailbox, so other first names are never one person. */
export function scoreOf(left: Prepared, right: Prepared, least = leastScore): Score | null {
  const name = nameScore(left, right)
  if (!name) return null
  const found = [email(left, right), phone(left, right), taxId(left, right)]
  const score = found.reduce((sum, [points]) => sum + points, name.points)
  const reasons = [...name.reasons, ...found.flatMap(([, reason]) => reason ?? [])]
  return score < least ? null : { score: Math.min(score, 100), reasons }
}

type Finding = [points: number, reason?: PairReason]

function email({ email: one }: Prepared, { email: other }: Prepared): Finding {
  if (!one || !other) return [0]
  if (one === other) return [45, 'EMAIL_SAME']
  return isEmailSlip(one, other) ? [30, 'EMAIL_ALIKE'] : [-5, 'EMAIL_DIFFERS']
}

function phone({ phone: one }: Prepared, { phone: other }: Prepared): Finding {
  if (one === null || other === null) return [0]
  if (one === other) return [45, 'PHONE_SAME']
  return isPhoneSlip(one, other) ? [25, 'PHONE_ALIKE'] : [-15, 'PHONE_DIFFERS']
}

function taxId({ tax_id: one }: Prepared, { tax_id: other }: Prepared): Finding {
  if (one === null || other === null) return [0]
  return one === other ? [40, 'TAX_ID_SAME'] : [-30, 'TAX_ID_DIFFERS']
}
