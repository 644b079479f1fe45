/** Crockford's base 32: no letter that looks like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A code and the character that checks it. Each character is a number of the field with 32 elements, counted twice as much as the
 * one after it, and a whole code sums to nought: one wrong character, or two that changed places, never do.
 */
export function withCheck(code: string): string {
  return code + alphabet[twice(sum(code))]
}

export function isChecked(code: string): boolean {
  return [...code].every((character) => alphabet.includes(character)) && sum(code) === 0
}

/** A code of as many characters as there are bytes, and the one that checks it. */
export function codeOf(bytes: Uint8Array): string {
  return withCheck([...bytes].map((byte) => alphabet[byte & 31]).join(''))
}

/** What somebody typed or read aloud: in capitals, and letters that are taken for digits as those. */
export function spelled(code: string): string {
  return code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

function sum(code: string): number {
  return [...code].reduce((total, character) => twice(total) ^ alphabet.indexOf(character), 0)
}

/** x⁵ = x² + 1 */
function twice(number: number): number {
  const doubled = number << 1
  return doubled > 31 ? doubled ^ 0b100101 : doubled
}
