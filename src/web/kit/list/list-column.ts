import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import type { Endpoint, Output } from '#contract/kit/endpoint.ts'
import type { ListMeta, LongListMeta } from '#contract/kit/list.ts'
import type { TextKey } from '#contract/texts.ts'

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
  /** The column of `sortBy` that orders by this. */
  sortBy?: string
  /** What the row is called: carries its link, and heads its row on a phone. Exactly one column. */
  isTitle?: boolean
  align?: 'end'
  /** From which width on there is room for it. */
  from?: 'sm' | 'md' | 'lg'
  /** What a row of a phone shows of it below the title: beside others on a line, or at the line's end. Else nothing. */
  onPhone?: 'line' | 'end'
  /** Where there is nothing to say, a phone does not say so. */
  isNothing?: (row: Row) => boolean
  /** Hidden until the reader wants it. */
  isSpare?: boolean
}

/** A choice, or without `options` a range of whole numbers: `…From` and `…To`. */
export type Filter = {
  /** Its name in the endpoint's query and in the address. */
  name: string
  label: TextKey
  options?: { value: string; label: string; count?: number }[]
  /** All choices stand in sight above the list. */
  isTabs?: boolean
}

/** By filter and by choice, how many it would find; of a filter that is counted, only choices that find any are offered. */
export type Counts = Record<string, ReadonlyMap<string, number>>

/** What the address and the endpoint call a filter's values. */
export function namesOf({ name, options }: Pick<Filter, 'name' | 'options'>): string[] {
  return options ? [name] : [`${name}From`, `${name}To`]
}
