const marks = /\p{M}/gu

/** Whether every typed word begins one of the text's, in whatever order. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function wordsOf(text: string): string[] {
  return plain(text).trim().split(/\s+/)
}

/** As people type it: without regard to case and diacritics. */
function plain(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('ł', 'l')
}
