import { useCountryCodes } from '#academy/countries/web/use-countries.shown.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
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
    options: optionsOf(t, trainingStates, 'artists.training'),
  }
  return [
    ...(scope === 'verification' ? [] : [states]),
    { name: 'technique', label: 'trainings.technique', options: techniques },
    { name: 'kind', label: 'trainings.kind', options: optionsOf(t, trainingKinds, 'trainings.kind') },
    { name: 'country', label: 'trainings.country', options: countries },
    {
      name: 'seatsLeft',
      label: 'trainings.seats_left',
      options: optionsOf(t, ['1', '0'] as const, 'trainings.seats_left'),
    },
    { name: 'starts', label: 'trainings.starts', isDays: true },
    { name: 'changed', label: 'trainings.changed', isDays: true },
  ]
}
