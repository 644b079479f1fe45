import { codeOf, isChecked, spelled } from '#kit/contract/values/checked-code.ts'

/** Seven random letters and a check letter: one guess in many millions finds a certificate. */
const mails = 7

/** AT-2026-7KQ4-M2XD */
export function certificateNumber(year: number, drawn: Uint8Array): string {
  const code = codeOf(drawn.subarray(0, mails))
  return `AT-${year}-${code.slice(0, 4)}-${code.slice(4)}`
}

/** A number of the portal that somebody typed, with or without dashes, in small letters, O for 0; null: nothing was ever numbered so. */
export function readNumber(typed: string): string | null {
  const [, year, code = ''] = /^AT(\d{4})([0-9A-Z]{8})$/.exec(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')) ?? []
  const read = spelled(code)
  return year && isChecked(read) ? `AT-${year}-${read.slice(0, 4)}-${read.slice(4)}` : null
}

/** Whether it was meant as a number of the portal; everything else may be one from before it. */
export function isMisspelled(typed: string): boolean {
  return /^AT\d{4}[0-9A-Z]{8}$/.test(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')) && readNumber(typed) === null
}

/** Where anybody can check it. A number from before the portal may have a slash in it. */
export function checkPath(number: string): string {
  return `certificate/${encodeURIComponent(number)}`
}

/** A holder as a number that can be guessed shows them: "Anna N." */
export function withInitial(holder: string): string {
  const [first = '', ...others] = holder.split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}
