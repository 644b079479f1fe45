import { z } from 'zod/mini'

/** The schema of a tax number. */

/** A Polish NIP (with or without hyphens, checked by its last digit) or a VAT number with country code; stored without separators. */
export const taxId = () =>
  z.pipe(
    z.string().check(z.maxLength(40, 'too_long')),
    z.pipe(
      z.transform((text: string) => text.replace(/[\s-]/g, '').toUpperCase()),
      z.string().check(z.refine(isTaxId, 'tax_id')),
    ),
  )

function isTaxId(value: string): boolean {
  const nip = /^(?:PL)?(\d{10})$/.exec(value)?.[1]
  if (nip) return isNip(nip)
  return /^(?!PL)[A-Z]{2}[\dA-Z]{6,12}$/.test(value)
}

function isNip(digits: string): boolean {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}
