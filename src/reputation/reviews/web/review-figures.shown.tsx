import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Aligned } from '#kit/web/ui/split.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import { criteria } from '#reputation/reviews/contract/reviews.flow.ts'
import type { ReviewFigures as Figures, Removals } from '#reputation/reviews/contract/reviews.shown.ts'
import styles from './review-figures.module.css'

type ReviewFiguresProps = { figures: Figures; removals: Removals }

/** Whether there is anything to show: reviews, or what is left of those that the office took down. */
export function hasFigures({ count }: Figures, { removed }: Removals): boolean {
  return count > 0 || removed.some((stars) => stars > 0)
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
    <Stack>
      <Row gap="xl" grows="last">
        {average !== null && (
          <Stack gap="xs" align="start">
            <StatValue>{format.number(average)}</StatValue>
            <Rating value={average} label={t('artists.rating', { rating: format.number(average) })} />
            <Text tone="soft" size="sm">
              {t('artists.reviews', { count })}
            </Text>
          </Stack>
        )}
        <Aligned as="ol" gap="xs" columns="auto minmax(3rem, 1fr) auto">
          {[5, 4, 3, 2, 1].map((star) => {
            const [given = 0, removedCount = 0] = [distribution[star - 1], removed[star - 1]]
            return (
              <li key={star}>
                <Text as="span" tone="soft" size="sm">
                  {t('app.stars', { count: star })}
                </Text>
                <Progress share={given / most} label={t('artists.reviews', { count: given })} />
                <Text as="span" size="sm">
                  {format.number(given)}
                </Text>
                {removedCount > 0 && (
                  <small className={styles.removed}>{t('artists.reviews_removed', { count: removedCount })}</small>
                )}
              </li>
            )
          })}
        </Aligned>
      </Row>
      {average !== null && (
        <Meta as="ul">
          {criteria.map((criterion) => (
            <li key={criterion}>
              {t(`reviews.${criterion}_rating`)}{' '}
              <strong>{format.number(figures.criteria[criterion] ?? average)}</strong>
            </li>
          ))}
        </Meta>
      )}
      <Text tone="soft" size="sm">
        {reports.decided === 0
          ? t('abuseReports.refused_none')
          : t('abuseReports.refused_share', {
              count: reports.decided,
              refused: reports.refused,
              share: format.percent((reports.refused / reports.decided) * 100),
            })}
      </Text>
    </Stack>
  )
}
