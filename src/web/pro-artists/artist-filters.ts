import { levels } from '#contract/levels.ts'
import { activationStatus } from '#contract/pro-artists.flow.ts'
import type { ListContext } from '#contract/pro-artists.list.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useCountries } from '#web/kit/countries.ts'
import { useText } from '#web/kit/i18n.ts'
import type { Filter } from '#web/kit/list-column.ts'
import { useApi } from '#web/kit/query.ts'

/** What a list of artists can be narrowed to; applicants have neither a level nor sales yet. */
export function useArtistFilters(context: ListContext): Filter[] {
  const t = useText()
  const inLanguage = useBilingual()
  const countries = useCountries()
  const ladder = useApi(levels.list, {}, { isEnabled: isOfNetwork(context) }).data?.data ?? []
  const country: Filter = { name: 'countryId', label: 'proArtists.country', options: countries.options }
  if (!isOfNetwork(context)) return [country]
  return [
    {
      name: 'proArtistStatus',
      label: 'proArtists.column_level',
      options: ladder.map(({ id, name }) => ({ value: String(id), label: inLanguage(name) })),
    },
    country,
    {
      name: 'proArtistActivationStatus',
      label: 'proArtists.column_activation',
      options: [
        { value: String(activationStatus.ENABLED), label: t('proArtists.activation_1') },
        { value: String(activationStatus.DISABLED), label: t('proArtists.activation_0') },
      ],
    },
    {
      name: 'proTeam',
      label: 'proArtists.column_team',
      options: [
        { value: '1', label: t('app.yes') },
        { value: '0', label: t('app.no') },
      ],
    },
    { name: 'trainingsSold', label: 'proArtists.filter_sold' },
    { name: 'trainingsUncompleted', label: 'proArtists.filter_uncompleted' },
  ]
}

function isOfNetwork(context: ListContext): boolean {
  return context === 'LIST' || context === 'STATUS_UPGRADE'
}
