import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Text } from '#kit/web/ui/layout.tsx'

/** From here on there is time enough to see to a new document, and not much more. */
const soon = 60

/** Until when a document holds; one whose day is near or has passed is marked. */
export function Validity({ until }: { until: string | null }) {
  const t = useText()
  const format = useFormat()
  if (!until) return t('artists.document_endless')
  const date = format.date(until)
  const days = daysUntil(until)
  if (days < 0)
    return (
      <Text as="span" tone="brick" isStrong>
        {t('artists.document_expired', { date })}
      </Text>
    )
  return (
    <>
      <span>{t('artists.document_valid', { date })}</span>
      {days <= soon && (
        <StatusBadge tone="waiting">
          {days === 0 ? t('artists.document_expires_today') : t('artists.document_expires', { count: days })}
        </StatusBadge>
      )}
    </>
  )
}

export function isPast(day: string): boolean {
  return day !== '' && daysUntil(day) < 0
}

/** On the reader's calendar: a document is good through its last day. */
function daysUntil(day: string): number {
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(day) - today) / 86_400_000)
}
