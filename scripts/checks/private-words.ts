import { dirname } from 'node:path'

/**
 * Words that comments, names, titles of tests and documents of this project once used instead of the field's own: `says` for returns, declares or contains, `told`
 * for notified, `hears` for listens, `asked` for requested, `stands` for is stored, `goes` for is deleted, `kept` for stored or cached, `seen` for
 * read or visible, `beside` for next to.
 */
const privateWords = [
  'whoever|whomever|whatever',
  'says?|said',
  'tells?|told|tellers?',
  'hears?|heard|hearers?',
  'asks|asked',
  'seen',
  'stands|stood',
  'goes|gone',
  'kept',
  'anew',
  'besides?',
  'by now',
]

const pattern = new RegExp(`(?<![\\w-])(?:${privateWords.join('|')})(?![\\w-])`, 'gi')

/** What may contain the signs of a comment without being one: regular expressions, strings and templates. Comments are the group. */
const tokens =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)|(?<=[(,=:[!&|?{}>;]\s*|\breturn\s+)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The comments of a module or style sheet. */
export function commentsOf(text: string): string[] {
  return [...text.matchAll(tokens)].flatMap(({ groups }) => groups?.comment ?? [])
}

type Words = { words: number; found: string[] }

function wordsOfProse(text: string): Words {
  const prose = text.replaceAll(/`[^`]*`/g, ' ')
  return { words: prose.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0, found: prose.match(pattern) ?? [] }
}

function sumOf(counts: Words[]): Words {
  return { words: counts.reduce((sum, { words }) => sum + words, 0), found: counts.flatMap(({ found }) => found) }
}

/** How many words the comments of a text have, and which of them are private. */
export function wordsOfComments(text: string): Words {
  return sumOf(commentsOf(text).map(wordsOfProse))
}

/** The words of a Markdown document without its code, and which of them are private. */
export function wordsOfDocument(text: string): Words {
  return wordsOfProse(text.replaceAll(/^ *```[\s\S]*?^ *```|(?<=\])\([^)\s]*\)/gm, ' '))
}

/** The parts of the names in a module, and which of them are private: `askedIn` has two, of which one is. */
export function wordsOfNames(text: string): Words {
  const names = text.replaceAll(tokens, ' ').match(/[a-z_$][\w$]*/gi) ?? []
  const parts = names.flatMap((name) => name.split(/_|(?<=[a-z\d])(?=[A-Z])/)).filter((part) => part !== '')
  return { words: parts.length, found: parts.flatMap((part) => part.match(pattern) ?? []) }
}

/** The text behind `test(`, `describe(`, `it(` or, with a table or a fixture, behind the call that returns one of these. */
const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:'(?<quoted>(?:\\.|[^'\\\n])*)'|`(?<template>[^`]*)`)\s*,/g

/** The titles of the tests in a module, and which of their words are private. */
export function wordsOfTitles(text: string): Words {
  const titles = [...text.matchAll(title)].map(({ groups }) => groups?.quoted ?? groups?.template ?? '')
  return sumOf(titles.map((one) => wordsOfProse(one.replaceAll(/\$\{[^}]*\}|%\w/g, ' '))))
}

const countedIn = { comments: wordsOfComments, names: wordsOfNames, titles: wordsOfTitles, documents: wordsOfDocument }
export type Where = keyof typeof countedIn

/** How many private words each folder that has too many still has, as `names of src/…`. The figures may only be lowered. */
export type Listed = Record<string, number>
/** `found`: each private word with the file that has it. */
export type FolderCount = { where: Where; folder: string; words: number; found: string[] }

/** Per 1,000 words. A name may also be a term of the domain: of two records that are merged, one is `kept`. */
const limits: Record<Where, number> = { comments: 0, names: 8, titles: 0, documents: 0 }

/** How many private words a folder may have; at least one, where any are allowed. */
const allowed = ({ where, words }: FolderCount) => Math.ceil((words * limits[where]) / 1000)

export function rate({ words, found }: Words): string {
  return words === 0 ? '0' : ((found.length / words) * 1000).toFixed(1)
}

export function countsByFolder(where: Where, files: { path: string; text: string }[]): FolderCount[] {
  const byFolder = Map.groupBy(files, ({ path }) => folderOf(path))
  return [...byFolder]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, same]) => {
      const counts = same.map(({ path, text }) => {
        const { words, found } = countedIn[where](text)
        return { words, found: found.map((word) => `${word} (${path})`) }
      })
      return { where, folder, ...sumOf(counts) }
    })
}

/** A feature's tier; elsewhere the folder below `src`; outside `src` the directory. */
export function folderOf(path: string): string {
  return (
    (/^src\/(?:[\w-]+\/){1,2}(?:contract|server|web)(?=\/)/.exec(path) ?? /^src\/[\w-]+/.exec(path))?.[0] ??
    dirname(path)
  )
}

/** In sentences: folders with too many private words, and figures of the list that may be lowered or left out. */
export function listFaults(counts: FolderCount[], listed: Listed): string[] {
  const known = new Set(counts.map(keyOf))
  const missing = Object.keys(listed).filter((key) => !known.has(key))
  return [
    ...missing.map((key) => `There are no ${key}: leave them out of plain-words.json.`),
    ...counts.flatMap((count) => faultOf(count, listed[keyOf(count)])),
  ]
}

const keyOf = ({ where, folder }: FolderCount) => `${where} of ${folder}`

function faultOf(count: FolderCount, figure: number | undefined): string[] {
  const found = count.found.length
  const most = Math.max(allowed(count), figure ?? 0)
  const has = `The ${keyOf(count)} have ${found} private words (${rate(count)} per 1,000)`
  if (found > most) return [`${has}; ${most} are allowed: ${count.found.join(', ')}`]
  if (figure === undefined) return []
  if (found <= allowed(count)) return [`${has}: leave them out of plain-words.json.`]
  return found < figure - 1 ? [`${has}, ${figure} are listed: lower that to ${found}.`] : []
}

/** The list with the present count wherever that is lower, and without the folders that need none. */
export function loweredList(counts: FolderCount[], listed: Listed): Listed {
  const figures = counts.flatMap((count): [string, number][] => {
    const figure = listed[keyOf(count)]
    const found = count.found.length
    return figure === undefined || found <= allowed(count) ? [] : [[keyOf(count), Math.min(figure, found)]]
  })
  return Object.fromEntries(figures)
}
