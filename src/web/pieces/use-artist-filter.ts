import { lazy } from 'react'
import { artists } from '#contract/artists/artists.ts'
import type { TextKey } from '#contract/texts.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { Filter } from '#web/kit/list/list-column.ts'
import { useSearchParam } from '#web/kit/page/address.ts'

const picker = lazy(async () => ({ default: (await import('./pickers.tsx')).ArtistFilter }))

/** One of ten thousand: found by a few letters, or arrived at from their page. */
export function useArtistFilter(label: TextKey, isOffered = true): Filter[] {
  const id = useSearchParam('artistId')
  const { data } = useApi(artists.get, { id: Number(id) }, { isEnabled: isOffered && Number(id) > 0 })
  if (!isOffered) return []
  const name = data ? `${data.data.first_name} ${data.data.last_name}` : (id ?? '')
  return [{ name: 'artistId', label, options: id ? [{ value: id, label: name }] : [], picker }]
}
