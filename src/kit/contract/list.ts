import { z } from 'zod/mini'
import { bit, jsonObject, wholeNumber } from './fields.ts'

/** The specification's fallback page size, and what its "all rows" helper and exports ask for. */
const defaultPageSize = 99_999
export const allRows = 999_999_999

/** A missing or empty parameter gets the default. */
function withDefault<Field extends z.ZodMiniType, Usual>(field: Field, usual: Usual) {
  return z.pipe(
    z.nullish(field),
    z.transform((given): NonNullable<z.output<Field>> | Usual => given ?? usual),
  )
}

/** Of every list. */
const listFields = {
  page: withDefault(wholeNumber({ min: 1, max: allRows }), 1),
  itemsPerPage: withDefault(wholeNumber({ min: 1, max: allRows }), defaultPageSize),
  filter: z._default(z.nullable(z.string().check(z.maxLength(200, 'too_long'))), null),
  descending: withDefault(bit, 0 as const),
  params: z.nullish(jsonObject()),
}

/** The query of a list: paging, free text, one sort column (`id` or out of `sortable`), and the list's own filters. */
export function listQuery<const Sortable extends readonly [string, ...string[]], Filters extends z.core.$ZodShape>(
  sortable: Sortable,
  filters: Filters,
) {
  return z.object({ ...listFields, sortBy: z.nullish(z.enum(['id', ...sortable])), ...filters })
}

/** The names by which a list can be sorted. */
export function sortsOf(query: z.ZodMiniType): readonly string[] {
  const { sortBy } = (query as ReturnType<typeof listQuery<readonly [string], Record<never, never>>>).shape
  return sortBy.def.innerType.def.innerType.options
}

/** `…From` is not greater than `…To`, where both are given: numbers, or days. */
export function inOrder<Query extends Record<string, unknown>>(name: string) {
  const isInOrder = ({ [`${name}From`]: from, [`${name}To`]: to }: Query) =>
    !isGiven(from) || !isGiven(to) || from <= to
  return z.refine<Query>(isInOrder, { path: [`${name}From`], error: 'from_after_to' })
}

function isGiven(end: unknown): end is number | string {
  return typeof end === 'number' || typeof end === 'string'
}

const meta = z.object({
  current_page: z.int(),
  per_page: z.int(),
  last_page: z.int(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  total: z.int(),
})

export type ListMeta = z.output<typeof meta>

/**
 * For a list that may be very long. Its rows are found at once, but counting all that match may take many times as
 * long: a client that sends `total=later` gets no total in that case, and requests it by another call.
 */
export const totalLater = { total: z.nullish(z.enum(['now', 'later'])) }

const longMeta = z.extend(meta, { last_page: z.nullable(z.int()), total: z.nullable(z.int()) })

export type LongListMeta = z.output<typeof longMeta>

export function longListOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), meta: longMeta })
}

export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), meta })
}

/** The words of a free-text filter. */
export function wordsOf(filter: string | null | undefined): string[] {
  return (filter ?? '').split(/\s+/).filter(Boolean)
}
