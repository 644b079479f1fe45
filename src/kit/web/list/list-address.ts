import { useEffect, useMemo } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { allRows } from '#kit/contract/list.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { type Column, type Filter, namesOf } from './list-column.ts'

/** The state of a list in the URL: page, search, sort order and filters. */

/** The last is all of them. */
export const pageSizes = [25, 50, 100, allRows]

/** The page size of a screen whose address has none; the API's own default is all rows. */
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

/** A list's state in the URL: filters, page, order (by default `sortBy`) and columns. */
export function useListAddress(
  endpoint: Endpoint,
  filters: readonly Pick<Filter, 'name' | 'options'>[],
  columns: readonly Pick<Column<never>, 'name' | 'isHiddenByDefault'>[] = [],
  sortBy?: string,
) {
  const defaults = useMemo(() => (sortBy ? { ...defaultState, sortBy } : defaultState), [sortBy])
  const { state, search, change, open } = useAddress(endpoint.query, defaults)
  const query = state as Query
  const names = ['filter', ...filters.flatMap(namesOf)]
  const hiddenByDefault = columns.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ name }) => name)
  const hidden = search.hidden?.split(',') ?? hiddenByDefault
  return {
    query,
    hidden,
    isFiltered: names.some((name) => query[name] !== null && query[name] !== undefined),
    /** Whether it is filtered by these alone. */
    isFilteredBy: (wanted: Record<string, string>) =>
      names.every((name) => String(query[name] ?? '') === (wanted[name] ?? '')),
    search: (text: string) => change({ filter: text, page: null }, { replaces: true }),
    setFilter: (values: Record<string, string | number | null>) => change({ ...values, page: null }),
    clear: () => change(Object.fromEntries([...names, 'page'].map((name) => [name, null]))),
    sort: (sortBy: string, descending: boolean) => change({ sortBy, descending: descending ? 1 : null, page: null }),
    goTo: (page: number, options?: { replaces: boolean }) => change({ page: page > 1 ? page : null }, options),
    setPageSize: (size: number) => change({ itemsPerPage: size === pageSizes[0] ? null : size, page: null }),
    setHidden: (names: string[]) => change({ hidden: hiddenParam(names, hiddenByDefault) }, { replaces: true }),
    /** The state that a saved view keeps: all but the page. */
    view: viewOf(search),
    openView: (view: string) => open(Object.fromEntries(new URLSearchParams(view))),
  }
}

function viewOf({ page: _, ...search }: Record<string, string>): string {
  return new URLSearchParams(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** Null where the hidden columns are the default ones; `none` where no column is hidden, though some are by default. */
function hiddenParam(names: string[], hiddenByDefault: string[]): string | null {
  const isDefault = names.length === hiddenByDefault.length && names.every((name) => hiddenByDefault.includes(name))
  return isDefault ? null : names.join(',') || 'none'
}

/** A page past the end (rows were deleted, a link is old) becomes the last one. */
export function useExistingPage({ query, goTo }: ListAddress, lastPage: number | null) {
  const wanted = Math.min(query.page, lastPage ?? query.page)
  useEffect(() => {
    if (wanted < query.page) goTo(wanted, { replaces: true })
  })
}
