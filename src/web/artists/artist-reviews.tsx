import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Section } from '#web/kit/page/section.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { HowReviewsWork } from '#web/pieces/how-reviews-work.tsx'
import { hasFigures, ReviewFigures } from '#web/pieces/review-figures.tsx'
import { ReviewSaid } from '#web/pieces/review-said.tsx'
import styles from './artist-reviews.module.css'

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
        <ul className={styles.reviews}>
          {newest.map((review) => (
            <li key={review.id}>
              <ReviewSaid review={review} />
            </li>
          ))}
        </ul>
        <HowReviewsWork />
      </Stack>
    </Section>
  )
}
