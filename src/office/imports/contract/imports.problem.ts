import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ImportRow } from './imports.ts'

type Say = (key: TextKey, params?: Record<string, string | number>) => string

/** The problem of a row, with the file's column and value. */
export function problemText(say: Say, { field, heading, value, message }: ImportRow['problems'][number]): string {
  if (!field) return message
  const column = heading || say(`importFields.name_${field}`)
  return value === null
    ? say('imports.problem', { column, message })
    : say('imports.problem_of', { column, value, message })
}
