import { useEffect, useMemo } from 'react'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { allRows } from '#contract/kit/list.ts'
import { useAddress } from '#web/kit/page/address.ts'
import { type Column, type Filter, namesOf } from './list-column.ts'

/** The last is all of them. */
export const pageSizes = [25, 50, 100, allRows]

/** Without a word in the address a person sees a page that fits; the API's own fallback is everything. */
const defaultState = { itemsPerPage: String(pageSizes[0]) }

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
export function useListAddress(
  endpoint: Endpoint,
  filters: readonly Pick<Filter, 'name' | 'options'>[],
  columns: readonly Pick<Column<never>, 'name' | 'isSpare'>[] = [],
  sortBy?: string,
) {
  const defaults = useMemo(() => (sortBy ? { ...defaultState, sortBy } : defaultState), [sortBy])
  const { state, search, change, open } = useAddress(endpoint.query, defaults)
  const query = state as Query
  const names = ['filter', ...filters.flatMap(namesOf)]
  const spare = columns.filter(({ isSpare }) => isSpare).map(({ name }) => name)
  const hidden = search.hidden?.split(',') ?? spare
  return {
    query,
    hidden,
    isFiltered: names.some((name) => query[name] !== null && query[name] !== undefined),
    search: (text: string) => change({ filter: text, page: null }, { replaces: true }),
    setFilter: (values: Record<string, string | number | null>) => change({ ...values, page: null }),
    clear: () => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
    sort: (sortBy: string, descending: boolean) => change({ sortBy, descending: descending ? 1 : null, page: null }),
    goTo: (page: number, options?: { replaces: boolean }) => change({ page: page > 1 ? page : null }, options),
    setPageSize: (size: number) => change({ itemsPerPage: size === pageSizes[0] ? null : size, page: null }),
    setHidden: (names: string[]) => change({ hidden: saidHidden(names, spare) }, { replaces: true }),
    /** All that the list shows, as an address says it; the page is where the reader just happens to be. */
    view: viewOf(search),
    openView: (view: string) => open(Object.fromEntries(new URLSearchParams(view))),
  }
}

function viewOf({ page: _, ...search }: Record<string, string>): string {
  return new URLSearchParams(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** Nothing where it goes without saying; a word where nothing is hidden though something would be. */
function saidHidden(names: string[], spare: string[]): string | null {
  const isUsual = names.length === spare.length && names.every((name) => spare.includes(name))
  return isUsual ? null : names.join(',') || 'none'
}

/** A page past the end (rows were deleted, a link is old) becomes the last one. */
export function useExistingPage({ query, goTo }: ListAddress, lastPage: number | null) {
  const wanted = Math.min(query.page, lastPage ?? query.page)
  useEffect(() => {
    if (wanted < query.page) goTo(wanted, { replaces: true })
  })
}
