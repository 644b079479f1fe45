import type { ReactNode } from 'react'
import { levels } from '#contract/levels.ts'
import type { ProArtistRow } from '#contract/pro-artists.entities.ts'
import { activationStatus } from '#contract/pro-artists.flow.ts'
import type { ListContext } from '#contract/pro-artists.list.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useCountries } from '#web/kit/countries.ts'
import { useText } from '#web/kit/i18n.ts'
import { List } from '#web/kit/list.tsx'
import type { Column, Filter } from '#web/kit/list-column.ts'
import { useApi } from '#web/kit/query.ts'
import { useBulkActions } from './artist-bulk.ts'
import { useArtistColumns } from './artist-columns.tsx'
import { nameOf } from './word-dialog.tsx'

type ArtistListProps = {
  context: ListContext
  label: string
  empty: ReactNode
  /** What this list shows beside what all of its kind do. */
  columns?: Column<ProArtistRow>[]
  /** The screen behind a row, where it is not the artist's own. */
  link?: (row: ProArtistRow) => string
}

/** The one list of artists. Of applications, what waits for the office stands first, the longest waiting on top. */
export function ArtistList({ context, label, empty, columns = [], link = toArtist }: ArtistListProps) {
  const shared = useArtistColumns(context)
  const filters = useFilters(context)
  const actions = useBulkActions()
  return (
    <List
      endpoint={proArtists.list}
      input={{ params: JSON.stringify({ context }) }}
      label={label}
      link={link}
      sortBy={isOfNetwork(context) ? 'name' : 'invitation_status'}
      columns={[...shared, ...columns]}
      filters={filters}
      actions={actions}
      nameOf={nameOf}
      exported={{ all: proArtists.export, picked: proArtists.exportPicked }}
      empty={empty}
    />
  )
}

function toArtist({ id }: ProArtistRow): string {
  return `/proartist/${id}`
}

function isOfNetwork(context: ListContext): boolean {
  return context === 'LIST' || context === 'STATUS_UPGRADE'
}

function useFilters(context: ListContext): Filter[] {
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
