import { useSearchParam } from '#kit/web/page/address/address.ts'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { listBehind, listOf } from '../list/artist-lists.shown.ts'

/** The list that the reader came from, as it was; else the one with artists of this status. */
export function useBackToList(status: number): Back | null {
  const may = useMay()
  const behind = listBehind(useSearchParam('from'))
  const place = behind?.place ?? listOf(status, may)
  return place ? { to: place.to, label: place.title, search: behind?.search } : null
}
