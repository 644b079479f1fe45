import { z } from 'zod/mini'

/** The schema of a telephone number (E.164), and how it is formatted. */

/** E.164; spaces, dots, hyphens and brackets that people write are dropped. */
export const phone = () =>
  z.pipe(
    z.string().check(z.maxLength(40, 'too_long')),
    z.pipe(
      z.transform((text: string) => text.replace(/[\s().-]/g, '').replace(/^00/, '+')),
      z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'phone')),
    ),
  )

/**
 * `+48692972441` → `+48 692 972 441`: groups the digits as is usual in that country. A library such as libphonenumber is larger than a
 * screen; grouping needs only the calling code and, unless the groups are of three, a pattern.
 */
export function formatPhone(phone: string): string {
  const [, code, number] = /^\+(\d+)$/.test(phone) ? (codes.exec(phone) ?? []) : []
  if (!code || !number) return phone
  // Non-breaking spaces.
  return [`+${code}`, ...groupsOf(number, groups[code]?.[number.length])].join('\u00a0')
}

/** Calling codes of one and of two digits; all others have three. */
export const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'
const codes = new RegExp(`^\\+(${shortCodes}|\\d{3})(\\d+)$`)

/** Group lengths by calling code and number of digits, unless all groups are of three. */
const groups: Record<string, Record<number, readonly number[]>> = {
  1: { 10: [3, 3, 4] },
  7: { 10: [3, 3, 2, 2] },
  31: { 9: [1, 2, 2, 2, 2] },
  32: { 9: [3, 2, 2, 2], 8: [1, 3, 2, 2] },
  33: { 9: [1, 2, 2, 2, 2] },
  36: { 9: [2, 3, 4], 8: [1, 3, 4] },
  39: { 10: [3, 3, 4] },
  41: { 9: [2, 3, 2, 2] },
  43: { 10: [3, 3, 4] },
  44: { 10: [4, 6] },
  45: { 8: [2, 2, 2, 2] },
  46: { 9: [2, 3, 2, 2] },
  47: { 8: [3, 2, 3] },
  49: { 10: [3, 7], 11: [4, 7] },
  353: { 9: [2, 3, 4] },
  358: { 9: [2, 3, 4] },
  370: { 8: [3, 5] },
  371: { 8: [2, 3, 3] },
  372: { 8: [4, 4] },
  380: { 9: [2, 3, 2, 2] },
}

function groupsOf(number: string, lengths: readonly number[] = byThrees(number.length)): string[] {
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  return lengths.map((length, index) => number.slice(starts[index], (starts[index] ?? 0) + length))
}

/** Groups of three without a single digit at the end: 7 → 3 and 4, 8 → 3, 3 and 2. */
function byThrees(length: number): number[] {
  if (length <= 4) return [length]
  return [3, ...byThrees(length - 3)]
}
