import { lazy } from 'react'
import { artists } from '#contract/artists/artists.ts'
import { trainingKinds, trainingStates } from '#contract/trainings/trainings.flow.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { Filter } from '#web/kit/list/list-column.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { useCountryCodes } from '#web/pieces/use-countries.ts'
import { useTechniques } from '#web/pieces/use-techniques.ts'

/** What lists of trainings are narrowed by; of the queue all have one state. */
export function useTrainingFilters(scope: 'mine' | 'all' | 'verification'): Filter[] {
  const t = useText()
  const artist = useArtistFilter(scope !== 'mine')
  const countries = useCountryCodes()
  const techniques = useTechniques()
  const states: Filter = {
    name: 'state',
    label: 'trainings.state',
    options: trainingStates.map((value) => ({ value, label: t(`artists.training_${value}`) })),
  }
  return [
    ...(scope === 'verification' ? [] : [states]),
    ...artist,
    { name: 'technique', label: 'trainings.technique', options: techniques },
    {
      name: 'kind',
      label: 'trainings.kind',
      options: trainingKinds.map((value) => ({ value, label: t(`trainings.kind_${value}`) })),
    },
    { name: 'country', label: 'trainings.country', options: countries },
    {
      name: 'seatsLeft',
      label: 'trainings.seats_left',
      options: (['1', '0'] as const).map((value) => ({ value, label: t(`trainings.seats_left_${value}`) })),
    },
    { name: 'starts', label: 'trainings.starts', isDays: true },
    { name: 'changed', label: 'trainings.changed', isDays: true },
  ]
}

const picker = lazy(() => import('./artist-filter.tsx'))

/** One of ten thousand: found by a few letters, or arrived at from their page. */
function useArtistFilter(isOffered: boolean): Filter[] {
  const id = useSearchParam('artistId')
  const { data } = useApi(artists.get, { id: Number(id) }, { isEnabled: isOffered && Number(id) > 0 })
  if (!isOffered) return []
  const label = data ? `${data.data.first_name} ${data.data.last_name}` : (id ?? '')
  return [{ name: 'artistId', label: 'trainings.artist', options: id ? [{ value: id, label }] : [], picker }]
}
