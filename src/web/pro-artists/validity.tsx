import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import styles from './validity.module.css'

/** Until when a document holds; one whose day has passed is marked. */
export function Validity({ until }: { until: string | null }) {
  const t = useText()
  const format = useFormat()
  if (!until) return t('proArtists.document_endless')
  const date = format.date(until)
  if (!isPast(until)) return t('proArtists.document_valid', { date })
  return <span className={styles.expired}>{t('proArtists.document_expired', { date })}</span>
}

/** A document is good through its last day, on the reader's calendar. */
export function isPast(day: string): boolean {
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return day !== '' && day < today.join('-')
}
