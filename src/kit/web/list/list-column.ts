import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Output } from '#kit/contract/endpoint.ts'
import { type ListMeta, type LongListMeta, sortsOf } from '#kit/contract/list.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'

/** The types of a list’s columns and filters. */

export type Identified = { id: number }

export type ListEndpoint = Endpoint<
  string,
  z.ZodMiniType,
  z.ZodMiniType,
  z.ZodMiniType<{ data: Identified[]; meta: ListMeta }> | z.ZodMiniType<{ data: Identified[]; meta: LongListMeta }>
>
export type RowOf<E extends ListEndpoint> = Output<E>['data'][number]

export type Column<Row> = {
  name: string
  label: TextKey
  cell: (row: Row) => ReactNode
  /** The value of `sortBy` that sorts by this column, where it has another name; null: the list is not sorted by it. */
  sortBy?: string | null
  /** The row's name: carries its link, and is its heading on a phone. Exactly one column. */
  isTitle?: boolean
  /** It begins with a face or a thumbnail. */
  hasPicture?: boolean
  align?: 'end'
  /** The breakpoint from which it is shown. */
  from?: 'sm' | 'md' | 'lg'
  /** Where a phone shows it: on the line below the title, on lines of its own, or at the end of the row. Otherwise it is hidden there. */
  onPhone?: 'line' | 'lines' | 'end'
  /** Hidden on a phone where this is true. */
  isBlank?: (row: Row) => boolean
  /** Hidden until the reader turns it on. */
  isHiddenByDefault?: boolean
}

/** A select, or without `options` a range of whole numbers or days: `…From` and `…To`. */
export type Filter = {
  /** Its name in the endpoint's query and in the address. */
  name: string
  label: TextKey
  options?: { value: string; label: string; count?: number }[]
  /** Instead of a select, for a choice from more than one holds; `options` then has what is chosen, for its chip. */
  picker?: ComponentType<FilterPickerProps>
  /** A range of days. */
  isDays?: boolean
  /** Drawn as tabs above the list. */
  isTabs?: boolean
}

export type FilterPickerProps = {
  label: string
  /** With a visible label; otherwise its placeholder is the name. */
  isLabelled: boolean
  value: string
  choose: (value: string) => void
}

/** The number of rows by filter and option. Where a filter is counted, options without rows are not offered. */
export type Counts = Record<string, ReadonlyMap<string, number>>

/** With the `sortBy` of their name, where the call has one. */
export function withSorts<Row>(columns: Column<Row>[], { query }: ListEndpoint): Column<Row>[] {
  const sorts = sortsOf(query)
  return columns.map((column) => (sorts.includes(column.name) ? { sortBy: column.name, ...column } : column))
}

/** The names of a filter's values in the address and in the endpoint's query. */
export function namesOf({ name, options }: Pick<Filter, 'name' | 'options'>): string[] {
  return options ? [name] : [`${name}From`, `${name}To`]
}
