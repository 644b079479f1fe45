import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { AbuseReport } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import styles from './reported-review.module.css'

type ReviewProps = Pick<AbuseReport, 'review'>

/** In a row: what it is about, how many stars, and how it begins. */
export function ReportedReview({ review: { title, rating, text } }: ReviewProps) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Stack as="span" gap="2xs" align="start">
      <span>{inLanguage(title)}</span>
      <Rating value={rating} label={t('abuseReports.rating', { rating })} />
      <span className={styles.text}>{text}</span>
    </Stack>
  )
}
