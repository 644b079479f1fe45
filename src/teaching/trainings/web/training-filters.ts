import { useCountryCodes } from '#academy/countries/web/use-countries.shown.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import { trainingKinds, trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'

/** What lists of trainings are narrowed by; of the queue all have one state. */
export function useTrainingFilters(scope: 'mine' | 'all' | 'verification'): Filter[] {
  const t = useText()
  const countries = useCountryCodes()
  const techniques = useTechniques()
  const states: Filter = {
    name: 'state',
    label: 'trainings.state',
    options: trainingStates.map((value) => ({ value, label: t(`artists.training_${value}`) })),
  }
  return [
    ...(scope === 'verification' ? [] : [states]),
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
