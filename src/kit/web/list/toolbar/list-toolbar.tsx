import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ListAddress } from '#kit/web/list/list-address.ts'
import { type Column, type Counts, type Filter, namesOf } from '#kit/web/list/list-column.ts'
import { ListColumns } from '#kit/web/list/list-columns.tsx'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Columns, Row, Stack } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { useIsPhone } from '#kit/web/ui/use-media.ts'
import { IconArrowsSort, IconFilter, IconSearch, IconX } from '~icons'
import { FilterControl, isSet, useFilterLabel } from './list-filter.tsx'
import { ListTabs } from './list-tabs.tsx'
import styles from './list-toolbar.module.css'

type ToolbarProps = {
  address: ListAddress
  columns: Column<never>[]
  filters: Filter[]
  /** Whether the list has a call for `counts`. */
  isCounted: boolean
  counts?: Counts
  /** The number of matching rows; null while it is unknown. */
  total?: number | null
  /** Further buttons for the list as a whole. */
  children?: ReactNode
}

/** Above this many, filters are behind one button; on a phone they always are. */
const fewFilters = 2

/** Search, filters, and a chip for each filter that is set. */
export function ListToolbar({ address, columns, filters, isCounted, counts = {}, total, children }: ToolbarProps) {
  const isPhone = useIsPhone()
  const tabs = filters.filter(({ isTabs }) => isTabs)
  const others = filters.filter(({ isTabs }) => !isTabs).map((filter) => counted(filter, address, counts[filter.name]))
  const Many = isPhone ? FilterSheet : FilterPanel
  return (
    <>
      <Row>
        {tabs.map((filter) => (
          <ListTabs
            key={filter.name}
            filter={filter}
            address={address}
            isCounted={isCounted}
            counts={counts[filter.name]}
          />
        ))}
        <SearchField address={address} />
        {others.length > (isPhone ? 0 : fewFilters) ? (
          <Many address={address} filters={others} total={total} />
        ) : (
          others.map((filter) => <FilterControl key={filter.name} filter={filter} address={address} />)
        )}
        <SortSelect address={address} columns={columns} />
        <span className={styles.tools}>
          {children}
          <ListColumns address={address} columns={columns} />
        </span>
      </Row>
      {address.isFiltered && <Chips address={address} filters={others} />}
    </>
  )
}

/** Options with their number of rows; those without rows are not offered, unless they are set. */
function counted(filter: Filter, { query }: ListAddress, counts?: Counts[string]): Filter {
  if (!counts || !filter.options) return filter
  const options = filter.options
    .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === String(query[filter.name]))
  return { ...filter, options }
}

type ManyProps = Pick<ToolbarProps, 'address' | 'filters' | 'total'>

/** So many filters are in one column of the panel. */
const filtersInColumn = 5

function FilterPanel({ address, filters, total }: ManyProps) {
  const label = useFiltersLabel(address, filters)
  const columns = Math.min(3, Math.ceil(filters.length / filtersInColumn))
  return (
    <Dropdown
      align="start"
      trigger={(button) => (
        <Button icon={<IconFilter size={18} aria-hidden="true" />} {...button}>
          {label}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.filterDropdown} style={{ '--columns': columns } as CSSProperties}>
          <Columns column="13rem" align="end">
            <FilterControls address={address} filters={filters} />
          </Columns>
          <FilterActions address={address} filters={filters} total={total} onClose={close} />
        </div>
      )}
    </Dropdown>
  )
}

