import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { activationStatus, type InvitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type ListContext, statesOf } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { levels } from '#network/levels/contract/levels.ts'

/** What a list of artists can be narrowed to; where its artists stand in several states, by these first. */
export function useArtistFilters(context: ListContext): Filter[] {
  const t = useText()
  const inLanguage = useBilingual()
  const countries = useCountries()
  const ladder = useApi(levels.list, {}).data?.data ?? []
  const states: readonly InvitationStatus[] = statesOf[context]
  const status: Filter = {
    name: 'invitationStatus',
    label: 'artists.column_status',
    isTabs: true,
    options: optionsOf(t, states, 'artists.status'),
  }
  return [
    ...(states.length > 1 ? [status] : []),
    {
      name: 'proArtistStatus',
      label: 'artists.column_level',
      options: ladder.map(({ id, name }) => ({ value: String(id), label: inLanguage(name) })),
    },
    { name: 'countryId', label: 'artists.country_id', options: countries.options },
    {
      name: 'proArtistActivationStatus',
      label: 'artists.column_activation',
      options: [
        { value: String(activationStatus.ENABLED), label: t('artists.activation_1') },
        { value: String(activationStatus.DISABLED), label: t('artists.activation_0') },
      ],
    },
    {
      name: 'proTeam',
      label: 'artists.column_team',
      options: [
        { value: '1', label: t('app.yes') },
        { value: '0', label: t('app.no') },
      ],
    },
    { name: 'applied', label: 'artists.column_applied', isDays: true },
    { name: 'trainingsSold', label: 'artists.filter_sold' },
    { name: 'trainingsUncompleted', label: 'artists.filter_uncompleted' },
  ]
}

/** The call that counts the choices of these filters. */
export function countsIn(context: ListContext) {
  return { endpoint: artists.counts, input: { params: JSON.stringify({ context }) } }
}
