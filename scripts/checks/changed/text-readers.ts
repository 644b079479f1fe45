import type { ChangedText } from './changed-texts.ts'

/** Groups that reach people by way of the server, so that no file of the browser's program names them. */
const serverGroups = ['mails', 'errors', 'answers', 'events', 'calls', 'notices', 'publicPage']

export const isServerText = ({ group }: ChangedText) => serverGroups.includes(group)

/**
 * Whether a program may show a text: it names its key, or a beginning of it (`benefits.state_${state}`), or is the table of its group's
 * fields, which are labelled by their names.
 */
export function mayContain({ group, name }: ChangedText, source: string): boolean {
  const keys = source.matchAll(new RegExp(`\\b${group}\\.(\\w+|(?=\\$\\{))`, 'g'))
  // A list of screens has the whole keys of their titles: what only begins like one is shown elsewhere.
  const isWhole = source.includes('screensOf(')
  if (keys.some(([, start = '']) => (isWhole && start ? name === start : name.startsWith(start)))) return true
  const fields = source.includes(`fields('${group}'`) ? source.matchAll(/^ {2}(\w+): /gm) : []
  return [...fields].some(([, field]) => `${name}_`.startsWith(`${field}_`))
}

/** Whether a program that has the texts themselves may take this one: by its name, or by a beginning of it. */
export function takes({ name }: ChangedText, source: string): boolean {
  const names = source.matchAll(/[.'"`](\w+)(\$\{)?/g)
  return names.some(([, word = '', isBeginning]) => (isBeginning ? name.startsWith(word) : name === word))
}

/** Whether a test may expect the words of a text: it names it, or has words of it. */
export function expects({ group, name, words }: ChangedText, source: string): boolean {
  if ([group, name].every((one) => new RegExp(`\\b${one}\\b`).test(source))) return true
  const { quoted, patterns } = literalsIn(source)
  return words.some((part) => {
    const whole = new RegExp(`(?<!\\p{L})${RegExp.escape(part)}(?!\\p{L})`, 'u')
    return (
      quoted.some((text) => whole.test(text) || (!isName.test(text) && part.includes(text))) ||
      patterns.some(({ text, ignoresCase }) => {
        const [one, other] = ignoresCase ? [text.toLowerCase(), part.toLowerCase()] : [text, part]
        return one.includes(other) || other.includes(one)
      })
    )
  })
}

/** A plain word in quotes is the name of a field or a state, and no words. */
const isName = /^[a-z][\w.-]*$/

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const titles = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'[^'\n]*'|`[^`]*`)/g
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g
/** A path in quotes is no pattern. */
const inOneLine = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const regularExpressions = /\/((?:[^/\\\n]|\\.)+)\/([a-z]*)/g

/** The contents of quotes and patterns, split where something is filled in; without the names of tests, which are sentences. */
function literalsIn(source: string) {
  const code = source.replaceAll(comments, '').replaceAll(titles, '')
  const quoted = [...code.matchAll(strings)].flatMap(([, one, two, three]) =>
    longEnough((one ?? two ?? three ?? '').split(/\$\{[^}]*\}|\\n/)),
  )
  const patterns = [...code.replaceAll(inOneLine, "''").matchAll(regularExpressions)].flatMap(
    ([, pattern = '', flags = '']) =>
      longEnough(pattern.split(/\\.|[[\](){}^$.*+?|]/)).map((text) => ({ text, ignoresCase: flags.includes('i') })),
  )
  return { quoted, patterns }
}

const longEnough = (texts: string[]) => texts.map((text) => text.trim()).filter((text) => text.length > 2)
