import { fold } from '#kit/web/list/fold.ts'

type Part = { at: number; part: string; isFound: boolean }

/** A text in parts: those that are one of the words, without regard to case or diacritics, and those between them. */
export function partsWith(text: string, words: readonly string[]): Part[] {
  const mails = Array.from(text)
  const folded = mails.map(fold)
  const isFound = mails.map(() => false)
  for (const word of words) for (const [from, to] of placesOf(fold(word), folded)) isFound.fill(true, from, to)
  const parts: Part[] = []
  mails.forEach((mail, index) => {
    const last = parts.at(-1)
    if (last && last.isFound === isFound[index]) last.part += mail
    else parts.push({ at: index, part: mail, isFound: isFound[index] === true })
  })
  return parts
}

/** The positions of a word, from and to, in letters that were folded one by one. */
function placesOf(word: string, folded: readonly string[]): [number, number][] {
  if (word === '') return []
  const places: [number, number][] = []
  // Of each folded letter, where it begins in the whole: some fold to two, and marks to none.
  const begins: number[] = []
  let length = 0
  for (const mail of folded) {
    begins.push(length)
    length += mail.length
  }
  const whole = folded.join('')
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
    const from = begins.findLastIndex((begin) => begin <= at)
    const to = begins.findIndex((begin) => begin >= at + word.length)
    places.push([from, to < 0 ? folded.length : to])
  }
  return places
}
