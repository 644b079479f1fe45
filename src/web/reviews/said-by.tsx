import { criteria } from '#contract/reviews/reviews.flow.ts'
import type { ReviewVersion } from '#contract/reviews/reviews.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Quote } from '#web/kit/ui/quote.tsx'
import { Rating } from '#web/kit/ui/rating.tsx'
import styles from './reviews.module.css'

type Said = Pick<ReviewVersion, 'rating' | 'content_rating' | 'artist_rating' | 'organisation_rating' | 'text'> & {
  reply?: string | null
}

/** A review in full: every rating, the text, and the artist's reply. */
export function SaidBy({ review }: { review: Said }) {
  const t = useText()
  const format = useFormat()
  const stars = (value: number) => (
    <Rating value={value} label={t('artists.rating', { rating: format.number(value) })} />
  )
  return (
    <div className={styles.said}>
      <dl className={styles.ratings}>
        <div className={styles.criterion}>
          <dt>{t('reviews.rating_whole')}</dt>
          <dd>{stars(review.rating)}</dd>
        </div>
        {criteria.map((criterion) => (
          <div key={criterion} className={styles.criterion}>
            <dt>{t(`reviews.${criterion}_rating`)}</dt>
            <dd>{stars(review[`${criterion}_rating`])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{review.text}</p>
      {review.reply && <Quote title={t('reviews.reply')}>{review.reply}</Quote>}
    </div>
  )
}
