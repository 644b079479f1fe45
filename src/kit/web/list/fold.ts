/** Removes case and diacritics, as the database's `fold` does for searching. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßæœøđ]/g, (mail) => undecomposed[mail] ?? mail)
}

const undecomposed: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd' }
