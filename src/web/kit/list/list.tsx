import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Endpoint, Input } from '#contract/kit/endpoint.ts'
import { allRows, type LongListMeta } from '#contract/kit/list.ts'
import { send } from '#web/kit/calls/api.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import type { BulkAction } from './bulk-action.ts'
import type { ReadRows } from './bulk-check.ts'
import styles from './list.module.css'
import { type ListAddress, useListAddress } from './list-address.ts'
import type { BulkBar as BulkBarOfRows } from './list-bulk.tsx'
import type { Column, Counts, Filter, ListEndpoint, RowOf } from './list-column.ts'
import { ListExport } from './list-export.tsx'
import { ListPager } from './list-pager.tsx'
import { useSelection } from './list-selection.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'

/** Comes after the list: nothing is picked yet. */
const BulkBar = lazy(async () => ({
  default: (await import('./list-bulk.tsx')).BulkBar,
})) as unknown as typeof BulkBarOfRows

type ListProps<E extends ListEndpoint> = {
  endpoint: E
  /** What the reader cannot change, as `{ params: '{"context":"INVITATION"}' }`. */
  input?: Partial<Input<E>>
  /** What the list is of; heard as its name. */
  label: string
  columns: Column<RowOf<E>>[]
  /** The order in which the list opens. */
  sortBy?: string
  filters?: Filter[]
  /** The call that counts what the list leaves uncounted and the choices of the filters, and what the reader cannot change of it. */
  counts?: { endpoint: Endpoint; input: object }
  /** The screen behind a row. */
  link?: (row: RowOf<E>) => string
  /** What can be done to many rows at once; then each has a box to tick, called as `nameOf` says. */
  actions?: BulkAction<RowOf<E>>[]
  nameOf?: (row: RowOf<E>) => string
  /** The call that answers those of the rows whose `ids` are said: what is done to many is done to them as they are now. */
  picked?: Endpoint
  /** The calls that answer the same rows as a file: all of them, and those whose `ids` are said. */
  exported?: { all: Endpoint; picked: Endpoint }
  /** Keeps filters, order and columns under a name. */
  views?: ComponentType<{ address: ListAddress }>
  /** Shown when there is nothing at all; says what would be here and offers the first step. */
  empty: ReactNode
}

/** A list with its state in the address: loading, failed, empty, nothing that matches, or rows. */
export function List<E extends ListEndpoint>({
  endpoint,
  input,
  label,
  columns,
  sortBy,
  filters = [],
  counts,
  link,
  actions = [],
  nameOf = ({ id }) => String(id),
  picked,
  exported,
  views: Views,
  empty,
}: ListProps<E>) {
  const t = useText()
  const may = useMay()
  const address = useListAddress(endpoint, filters, columns, sortBy)
  const asked = { ...address.query, ...input }
  const { page, error, isPlaceholderData, refetch } = usePage(endpoint, asked)
  const counted = useCounts(endpoint, counts, address.query)
  const total = page?.meta.total ?? counted.total
  const selection = useSelection<RowOf<E>>(JSON.stringify({ ...asked, page: null }))
  const mayExport = exported && may(exported.all) ? exported : null
  const isSelectable = actions.length > 0 || mayExport !== null
  const visible = columns.filter(({ name, isTitle }) => isTitle || !address.hidden.includes(name))
  const read: ReadRows<RowOf<E>> = picked ? readerOf(picked, input ?? {}) : async () => selection.rows
  const isEmpty = page !== undefined && total === 0
  // A page past the end, until it is known which is the last.
  const isLoading = !page || (page.data.length === 0 && total === null)

  // What came of the last of them is still to be read.
  const isOver = isEmpty && !address.isFiltered && !isPlaceholderData
  if (isOver && selection.count === 0) return empty
  return (
    <section className={styles.list} aria-label={label} aria-busy={!page || isPlaceholderData}>
      <ListToolbar address={address} columns={columns} filters={filters} counts={counted.choices} total={total}>
        {Views && <Views address={address} />}
        {mayExport && <ListExport endpoint={mayExport.all} input={asked} />}
      </ListToolbar>
      {page && isSelectable && (
        <Suspense>
          <BulkBar
            endpoint={endpoint}
            input={asked}
            read={read}
            total={total}
            page={page.data}
            selection={selection}
            actions={actions}
            nameOf={nameOf}
            exported={mayExport?.picked}
          />
        </Suspense>
      )}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {isLoading && !error && <ListSkeleton columns={visible} rows={Math.min(address.query.itemsPerPage, 10)} />}
      {isOver && empty}
      {isEmpty && !isOver && (
        <EmptyState
          drawing="search"
          title={t('app.nothing_matches')}
          action={<Button onClick={address.clear}>{t('app.clear_filters')}</Button>}
        />
      )}
      {!isLoading && !isEmpty && (
        <ListTable
          label={label}
          rows={page.data}
          columns={visible}
          address={address}
          expected={Math.min(total ?? page.data.length, address.query.itemsPerPage)}
          link={link}
          isStale={isPlaceholderData}
          selection={isSelectable ? selection : undefined}
          nameOf={nameOf}
        />
      )}
      {page && <ListPager meta={page.meta} total={total} counting={counted} address={address} />}
    </section>
  )
}

