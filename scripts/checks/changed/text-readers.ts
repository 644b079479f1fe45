import type { ChangedText } from './changed-texts.ts'

/** Groups that reach people by way of the server, so that no file of the browser's program names them. */
const serverGroups = ['mails', 'errors', 'answers', 'events', 'calls', 'notices', 'publicPage']

export const isSaidByServer = ({ group }: ChangedText) => serverGroups.includes(group)

/** Whether a program may say a text: by its key, by a beginning of it (`benefits.state_${state}`), or by its group, to which others add. */
export function says({ group, name }: ChangedText, source: string): boolean {
  const beginnings = source.matchAll(new RegExp(`\\b${group}\\.(\\w*)`, 'g'))
  return beginnings.some(([, start = '']) => name.startsWith(start)) || new RegExp(`['"]${group}['"]`).test(source)
}

/** Whether a program that has the texts themselves may take this one: by its name, or by a beginning of it. */
export function beginsName({ name }: ChangedText, source: string): boolean {
  return source.matchAll(/\w{3,}/g).some(([word]) => name.startsWith(word))
}

/** Whether a test may expect a text to say what it says: it names it, or has words of it. */
export function expects({ group, name, words }: ChangedText, source: string): boolean {
  if ([group, name].every((one) => new RegExp(`\\b${one}\\b`).test(source))) return true
  return literalsIn(source).some((literal) => words.some((part) => overlap(literal, part.toLowerCase())))
}

type Literal = { text: string; isPattern: boolean }

/** One is in the other, at some length. */
function overlap({ text, isPattern }: Literal, words: string): boolean {
  // A plain word in quotes is a name, of a field or a state.
  const isName = !isPattern && /^[a-z][\w-]*$/.test(text)
  return (
    (words.length > 2 && text.includes(words)) || (text.length > 2 && !isName && words.includes(text)) || text === words
  )
}

const titles = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'[^'\n]*'|`[^`]*`)/g
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g
const patterns = /\/((?:[^/\\\n]|\\.)+)\/[a-z]*/g

/** What stands in quotes and in patterns, cut where something is filled in; but for the names of tests, which are sentences. */
function literalsIn(source: string): Literal[] {
  const code = source.replaceAll(titles, '')
  const quoted = [...code.matchAll(strings)].flatMap((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').split(/\$\{[^}]*\}|\\n/),
  )
  const matched = [...code.matchAll(patterns)].flatMap(([, pattern = '']) => pattern.split(/\\.|[[\](){}^$.*+?|]/))
  const trimmed = (texts: string[], isPattern: boolean) =>
    texts.map((text) => ({ text: text.trim().toLowerCase(), isPattern })).filter(({ text }) => text !== '')
  return [...trimmed(quoted, false), ...trimmed(matched, true)]
}
