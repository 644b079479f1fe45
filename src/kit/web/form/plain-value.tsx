import type { ReactNode } from 'react'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import styles from './plain-value.module.css'

/** Renders a value by its type: text in one language or both, a date, a telephone number, a number, yes or no. */
export function PlainValue({ value }: { value: unknown }): ReactNode {
  const t = useText()
  const format = useFormat()
  if (isEmpty(value)) return <span className={styles.empty}>{t('app.change_empty')}</span>
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  if (Array.isArray(value)) return format.list(value.map(String))
  if (typeof value === 'object')
    return writtenTexts(value as Bilingual).map(([language, text]) => (
      <span key={language} lang={language} className={styles.language}>
        <PlainValue value={text} />
      </span>
    ))
  const text = String(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? format.date(text) : isPhone.test(text) ? formatPhone(text) : text
}

/** A text in one language or both, once where one repeats the other. */
function writtenTexts({ only, ...texts }: Bilingual) {
  return Object.entries(texts).filter(([language]) => only === undefined || only === language)
}

const isPhone = /^\+\d{8,15}$/

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
