/** Crockford's base 32: no letter that looks like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A voucher's code: eleven characters and the one that checks them. Each character is a number of the field with 32 elements,
 * counted twice as much as the one after it, and a whole code sums to nought: one wrong character, or two that changed places, never do.
 */
export function voucherCode(eleven: string): string {
  return eleven + alphabet[twice(sum(eleven))]
}

function sum(code: string): number {
  return [...code].reduce((total, character) => twice(total) ^ alphabet.indexOf(character), 0)
}

/** x⁵ = x² + 1 */
function twice(number: number): number {
  const doubled = number << 1
  return doubled > 31 ? doubled ^ 0b100101 : doubled
}
