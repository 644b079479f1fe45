import { reviews } from '#contract/reviews/reviews.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Section } from '#web/kit/page/section.tsx'
import { Stack } from '#web/kit/ui/layout.tsx'
import { HowReviewsWork } from './how-reviews-work.tsx'
import { hasFigures, ReviewFigures } from './review-figures.tsx'
import { ReviewSaid } from './review-said.tsx'
import styles from './reviews-of.module.css'

/** What was said of one training, for those who see its reviews. */
export default function ReviewsOf({ trainingId }: { trainingId: number }) {
  const t = useText()
  const { data: figures } = useApi(reviews.figures, { trainingId })
  const { data } = useApi(reviews.list, { trainingId, status: 'PUBLISHED', itemsPerPage: 100 })
  if (!figures || !data || !hasFigures(figures.data, figures.data)) return null
  return (
    <Section title={t('reviews.title')}>
      <Stack gap="lg">
        <ReviewFigures figures={figures.data} removals={figures.data} />
        <ul className={styles.rows}>
          {data.data.map((review) => (
            <li key={review.id}>
              <ReviewSaid review={{ ...review, author: review.author_name }} />
              <Link to={`/trainings/reviews/${review.id}`}>{t('reviews.open')}</Link>
            </li>
          ))}
        </ul>
        <HowReviewsWork />
      </Stack>
    </Section>
  )
}
