import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { artists } from '#network/artists/contract/artists.ts'

const picker = lazyPart(() => import('./artist-filter.tsx'), 'ArtistFilter')

/** One of ten thousand: found by a few letters, or arrived at from their page. */
export function useArtistFilter(label: TextKey, isOffered = true): Filter[] {
  const id = useSearchParam('artistId')
  const { data } = useApi(artists.get, { id: Number(id) }, { isEnabled: isOffered && Number(id) > 0 })
  if (!isOffered) return []
  const name = data ? fullName(data.data) : (id ?? '')
  return [{ name: 'artistId', label, options: id ? [{ value: id, label: name }] : [], picker }]
}
