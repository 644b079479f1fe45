import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ImportRow } from './imports.ts'

type Translate = (key: TextKey, params?: Record<string, string | number>) => string

/** The problem of a row, with the file's column and value. */
export function problemText(t: Translate, { field, heading, value, message }: ImportRow['problems'][number]): string {
  if (!field) return message
  const column = heading || t(`importFields.name_${field}`)
  return value === null
    ? t('imports.problem', { column, message })
    : t('imports.problem_of', { column, value, message })
}
