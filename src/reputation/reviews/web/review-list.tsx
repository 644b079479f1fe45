import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useArtistFilter } from '#network/artists/web/use-artist-filter.shown.ts'
import { criteria, reviewStatuses } from '#reputation/reviews/contract/reviews.flow.ts'
import { type ReviewRow, reviews } from '#reputation/reviews/contract/reviews.ts'
import { ReviewBadge } from './review-badge.tsx'
import { hasFigures, ReviewFigures } from './review-figures.shown.tsx'
import { useTrainingFilter } from './use-training-filter.ts'

/** Every review that the reader may see, the latest first, below what they come to. */
export function ReviewList({ isOffice }: { isOffice: boolean }) {
  const t = useText()
  const artist = useArtistFilter('reviews.artist', isOffice)
  const training = useTrainingFilter()
  return (
    <>
      <Figures />
      <List
        hasViews
        endpoint={reviews.list}
        input={{ total: 'later' }}
        counts={{ endpoint: reviews.counts, input: {} }}
        exported={{ all: reviews.export }}
        label={t('reviews.title')}
        link={({ id }) => `/trainings/reviews/${id}`}
        nameOf={({ author_name }) => author_name}
        columns={useColumns(isOffice)}
        filters={[
          {
            name: 'rating',
            label: 'reviews.rating',
            options: [5, 4, 3, 2, 1].map((star) => ({ value: String(star), label: t('app.stars', { count: star }) })),
          },
          ...artist,
          ...training,
          { name: 'status', label: 'reviews.status', options: optionsOf(t, reviewStatuses, 'reviews.status') },
          { name: 'replied', label: 'reviews.replied', options: optionsOf(t, ['0', '1'] as const, 'reviews.replied') },
          { name: 'written', label: 'reviews.written', isDays: true },
        ]}
        empty={<EmptyState drawing="conversations" title={t('reviews.empty')} text={t('reviews.empty_text')} />}
      />
    </>
  )
}

/** Of the artist or training that the list is narrowed to, or of all. */
function Figures() {
  const { artistId, trainingId } = useAddress(reviews.list.query).state
  const { data } = useApi(reviews.figures, { artistId, trainingId }, { keepsPrevious: true })
  if (!data || !hasFigures(data.data, data.data)) return null
  return (
    <Panel>
      <ReviewFigures figures={data.data} removals={data.data} />
    </Panel>
  )
}

function useColumns(isOffice: boolean): Column<ReviewRow>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const stars = (rating: number) => (
    <Rating value={rating} label={t('artists.rating', { rating: format.number(rating) })} />
  )
  const artist: Column<ReviewRow> = {
    name: 'artist',
    label: 'reviews.artist',
    sortBy: 'artist_name',
    from: 'md',
    cell: ({ artist_name }) => artist_name,
  }
  return [
    {
      name: 'author',
      label: 'reviews.author',
      sortBy: 'author_name',
      isTitle: true,
      cell: ({ author_name }) => author_name,
    },
    {
      name: 'rating',
      label: 'reviews.rating',
      onPhone: 'end',
      cell: ({ rating }) => stars(rating),
    },
    ...criteria.map((criterion): Column<ReviewRow> => {
      const name = `${criterion}_rating` as const
      return { name, label: `reviews.${name}`, isHiddenByDefault: true, cell: (row) => stars(row[name]) }
    }),
    {
      name: 'text',
      label: 'reviews.text',
      onPhone: 'line',
      cell: ({ text }) => (
        <Text as="span" lines={2}>
          {text}
        </Text>
      ),
    },
    {
      name: 'title',
      label: 'reviews.training',
      from: 'lg',
      cell: ({ title }) => inLanguage(title),
    },
    ...(isOffice ? [artist] : []),
    {
      name: 'created_at',
      label: 'reviews.created_at',
      from: 'sm',
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
    {
      name: 'status',
      label: 'reviews.status',
      from: 'md',
      cell: ({ status }) => <ReviewBadge status={status} />,
    },
    {
      name: 'replied_at',
      label: 'reviews.replied',
      from: 'md',
      cell: ({ replied_at }) => replied_at && <time dateTime={replied_at}>{format.date(replied_at)}</time>,
    },
    {
      name: 'edited_at',
      label: 'reviews.edited_at',
      isHiddenByDefault: true,
      cell: ({ edited_at }) => edited_at && format.date(edited_at),
    },
    {
      name: 'verification',
      label: 'reviews.verification',
      isHiddenByDefault: true,
      cell: ({ verification }) => t(`reviews.verification_${verification}`),
    },
  ]
}
