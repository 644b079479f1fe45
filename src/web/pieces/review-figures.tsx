import { criteria } from '#contract/reviews/reviews.flow.ts'
import type { ReviewFigures as Figures } from '#contract/reviews/reviews.shown.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Figure, Text } from '#web/kit/ui/layout.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { Rating } from '#web/kit/ui/rating.tsx'
import styles from './review-figures.module.css'

type ReviewFiguresProps = {
  figures: Figures
  /** How many of 1, 2, 3, 4 and 5 stars the office removed. */
  removed?: readonly number[]
}

/** The average of published reviews, what it is made of star by star, and of each criterion; nothing while there is none. */
export function ReviewFigures({ figures, removed = [] }: ReviewFiguresProps) {
  const t = useText()
  const format = useFormat()
  const { count, average, distribution } = figures
  if (average === null) return null
  const most = Math.max(1, ...distribution)
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <Figure>{format.number(average)}</Figure>
        <Rating value={average} label={t('artists.rating', { rating: format.number(average) })} />
        <Text tone="soft" size="sm">
          {t('artists.reviews', { count })}
        </Text>
      </div>
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
      <ul className={styles.criteria}>
        {criteria.map((criterion) => (
          <li key={criterion}>
            {t(`reviews.${criterion}_rating`)} <strong>{format.number(figures.criteria[criterion] ?? average)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
