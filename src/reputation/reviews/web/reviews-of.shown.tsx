import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { HowReviewsWork } from './how-reviews-work.shown.tsx'
import { hasFigures, ReviewFigures } from './review-figures.shown.tsx'
import { ReviewText } from './review-text.shown.tsx'

/** The reviews of one training, for readers who may see them. */
export default function ReviewsOf({ trainingId }: { trainingId: number }) {
  const t = useText()
  const { data: figures } = useApi(reviews.figures, { trainingId })
  const { data } = useApi(reviews.list, { trainingId, status: 'PUBLISHED', itemsPerPage: 100 })
  if (!figures || !data || !hasFigures(figures.data, figures.data)) return null
  return (
    <Section title={t('reviews.title')}>
      <Stack gap="lg">
        <ReviewFigures figures={figures.data} removals={figures.data} />
        <Stack as="ul" gap="lg">
          {data.data.map((review) => (
            <li key={review.id}>
              <ReviewText review={{ ...review, author: review.author_name }} />
              <Link to={`/trainings/reviews/${review.id}`}>{t('reviews.open')}</Link>
            </li>
          ))}
        </Stack>
        <HowReviewsWork />
      </Stack>
    </Section>
  )
}
