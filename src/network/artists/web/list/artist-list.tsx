import { type ReactNode, useMemo } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import type { ListContext } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { useBulkActions } from './artist-bulk.ts'
import { useArtistColumns } from './artist-columns.tsx'
import { countsIn, useArtistFilters } from './artist-filters.shown.ts'
import { openingOrder } from './artist-lists.shown.ts'
import { useWayToArtist } from './way-to-artist.shown.ts'

type ArtistListProps = {
  context: ListContext
  label: string
  empty: ReactNode
  /** The columns of this list, in addition to those of all. */
  columns?: Column<ProArtistRow>[]
  /** The screen behind a row, where it is not the artist's own. */
  link?: (row: ProArtistRow) => string
}

/** The one list of artists. Applications that wait for the office are first, the longest waiting on top. */
export function ArtistList({ context, label, empty, columns: own, link }: ArtistListProps) {
  const shared = useArtistColumns(context)
  const columns = useMemo(() => (own ? [...shared, ...own] : shared), [shared, own])
  const filters = useArtistFilters(context)
  const actions = useBulkActions()
  const wayTo = useWayToArtist()
  return (
    <List
      hasViews
      endpoint={artists.list}
      input={{ params: JSON.stringify({ context }), total: 'later' }}
      label={label}
      link={link ?? wayTo}
      sortBy={openingOrder(context)}
      columns={columns}
      filters={filters}
      counts={countsIn(context)}
      actions={actions}
      nameOf={fullName}
      picked={artists.picked}
      exported={{ all: artists.export, picked: artists.exportPicked }}
      empty={empty}
    />
  )
}
