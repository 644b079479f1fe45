import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { Dashboard } from '../next-steps.tsx'

type Trainings = Pick<Dashboard, 'trainingsAverageRating' | 'trainingsFinished' | 'trainingsPending'>

/** How students rate the artist's trainings, how many there were, and how many are to come. */
export function TrainingsPanel({ trainingsAverageRating: rating, trainingsFinished, trainingsPending }: Trainings) {
  const t = useText()
  const format = useFormat()
  return (
    <Panel title={t('dashboard.trainings')}>
      {rating === null ? (
        <Text tone="soft">{t('dashboard.no_rating')}</Text>
      ) : (
        <Row as="p">
          <StatValue>{format.number(rating)}</StatValue>
          <Rating value={rating} label={t('dashboard.rating', { rating: format.number(rating) })} />
        </Row>
      )}
      <Row as="dl" gap="xl">
        <Count name={t('dashboard.trainings_finished')} value={trainingsFinished ?? 0} />
        <Count name={t('dashboard.trainings_pending')} value={trainingsPending ?? 0} />
      </Row>
      <Row>
        <Link to="/proartist/trainings">{t('dashboard.all_trainings')}</Link>
        <Link to="/trainings/reviews">{t('dashboard.all_reviews')}</Link>
      </Row>
    </Panel>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  const format = useFormat()
  return (
    <div>
      <Text as="dt" tone="soft" size="sm">
        {name}
      </Text>
      <Text as="dd" size="lg">
        {format.number(value)}
      </Text>
    </div>
  )
}
