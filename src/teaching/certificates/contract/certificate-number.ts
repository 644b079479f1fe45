import { codeOf, isChecked, spelled } from '#kit/contract/values/checked-code.ts'

/** Seven random letters and a check letter: one guess in many millions finds a certificate. */
const mails = 7

/** AT-2026-7KQ4-M2XD */
export function certificateNumber(year: number, drawn: Uint8Array): string {
  const code = codeOf(drawn.subarray(0, mails))
  return `AT-${year}-${code.slice(0, 4)}-${code.slice(4)}`
}

/** The number that somebody typed, with or without dashes, in small letters, O for 0; null: nothing was ever numbered so. */
export function readNumber(typed: string): string | null {
  const [, year, code = ''] = /^AT(\d{4})([0-9A-Z]{8})$/.exec(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')) ?? []
  const read = spelled(code)
  return year && isChecked(read) ? `AT-${year}-${read.slice(0, 4)}-${read.slice(4)}` : null
}
