import type { ReactNode } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import styles from './artist-figures.module.css'

/** What the artist's level is read from, and what they sell: counted from real trainings, reviews and packages. */
export function ArtistFigures({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  const { average_rating: rating, reviews_count: count } = artist
  return (
    <ul className={styles.figures} aria-label={t('artists.figures')}>
      {rating === null ? (
        <Fact label={t('artists.no_reviews')}>
          <Rating value={0} label={t('artists.no_reviews')} />
        </Fact>
      ) : (
        <Fact label={t('artists.figure_reviews', { count })}>
          <StatValue>{format.number(rating)}</StatValue>
          <Rating value={rating} label={t('artists.rating', { rating: format.number(rating) })} />
        </Fact>
      )}
      <Fact label={t('artists.figure_completed', { count: artist.trainings_completed })}>
        <StatValue>{format.number(artist.trainings_completed)}</StatValue>
      </Fact>
      <Fact label={t('artists.figure_sold', { count: artist.trainings_sold })}>
        <StatValue>{format.number(artist.trainings_sold)}</StatValue>
      </Fact>
      <Fact label={t('artists.figure_uncompleted', { count: artist.trainings_uncompleted })}>
        <StatValue>{format.number(artist.trainings_uncompleted)}</StatValue>
      </Fact>
      <Fact label={t('artists.figure_portfolio', { count: artist.approved_portfolio_items })}>
        <StatValue>{format.number(artist.approved_portfolio_items)}</StatValue>
      </Fact>
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <Row as="span" gap="xs">
        {children}
      </Row>
      <Text as="span" tone="soft" size="sm">
        {label}
      </Text>
    </li>
  )
}