/** All filters in a sheet from the bottom edge of a phone. */
function FilterSheet({ address, filters, total }: ManyProps) {
  const t = useText()
  const label = useFiltersLabel(address, filters)
  const [isOpen, setOpen] = useState(false)
  const isAnySet = filters.some((filter) => isSet(address, filter))
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        data-tone={isAnySet ? 'accent' : undefined}
        onClick={() => setOpen(true)}
      >
        <IconFilter size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Dialog title={t('app.filters')} shape="sheet" onClose={() => setOpen(false)}>
          <Stack gap="sm">
            <FilterControls address={address} filters={filters} />
          </Stack>
          <FilterActions address={address} filters={filters} total={total} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function FilterActions({ address, filters, total = null, onClose }: ManyProps & { onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={styles.filterActions}>
      <Button
        disabled={!filters.some((filter) => isSet(address, filter))}
        onClick={() => address.setFilter(unset(filters))}
      >
        {t('app.clear_filters')}
      </Button>
      <Button kind="primary" onClick={onClose}>
        {total === null
          ? t('app.filters_show_some')
          : t('app.filters_show', { count: total, number: format.number(total) })}
      </Button>
    </div>
  )
}

function FilterControls({ address, filters }: ManyProps) {
  return filters.map((filter) => <FilterControl key={filter.name} filter={filter} address={address} isLabelled />)
}

function useFiltersLabel(address: ListAddress, filters: Filter[]): string {
  const t = useText()
  const count = filters.filter((filter) => isSet(address, filter)).length
  return count > 0 ? t('app.filters_count', { count }) : t('app.filters')
}

function unset(filters: Filter[]) {
  return Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, null]))
}

function Chips({ address, filters }: Pick<ToolbarProps, 'address' | 'filters'>) {
  const t = useText()
  const labelOf = useFilterLabel(address)
  const { query } = address
  return (
    <Row as="ul" gap="xs" aria-label={t('app.filters_set')}>
      {query.filter && <Chip label={t('app.quoted', { words: query.filter })} onRemove={() => address.search('')} />}
      {filters
        .filter((filter) => isSet(address, filter))
        .map((filter) => (
          <Chip key={filter.name} label={labelOf(filter)} onRemove={() => address.setFilter(unset([filter]))} />
        ))}
      <li>
        <Button kind="quiet" size="sm" onClick={address.clear}>
          {t('app.clear_filters')}
        </Button>
      </li>
    </Row>
  )
}

/** Searches after a pause in typing; follows the address when that changes, as with Back. */
export function SearchField({ address: { query, search } }: { address: Pick<ListAddress, 'query' | 'search'> }) {
  const t = useText()
  const applied = query.filter ?? ''
  const [text, setText] = useState(applied)
  const searched = useRef(applied)
  const searchSoon = useDebouncedCallback((typed: string) => {
    if (typed === searched.current) return
    searched.current = typed
    search(typed)
  }, 250)
  useEffect(() => {
    if (applied === searched.current) return
    searched.current = applied
    searchSoon.cancel()
    setText(applied)
  }, [applied, searchSoon])
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={t('app.search')}
      placeholder={t('app.search')}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      maxLength={200}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        searchSoon(value.trim())
      }}
    />
  )
}

/** Sorts on a phone, where rows have no headings to click on. */
function SortSelect({ address, columns }: Pick<ToolbarProps, 'address' | 'columns'>) {
  const t = useText()
  const { sortBy, descending } = address.query
  const orders = columns.flatMap((column) =>
    column.sortBy
      ? [
          { value: `${column.sortBy} 0`, label: `${t(column.label)} ↑` },
          { value: `${column.sortBy} 1`, label: `${t(column.label)} ↓` },
        ]
      : [],
  )
  return (
    <span className={styles.sorting}>
      <IconArrowsSort size={20} aria-hidden="true" />
      <select
        className="overlaid"
        aria-label={t('app.sort')}
        title={t('app.sort')}
        value={sortBy ? `${sortBy} ${descending}` : ''}
        onChange={(event) => {
          const [name = '', direction] = event.currentTarget.value.split(' ')
          address.sort(name, direction === '1')
        }}
      >
        <option value="">{t('app.sort')}</option>
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText()
  return (
    <li>
      <Button
        kind="quiet"
        size="sm"
        tone="accent"
        onClick={onRemove}
        aria-label={t('app.filter_remove', { name: label })}
      >
        {label}
        <IconX size={14} aria-hidden="true" />
      </Button>
    </li>
  )
}
