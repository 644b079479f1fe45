import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Aligned } from '#kit/web/ui/split.tsx'
import { criteria } from '#reputation/reviews/contract/reviews.flow.ts'
import type { ReviewVersion } from '#reputation/reviews/contract/reviews.ts'

type ReviewContent = Pick<
  ReviewVersion,
  'rating' | 'content_rating' | 'artist_rating' | 'organisation_rating' | 'text'
> & {
  reply?: string | null
}

/** A review in full: every rating, the text, and the artist's reply. */
export function Byline({ review }: { review: ReviewContent }) {
  const t = useText()
  const format = useFormat()
  const stars = (value: number) => (
    <Rating value={value} label={t('artists.rating', { rating: format.number(value) })} />
  )
  return (
    <Stack>
      <Aligned as="dl" gap="xs">
        {(['rating', ...criteria.map((criterion) => `${criterion}_rating` as const)] as const).map((name) => (
          <div key={name}>
            <Text as="dt" tone="soft" size="sm">
              {t(name === 'rating' ? 'reviews.rating_whole' : `reviews.${name}`)}
            </Text>
            <dd>{stars(review[name])}</dd>
          </div>
        ))}
      </Aligned>
      <Text isProse>{review.text}</Text>
      {review.reply && <Quote title={t('reviews.reply')}>{review.reply}</Quote>}
    </Stack>
  )
}
