/** Finds invisible characters in text and trims them from its ends. */

/**
 * Characters that nobody sees: format characters (zero-width ones, those that turn the direction of reading round), line
 * and paragraph separators, fillers and an empty braille cell. They make one text pass for another, or read backwards. Not among
 * them: combining marks, and the selectors that make a sign colourful.
 */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u

export function hasInvisible(text: string): boolean {
  return invisible.test(text)
}

// They join the letters of a word in Persian, and the parts of an emoji family.
const joiner = /[\u200C\u200D]/

/** A file's name without control characters and invisible ones, by which "fdp.exe" could show as "exe.pdf". */
export function visibleName(name: string): string {
  const isVisible = (character: string) => !/\p{Cc}/u.test(character) && !invisible.test(character)
  return [...name].filter((character) => joiner.test(character) || isVisible(character)).join('')
}

/**
 * Removes blanks and invisible characters from both ends: pasted text often has some, a telephone number from the
 * contacts, for example.
 */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isNothing(text.charAt(start))) start += 1
  while (end > start && isNothing(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

function isNothing(character: string): boolean {
  return character.trim() === '' || /\p{Cc}/u.test(character) || invisible.test(character)
}
