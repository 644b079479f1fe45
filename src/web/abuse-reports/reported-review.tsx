import type { AbuseReport } from '#contract/abuse-reports/abuse-reports.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Rating } from '#web/kit/ui/rating.tsx'
import styles from './reported-review.module.css'

type ReviewProps = Pick<AbuseReport, 'review'>

/** In a row: what it is about, how many stars, and how it begins. */
export function ReportedReview({ review: { title, rating, text } }: ReviewProps) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <span className={styles.review}>
      <span>{inLanguage(title)}</span>
      <Rating value={rating} label={t('abuseReports.rating', { rating })} />
      <span className={styles.text}>{text}</span>
    </span>
  )
}
