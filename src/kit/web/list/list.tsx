import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { allRows, type LongListMeta } from '#kit/contract/list.ts'
import { send } from '#kit/web/calls/api.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { BulkAction, BulkWay } from './bulk/bulk-action.ts'
import type { ReadRows } from './bulk/bulk-check.ts'
import type { BulkBar as BulkBarOfRows } from './bulk/list-bulk.tsx'
import { useSelection } from './bulk/list-selection.ts'
import { type ListAddress, useListAddress } from './list-address.ts'
import {
  type Column,
  type Counts,
  type Filter,
  type Identified,
  type ListEndpoint,
  type RowOf,
  withSorts,
} from './list-column.ts'
import { ListPager } from './list-pager.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable, type TableProps } from './list-table.tsx'
import styles from './preview/row-preview.module.css'
import type { RowPreview as PreviewOfRow } from './preview/row-preview.tsx'
import { useRowPreview } from './preview/use-row-preview.ts'
import { ListExport } from './toolbar/list-export.tsx'
import { ListToolbar } from './toolbar/list-toolbar.tsx'
import { SavedViews } from './toolbar/saved-views.tsx'

/** Loaded after the list, since nothing is selected yet. */
const BulkBar = lazyPart(() => import('./bulk/list-bulk.tsx'), 'BulkBar') as unknown as typeof BulkBarOfRows

/** Loaded when a row is previewed. */
const RowPreview = lazyPart(() => import('./preview/row-preview.tsx'), 'RowPreview') as unknown as typeof PreviewOfRow

type ListProps<E extends ListEndpoint> = {
  endpoint: E
  /** The part of the query that the reader cannot change, as `{ params: '{"context":"INVITATION"}' }`. */
  input?: Partial<Input<E>>
  /** The list's accessible name. */
  label: string
  columns: Column<RowOf<E>>[]
  /** The default order. */
  sortBy?: string
  filters?: Filter[]
  /** The call that counts the total, where the list leaves it out, and the rows by filter option; with the fixed part of its query. */
  counts?: { endpoint: Endpoint; input: object }
  /** The path of a row's screen. */
  link?: (row: RowOf<E>) => string
  /** The dialog of a row, which stays open while the row is changed by others. */
  opened?: { id: number | null; dialog: (row: RowOf<E>) => ReactNode }
  /** The bulk actions; with them each row has a checkbox, labelled by `nameOf`. */
  actions?: (BulkAction<RowOf<E>> | BulkWay<RowOf<E>>)[]
  nameOf?: (row: RowOf<E>) => string
  /** The call that reads the rows with the given `ids`, so that a bulk action starts from their current state. */
  picked?: Endpoint
  /** The calls that export the rows: all of them, and, if rows can be selected, those with the given `ids`. */
  exported?: { all: Endpoint; picked?: Endpoint }
  /** Further controls of the list as a whole, by how many rows it has; null: not known, as while it is filtered. */
  tools?: (count: number | null) => ReactNode
  /** Saves filters, order and columns as named views. */
  hasViews?: boolean
  /** Shown when there are no rows at all: explains what belongs here and offers the first step. */
  empty: ReactNode
}

