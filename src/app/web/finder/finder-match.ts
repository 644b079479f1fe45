import { wordsOf } from '#kit/contract/list.ts'
import { fold } from '#kit/web/list/fold.ts'

/** Whether every typed word begins one of the text's, in any order; without regard to case and diacritics. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(fold(text))
  return wordsOf(fold(typed)).every((beginning) => words.some((word) => word.startsWith(beginning)))
}
