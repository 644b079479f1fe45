import { z } from 'zod/mini'

/** The schema of a bank account's number (IBAN), and how it is shown. */

/** Typed with or without spaces; a Polish number also without its country. Checked by its two check digits (ISO 7064, mod 97). */
export const iban = () =>
  z.pipe(
    z.string().check(z.maxLength(60, 'too_long')),
    z.pipe(
      z.transform((text: string) => {
        const plain = text.replace(/[\s-]/g, '').toUpperCase()
        return /^\d{26}$/.test(plain) ? `PL${plain}` : plain
      }),
      z.string().check(z.refine(isIban, 'iban')),
    ),
  )

function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(value)) return false
  if (value.startsWith('PL') && !/^PL\d{26}$/.test(value)) return false
  const digits = [...value.slice(4), ...value.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** In groups, as banks print it: PL61 1090 1014 … */
export function formatIban(value: string): string {
  return value.replace(/(.{4})(?=.)/g, '$1 ')
}
