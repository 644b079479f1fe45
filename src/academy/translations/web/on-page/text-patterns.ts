export type KnownText = { key: string; translation: string }

const placeholder = /\{\{\s*\w+\s*\}\}/
/** So much of a sentence has to be its own: what is hardly more than what is filled in fits anything. */
const fewestLetters = 4

/**
 * Finds the texts from which the server may have rendered a given one: equal to it, or with parameters filled in. Of
 * several, those with the most letters of their own.
 */
export function createMatcher(texts: readonly KnownText[]): (words: string) => readonly string[] {
  const literal = new Map<string, string[]>()
  const patterns: { key: string; own: number; pattern: RegExp }[] = []
  for (const { key, translation } of texts) {
    const parts = plain(translation).split(placeholder)
    const own = mailsIn(parts.join(''))
    if (parts.length === 1) literal.set(parts[0] ?? '', [...(literal.get(parts[0] ?? '') ?? []), key])
    else if (own >= fewestLetters) patterns.push({ key, own, pattern: patternOf(parts) })
  }
  patterns.sort((one, other) => other.own - one.own)
  return (words) => {
    const same = literal.get(words)
    if (same) return same
    const fitting = patterns.filter(({ pattern }) => pattern.test(words))
    return fitting.filter(({ own }) => own === fitting[0]?.own).map(({ key }) => key)
  }
}

/** As a page shows words: line breaks and runs of spaces are one space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

export function mailsIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function patternOf(parts: string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+?')}$`)
}