/** A list with its query in the URL, in one of five states: loading, failed, empty, no matches, or rows. */
export function List<E extends ListEndpoint>({
  endpoint,
  input,
  label,
  columns: declared,
  sortBy,
  filters = [],
  counts,
  link,
  opened,
  actions = [],
  nameOf = ({ id }) => String(id),
  picked,
  exported,
  tools,
  hasViews,
  empty,
}: ListProps<E>) {
  const columns = useMemo(() => withSorts(declared, endpoint), [declared, endpoint])
  const address = useListAddress(endpoint, filters, columns, sortBy)
  const visible = useVisible(columns, address)
  const fullQuery = { ...address.query, ...input }
  const { page, error, isPlaceholderData, refetch } = usePage(endpoint, fullQuery)
  const counted = useCounts(endpoint, counts, address.query)
  const total = page?.meta.total ?? counted.total
  const selection = useSelection<RowOf<E>>(JSON.stringify({ ...fullQuery, page: null }))
  const mayExport = useAllowedExport(exported)
  const isSelectable = actions.length > 0 || mayExport?.picked !== undefined
  const read: ReadRows<RowOf<E>> = picked ? readerOf(picked, input ?? {}) : async () => selection.rows
  const preview = useRowPreview()
  const openedRow = opened && page?.data.find(({ id }) => id === opened.id)
  const isEmpty = page !== undefined && total === 0
  // A page past the end, until the last page is known.
  const isLoading = !page || (page.data.length === 0 && total === null)

  // The outcomes of the last action are still shown.
  const hasNoRows = isEmpty && !address.isFiltered && !isPlaceholderData
  if (hasNoRows && selection.count === 0) return empty
  return (
    <Stack as="section" aria-label={label} aria-busy={!page || isPlaceholderData}>
      <ListToolbar
        address={address}
        columns={columns}
        filters={filters}
        isCounted={counts !== undefined}
        counts={counted.choices}
        total={total}
      >
        {hasViews && <SavedViews address={address} />}
        {mayExport && <ListExport endpoint={mayExport.all} input={fullQuery} />}
        {tools?.(address.isFiltered ? null : total)}
      </ListToolbar>
      {page && isSelectable && (
        <Suspense>
          <BulkBar
            endpoint={endpoint}
            input={fullQuery}
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
      {isEmpty && (hasNoRows ? empty : <NothingMatches address={address} />)}
      {!isLoading && !isEmpty && (
        <PreviewedTable
          label={label}
          rows={page.data}
          columns={visible}
          previewed={columns}
          address={address}
          expected={Math.min(total ?? page.data.length, address.query.itemsPerPage)}
          link={link}
          isStale={isPlaceholderData}
          selection={isSelectable ? selection : undefined}
          nameOf={nameOf}
          preview={preview}
        />
      )}
      {openedRow && <Suspense>{opened.dialog(openedRow)}</Suspense>}
      {page && (
        <ListPager
          meta={page.meta}
          total={total}
          counting={counted}
          address={address}
          hasPreview={link !== undefined}
        />
      )}
    </Stack>
  )
}

type PreviewedTableProps<Row extends Identified> = Omit<TableProps<Row>, 'listeners'> & {
  /** The columns of the preview, those that the table hides among them. */
  previewed: Column<Row>[]
  preview: ReturnType<typeof useRowPreview>
}

/** The table; where its rows have a screen of their own, with the preview of one at its side. */
function PreviewedTable<Row extends Identified>({ previewed, preview, ...table }: PreviewedTableProps<Row>) {
  const { rows, link } = table
  const row = rows[preview.index ?? -1]
  return (
    <div className={styles.rows}>
      <ListTable {...table} listeners={link && preview.listeners} />
      {link && (
        <div className={styles.place} aria-live="polite">
          {row && (
            <Suspense>
              <RowPreview row={row} columns={previewed} to={link(row)} onClose={preview.close} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}

/** The same array until something changes: the rows render again with other columns. */
function useVisible<Row>(columns: Column<Row>[], { hidden }: ListAddress) {
  const names = hidden.join()
  return useMemo(() => {
    const left = new Set(names.split(','))
    return columns.filter(({ name, isTitle }) => isTitle || !left.has(name))
  }, [columns, names])
}

/** Where the menu leads to what waits for the reader, and nothing of it is left, the work is done. */
function NothingMatches({ address }: { address: ListAddress }) {
  const t = useText()
  const waiting = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.menu?.search })
  const isDone = waiting !== undefined && address.isFilteredBy(waiting)
  return (
    <EmptyState
      drawing={isDone ? 'coffee' : 'search'}
      title={t(isDone ? 'app.queue_done' : 'app.nothing_matches')}
      text={isDone ? t('app.queue_done_text') : undefined}
      action={<Button onClick={address.clear}>{t(isDone ? 'app.queue_show_all' : 'app.clear_filters')}</Button>}
    />
  )
}

/** The exports, where the reader may make them. */
function useAllowedExport(exported: ListProps<ListEndpoint>['exported']) {
  const may = useMay()
  return exported && may(exported.all) ? exported : null
}

/** Reads the selected rows by their ids. */
function readerOf<Row>(picked: Endpoint, input: object): ReadRows<Row> {
  return async (ids, signal) => {
    const { data } = (await send(picked, { ...input, ids, itemsPerPage: allRows } as Input<Endpoint>, { signal })) as {
      data: Row[]
    }
    return data
  }
}

/** The total and the number of rows by filter option, from the call that counts them. */
function useCounts(endpoint: Endpoint, counts: ListProps<ListEndpoint>['counts'], query: ListAddress['query']) {
  const { page, itemsPerPage, sortBy, descending, ...narrowing } = query
  const input = { ...narrowing, ...counts?.input } as Input<Endpoint>
  const { data, error, isPlaceholderData, refetch } = useApi<Endpoint>(counts?.endpoint ?? endpoint, input, {
    keepsPrevious: true,
    isEnabled: counts !== undefined,
  })
  const { total = null, ...found } = (data as { data: Counted } | undefined)?.data ?? {}
  return {
    // A total of the previous filters would be wrong.
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

/** A longer page shows so many rows first, until all of them are loaded. */
const firstRows = 100

function usePage<E extends ListEndpoint>(endpoint: E, fullQuery: { itemsPerPage: number; page: number }) {
  const isMany = fullQuery.itemsPerPage > firstRows && fullQuery.page === 1
  const beginning = { ...fullQuery, itemsPerPage: firstRows } as unknown as Input<E>
  const first = useApi(endpoint, beginning, { keepsPrevious: true, isEnabled: isMany })
  const { data, isPlaceholderData, ...rest } = useApi(endpoint, fullQuery as unknown as Input<E>, {
    keepsPrevious: true,
  })
  const isFirstPart = isMany && (!data || isPlaceholderData) && first.data !== undefined
  const page = (isFirstPart ? first.data : data) as ListPage<E> | undefined
  const isStale = isFirstPart ? first.isPlaceholderData : isPlaceholderData
  // In slices, between which the browser handles what a reader does meanwhile.
  return { page: useDeferredValue(page), isPlaceholderData: useDeferredValue(isStale), ...rest }
}
