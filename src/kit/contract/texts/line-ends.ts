import type { Language } from './text.ts'

/** Where lines of a text may not end. */

/** Conjunctions and prepositions of one letter, with the blank behind them. */
const loneLetter = /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu

/** In Polish no line ends in a word of one letter: a blank behind it that does not break takes it to its next word. */
export function withoutLoneLetters(text: string, language: Language): string {
  return language === 'pl' ? text.replace(loneLetter, '$1\u00a0') : text
}
