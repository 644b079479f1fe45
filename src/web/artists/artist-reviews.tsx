import type { ProArtist } from '#contract/artists/artists.entities.ts'
import type { ArtistReviews as Reviews } from '#contract/artists/artists.work.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import { Section } from '#web/kit/page/section.tsx'
import { Figure, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { Rating } from '#web/kit/ui/rating.tsx'
import styles from './artist-reviews.module.css'

/** The average, what it is made of star by star, and the latest words. */
export function ArtistReviews({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  const { average_rating: average, reviews_count: count, reviews } = artist
  const title = t('artists.details_reviews')
  if (average === null) {
    return (
      <Section title={title} isEmpty>
        <Text tone="soft">{t('artists.reviews_none')}</Text>
      </Section>
    )
  }
  return (
    <Section title={title}>
      <Stack gap="lg">
        <div className={styles.summary}>
          <div className={styles.average}>
            <Figure>{format.number(average)}</Figure>
            <Rating value={average} label={t('artists.rating', { rating: format.number(average) })} />
            <Text tone="soft" size="sm">
              {t('artists.reviews', { count })}
            </Text>
          </div>
          <Bars {...reviews} />
        </div>
        <ul className={styles.reviews}>
          {reviews.newest.map((review) => (
            <Review key={review.id} {...review} />
          ))}
        </ul>
      </Stack>
    </Section>
  )
}

function Bars({ published, removed }: Reviews) {
  const t = useText()
  const format = useFormat()
  const most = Math.max(1, ...published)
  return (
    <ol className={styles.bars}>
      {[5, 4, 3, 2, 1].map((star) => {
        const [count = 0, gone = 0] = [published[star - 1], removed[star - 1]]
        return (
          <li key={star}>
            <span>{t('artists.stars', { count: star })}</span>
            <Progress share={count / most} label={t('artists.reviews', { count })} />
            <span className={styles.count}>{format.number(count)}</span>
            {gone > 0 && <span className={styles.removed}>{t('artists.reviews_removed', { count: gone })}</span>}
          </li>
        )
      })}
    </ol>
  )
}

function Review({ rating, text, reply, author, training, created_at }: Reviews['newest'][number]) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <li>
      <figure className={styles.review}>
        <Rating value={rating} label={t('artists.rating', { rating: format.number(rating) })} />
        <blockquote>{text}</blockquote>
        <figcaption>
          {author}, {inLanguage(training)}, <RelativeTime at={created_at} />
        </figcaption>
        {reply && (
          <p className={styles.reply}>
            <strong>{t('artists.review_reply')}</strong> {reply}
          </p>
        )}
      </figure>
    </li>
  )
}
