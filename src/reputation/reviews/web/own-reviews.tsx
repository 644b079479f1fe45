import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type OwnReview, reviews } from '#reputation/reviews/contract/reviews.ts'
import { ReviewBadge } from './review-badge.tsx'

/** A student's trainings that wait for a review, and those that have one. */
export function OwnReviews() {
  const t = useText()
  const { data, error, refetch } = useApi(reviews.mine, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" />
  if (data.data.length === 0) {
    return <EmptyState drawing="coffee" title={t('reviews.mine_none')} text={t('reviews.mine_none_text')} />
  }
  const rows = data.data.toSorted((one, other) => Number(one.review !== null) - Number(other.review !== null))
  return (
    <Panel title={t('reviews.mine')}>
      <ul>
        {rows.map((one) => (
          <OwnRow key={one.id} own={one} />
        ))}
      </ul>
    </Panel>
  )
}

function OwnRow({ own: { id, title, artist, ended_at, review } }: { own: OwnReview }) {
  const t = useText()
  const go = useGo()
  const format = useFormat()
  const inLanguage = useBilingual()
  const open = useSend(reviews.openLink, { onSent: ({ data }) => go(`/training/add-review/${data.hash}`) })
  const canChange = review?.status === 'PUBLISHED' && Date.parse(review.editable_until) > Date.now()
  return (
    <RecordRow
      name={inLanguage(title)}
      acts={
        (review === null || canChange) && (
          <Button
            kind={review ? undefined : 'primary'}
            size="sm"
            isBusy={open.isPending}
            onClick={() => open.send({ id })}
          >
            {t(review ? 'reviews.edit' : 'reviews.to_write')}
          </Button>
        )
      }
    >
      <Stack gap="2xs">
        <span>{[ended_at && format.date(ended_at), artist].filter(Boolean).join(' · ')}</span>
        {review && (
          <>
            <span>
              <Rating value={review.rating} label={t('artists.rating', { rating: format.number(review.rating) })} />{' '}
              {review.status !== 'PUBLISHED' && <ReviewBadge status={review.status} />}
            </span>
            <Text as="span" isProse>
              {review.text}
            </Text>
            {canChange && <span>{t('reviews.until', { until: format.dateTime(review.editable_until) })}</span>}
            {review.reply && <Quote title={t('reviews.reply')}>{review.reply}</Quote>}
          </>
        )}
      </Stack>
    </RecordRow>
  )
}
