import { createHash } from 'node:crypto'

/**
 * A statement's name, without any value: its verb, its tables, and the beginning of its hash (`select artists users
 * 1f3a…`). The database stores a prepared statement under it, and both logs contain it.
 */
export function nameOfStatement(text: string): string {
  const [verb = ''] = /[a-z]+/i.exec(withoutComments(text)) ?? []
  const tables = [...text.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)"?(?![\w(])/gi)].map(
    ([, table = '']) => table,
  )
  const words = [verb.toLowerCase(), ...new Set(tables)].join(' ').slice(0, mostWords)
  return `${words} ${createHash('sha1').update(text).digest('base64url').slice(0, hashLetters)}`
}

// PostgreSQL knows 63 letters of a name.
const hashLetters = 16
const mostWords = 63 - hashLetters - 1

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|--.*/g, '')
}
