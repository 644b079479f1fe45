import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { line } from '#kit/contract/fields.ts'
import { phone } from '#kit/contract/values/phone.ts'
import { taxId } from '#kit/contract/values/tax-id.ts'
import { iban } from './iban.ts'

/** Who runs the academy, as its public pages, mails and documents name them; what is required comes first. Null: not entered yet. */
export const operatorDraft = z.object({
  academy_name: line(60),
  operator_name: z.nullable(line()),
  operator_address: z.nullable(line()),
  operator_email: z.nullable(email()),
  operator_tax_id: z.nullable(taxId()),
  operator_register_number: z.nullable(line(60)),
  operator_phone: z.nullable(phone()),
  /** For requests about personal data. */
  privacy_email: z.nullable(email()),
  /** To which seats are paid. */
  operator_account: z.nullable(iban()),
})

export type OperatorField = keyof typeof operatorDraft.shape
export const operatorFields = Object.keys(operatorDraft.shape) as OperatorField[]

export const operator = z.object({
  academy_name: z.string(),
  operator_name: z.nullable(z.string()),
  operator_address: z.nullable(z.string()),
  operator_tax_id: z.nullable(z.string()),
  operator_register_number: z.nullable(z.string()),
  operator_email: z.nullable(z.string()),
  operator_phone: z.nullable(z.string()),
  privacy_email: z.nullable(z.string()),
  operator_account: z.nullable(z.string()),
})
export type Operator = z.output<typeof operator>

/** Without these nobody can know whom they deal with. */
export const requiredOfOperator = ['operator_name', 'operator_address', 'operator_email'] as const

export function missingOfOperator(known: Operator): (typeof requiredOfOperator)[number][] {
  return requiredOfOperator.filter((name) => known[name] === null)
}
