import { useText } from '#kit/web/language/i18n.ts'
import { Section } from '#kit/web/page/section.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { HowReviewsWork } from '#reputation/reviews/web/how-reviews-work.shown.tsx'
import { hasFigures, ReviewFigures } from '#reputation/reviews/web/review-figures.shown.tsx'
import { ReviewText } from '#reputation/reviews/web/review-text.shown.tsx'

/** The average, what it is made of, and the latest words. */
export function ArtistReviews({ artist }: { artist: ProArtist }) {
  const t = useText()
  const { figures, newest } = artist.reviews
  const title = t('artists.details_reviews')
  if (!hasFigures(figures, artist.reviews)) {
    return (
      <Section title={title} isEmpty>
        <Text tone="soft">{t('artists.reviews_none')}</Text>
      </Section>
    )
  }
  return (
    <Section title={title}>
      <Stack gap="lg">
        <ReviewFigures figures={figures} removals={artist.reviews} />
        <Stack as="ul" gap="lg">
          {newest.map((review) => (
            <li key={review.id}>
              <ReviewText review={review} />
            </li>
          ))}
        </Stack>
        <HowReviewsWork />
      </Stack>
    </Section>
  )
}
