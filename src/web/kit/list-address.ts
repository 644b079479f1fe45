import { useEffect, useMemo } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { useAddress } from './address.ts'

export const pageSizes = [25, 50, 100, 1000]

/** Without a word in the address a person sees a page that fits; the API's own fallback is everything. */
const silent = { itemsPerPage: String(pageSizes[0]) }

type Query = {
  page: number
  itemsPerPage: number
  filter: string | null
  sortBy?: string | null
  descending: 0 | 1
  [name: string]: unknown
}

export type ListAddress = ReturnType<typeof useListAddress>

/** A list's state as the address tells it: which rows, in which order (`sortBy` while it does not say), with which columns. */
export function useListAddress(endpoint: Endpoint, filters: readonly { name: string }[], sortBy?: string) {
  const unsaid = useMemo(() => (sortBy ? { ...silent, sortBy } : silent), [sortBy])
  const { state, search, change } = useAddress(endpoint.query, unsaid)
  const query = state as Query
  const names = ['filter', ...filters.map(({ name }) => name)]
  const hidden = search.hidden?.split(',') ?? []
  return {
    query,
    hidden,
    isFiltered: names.some((name) => query[name] !== null && query[name] !== undefined),
    search: (text: string) => change({ filter: text, page: null }, { replaces: true }),
    setFilter: (name: string, value: string | null) => change({ [name]: value, page: null }),
    clear: () => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
    sort: (sortBy: string, descending: boolean) => change({ sortBy, descending: descending ? 1 : null, page: null }),
    goTo: (page: number, options?: { replaces: boolean }) => change({ page: page > 1 ? page : null }, options),
    setPageSize: (size: number) => change({ itemsPerPage: size === pageSizes[0] ? null : size, page: null }),
    setHidden: (columns: string[]) => change({ hidden: columns.join(',') }, { replaces: true }),
  }
}

/** A page past the end (rows were deleted, a link is old) becomes the last one. */
export function useExistingPage({ query, goTo }: ListAddress, lastPage: number) {
  const isPast = query.page > Math.max(1, lastPage)
  useEffect(() => {
    if (isPast) goTo(lastPage, { replaces: true })
  })
}