/** How a list reads what was picked of it: by the call that answers the rows whose ids are said. */
function readerOf<Row>(picked: Endpoint, input: object): ReadRows<Row> {
  return async (ids, signal) => {
    const { data } = (await send(picked, { ...input, ids, itemsPerPage: allRows } as Input<Endpoint>, { signal })) as {
      data: Row[]
    }
    return data
  }
}

/** How many there are in all, and of each choice of a filter, from the call that counts them. */
function useCounts(endpoint: Endpoint, counts: ListProps<ListEndpoint>['counts'], query: ListAddress['query']) {
  const { page, itemsPerPage, sortBy, descending, ...asked } = query
  const input = { ...asked, ...counts?.input } as Input<Endpoint>
  const { data, error, isPlaceholderData, refetch } = useApi<Endpoint>(counts?.endpoint ?? endpoint, input, {
    keepsPrevious: true,
    isEnabled: counts !== undefined,
  })
  const { total = null, ...found } = (data as { data: Counted } | undefined)?.data ?? {}
  return {
    // Of the filters before, it would be wrong.
    total: isPlaceholderData ? null : total,
    choices: choicesOf(found),
    error: data ? null : error,
    retry: () => void refetch(),
  }
}

type Choices = Record<string, { value: number; count: number }[]>
type Counted = { total?: number } & Omit<Choices, 'total'>

function choicesOf(found: Choices): Counts {
  return Object.fromEntries(
    Object.entries(found).map(([name, values]) => [
      name,
      new Map(values.map(({ value, count }) => [String(value), count])),
    ]),
  )
}

type ListPage<E extends ListEndpoint> = { data: RowOf<E>[]; meta: LongListMeta }

/** So many rows are there at once; of more, these are shown until all of them have come. */
const firstRows = 100

function usePage<E extends ListEndpoint>(endpoint: E, asked: { itemsPerPage: number; page: number }) {
  const isMany = asked.itemsPerPage > firstRows && asked.page === 1
  const beginning = { ...asked, itemsPerPage: firstRows } as unknown as Input<E>
  const first = useApi(endpoint, beginning, { keepsPrevious: true, isEnabled: isMany })
  const { data, isPlaceholderData, ...rest } = useApi(endpoint, asked as unknown as Input<E>, { keepsPrevious: true })
  const isEarly = isMany && (!data || isPlaceholderData) && first.data !== undefined
  const page = (isEarly ? first.data : data) as ListPage<E> | undefined
  return { page, isPlaceholderData: isEarly ? first.isPlaceholderData : isPlaceholderData, ...rest }
}
