import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { useTrainingValue } from './training-value.tsx'

export function TrainingFacts({ training }: { training: Training }) {
  const t = useText()
  const format = useFormat()
  const showValue = useTrainingValue()
  const { artist, artist_name, seats_taken, seats_max, online_url } = training
  const seats = t('trainings.seats', { taken: format.number(seats_taken), max: format.number(seats_max) })
  const shown = (field: 'kind' | 'technique' | 'language' | 'venue' | 'price') => ({
    label: t(`trainings.${field}`),
    value: showValue(field, training[field]),
  })
  return (
    <Facts
      facts={[
        {
          label: t('trainings.artist'),
          value: (
            <PersonLink
              kind="proArtist"
              id={artist?.id ?? null}
              name={artist_name}
              avatar_url={artist?.avatar_url ?? null}
            />
          ),
        },
        shown('technique'),
        shown('kind'),
        shown('language'),
        shown('venue'),
        ...(online_url
          ? [{ label: t('trainings.online_url'), value: <OutsideLink href={online_url}>{online_url}</OutsideLink> }]
          : []),
        { label: t('trainings.seats_taken'), value: seats },
        // Of what was before the portal neither is known.
        ...(training.brought_in_at
          ? []
          : [{ label: t('trainings.seats_min'), value: format.number(training.seats_min) }, shown('price')]),
      ]}
    />
  )
}
