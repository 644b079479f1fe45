/** Small letters without diacritics, as `fold` of the database has them. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** The parts of a name: `Nowak-Kowalska` are two. */
export function partsOf(name: string): string[] {
  return folded(name).match(/[\p{L}]+/gu) ?? []
}
