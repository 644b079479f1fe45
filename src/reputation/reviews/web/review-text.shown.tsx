import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import type { PublicReview } from '#reputation/reviews/contract/reviews.shown.ts'
import styles from './review-text.module.css'

type ReviewContent = Pick<
  PublicReview,
  'rating' | 'text' | 'reply' | 'author' | 'title' | 'created_at' | 'edited_at' | 'verification' | 'reward_percent'
>

/** A review as every reader sees it: its author, how it is verified, its text, and the artist's reply. */
export function ReviewText({ review }: { review: ReviewContent }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { rating, text, reply, author, title, created_at, edited_at, verification, reward_percent } = review
  return (
    <figure className={styles.review}>
      <Rating value={rating} label={t('artists.rating', { rating: format.number(rating) })} />
      <blockquote>{text}</blockquote>
      <figcaption>
        {author}, {inLanguage(title)}, <RelativeTime at={created_at} />
        {edited_at && <> · {t('reviews.edited')}</>} · {t(`reviews.verification_${verification}`)}
        {reward_percent !== null && <> · {t('reviews.rewarded', { percent: reward_percent })}</>}
      </figcaption>
      {reply && (
        <p className={styles.reply}>
          <strong>{t('artists.review_reply')}</strong> {reply}
        </p>
      )}
    </figure>
  )
}
