import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { PublicReview } from '#reputation/reviews/contract/reviews.shown.ts'

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
    <Stack as="figure" gap="xs" align="start">
      <Rating value={rating} label={t('artists.rating', { rating: format.number(rating) })} />
      <Text as="blockquote" isProse>
        {text}
      </Text>
      <Text as="figcaption" tone="soft" size="sm">
        {author}, {inLanguage(title)}, <RelativeTime at={created_at} />
        {edited_at && <> · {t('reviews.edited')}</>} · {t(`reviews.verification_${verification}`)}
        {reward_percent !== null && <> · {t('reviews.rewarded', { percent: reward_percent })}</>}
      </Text>
      {reply && <Quote title={t('artists.review_reply')}>{reply}</Quote>}
    </Stack>
  )
}
