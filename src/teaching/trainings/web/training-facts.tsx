import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, OutsideLink } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { TrainingBadge } from './training-badge.tsx'
import { useTrainingValue } from './training-value.tsx'

export function TrainingFacts({ training }: { training: Training }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const showValue = useTrainingValue()
  const { artist, artist_name, state, seats_taken, seats_max, online_url, is_own } = training
  const seats = t('trainings.seats', { taken: format.number(seats_taken), max: format.number(seats_max) })
  const shown = (field: 'kind' | 'technique' | 'language' | 'venue' | 'price') => ({
    label: t(`trainings.${field}`),
    value: showValue(field, training[field]),
  })
  return (
    <Facts
      facts={[
        { label: t('trainings.state'), value: <TrainingBadge state={state} /> },
        {
          label: t('trainings.artist'),
          value:
            artist && !is_own && may(artists.update) ? (
              <Link to={`/proartist/${artist.id}`}>{artist_name}</Link>
            ) : (
              artist_name
            ),
        },
        shown('technique'),
        shown('kind'),
        shown('language'),
        shown('venue'),
        ...(online_url
          ? [{ label: t('trainings.online_url'), value: <OutsideLink href={online_url}>{online_url}</OutsideLink> }]
          : []),
        {
          label: t('trainings.seats_taken'),
          value: (
            <>
              {seats}
              <Progress share={Math.min(1, seats_taken / seats_max)} label={seats} />
            </>
          ),
        },
        { label: t('trainings.seats_min'), value: format.number(training.seats_min) },
        shown('price'),
      ]}
    />
  )
}
