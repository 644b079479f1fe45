import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Figure, Stack, Text } from '#kit/web/ui/layout.tsx'
import { criteria } from '#reputation/reviews/contract/reviews.flow.ts'
import type { ReviewFigures as Figures, Removals } from '#reputation/reviews/contract/reviews.shown.ts'
import styles from './review-figures.module.css'

type ReviewFiguresProps = { figures: Figures; removals: Removals }

/** Whether there is anything to show: reviews, or what is left of those that the office took down. */
export function hasFigures({ count }: Figures, { removed }: Removals): boolean {
  return count > 0 || removed.some((gone) => gone > 0)
}

/**
 * The average of published reviews, with the distribution of stars, and that of each criterion; and, even without
 * reviews, how many were taken down, and how many reports were refused.
 */
export function ReviewFigures({ figures, removals: { removed, reports } }: ReviewFiguresProps) {
  const t = useText()
  const format = useFormat()
  const { count, average, distribution } = figures
  const most = Math.max(1, ...distribution)
  return (
    <div className={styles.summary}>
      {average !== null && (
        <Stack gap="xs" align="start">
          <Figure>{format.number(average)}</Figure>
          <Rating value={average} label={t('artists.rating', { rating: format.number(average) })} />
          <Text tone="soft" size="sm">
            {t('artists.reviews', { count })}
          </Text>
        </Stack>
      )}
      <ol className={styles.bars}>
        {[5, 4, 3, 2, 1].map((star) => {
          const [given = 0, gone = 0] = [distribution[star - 1], removed[star - 1]]
          return (
            <li key={star}>
              <span>{t('app.stars', { count: star })}</span>
              <Progress share={given / most} label={t('artists.reviews', { count: given })} />
              <span className={styles.count}>{format.number(given)}</span>
              {gone > 0 && <span className={styles.removed}>{t('artists.reviews_removed', { count: gone })}</span>}
            </li>
          )
        })}
      </ol>
      {average !== null && (
        <ul className={styles.criteria}>
          {criteria.map((criterion) => (
            <li key={criterion}>
              {t(`reviews.${criterion}_rating`)}{' '}
              <strong>{format.number(figures.criteria[criterion] ?? average)}</strong>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.refused}>
        {reports.decided === 0
          ? t('abuseReports.refused_none')
          : t('abuseReports.refused_share', {
              count: reports.decided,
              refused: reports.refused,
              share: format.percent((reports.refused / reports.decided) * 100),
            })}
      </p>
    </div>
  )
}
