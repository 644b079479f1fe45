import { NativeSelect, TextInput } from '@mantine/core'
import { IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from './i18n.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import { type Column, type Filter, namesOf } from './list-column.ts'
import { ListColumns } from './list-columns.tsx'
import { FilterControl, isSet, useFilterWords } from './list-filter.tsx'
import { Button } from './ui/button.tsx'
import { Dropdown } from './ui/dropdown.tsx'
import './ui/select.css'

type ToolbarProps = {
  address: ListAddress
  columns: Column<never>[]
  filters: Filter[]
  /** What else can be done with the list as a whole. */
  children?: ReactNode
}

/** More filters than these are kept behind one button. */
const fewFilters = 2

/** Search, filters, and the chips of what is set. */
export function ListToolbar({ address, columns, filters, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <SearchField address={address} />
      {filters.length > fewFilters ? (
        <FilterPanel address={address} filters={filters} />
      ) : (
        filters.map((filter) => <FilterControl key={filter.name} filter={filter} address={address} />)
      )}
      <SortSelect address={address} columns={columns} />
      <span className={styles.tools}>
        {children}
        <ListColumns address={address} columns={columns} />
      </span>
      {address.isFiltered && <Chips address={address} filters={filters} />}
    </div>
  )
}

function FilterPanel({ address, filters }: Pick<ToolbarProps, 'address' | 'filters'>) {
  const t = useText()
  const count = filters.filter((filter) => isSet(address, filter)).length
  return (
    <Dropdown
      align="start"
      trigger={(button) => (
        <Button icon={<IconFilter size={18} aria-hidden="true" />} {...button}>
          {count > 0 ? t('app.filters_count', { count }) : t('app.filters')}
        </Button>
      )}
    >
      <div className={styles.filterPanel}>
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} address={address} isOfMany />
        ))}
      </div>
    </Dropdown>
  )
}

function Chips({ address, filters }: Pick<ToolbarProps, 'address' | 'filters'>) {
  const t = useText()
  const words = useFilterWords(address)
  const { query } = address
  return (
    <ul className={styles.chips} aria-label={t('app.filters_set')}>
      {query.filter && <Chip label={`„${query.filter}”`} onRemove={() => address.search('')} />}
      {filters
        .filter((filter) => isSet(address, filter))
        .map((filter) => (
          <Chip
            key={filter.name}
            label={words(filter)}
            onRemove={() => address.setFilter(Object.fromEntries(namesOf(filter).map((name) => [name, null])))}
          />
        ))}
      <li>
        <Button kind="quiet" size="sm" onClick={address.clear}>
          {t('app.clear_filters')}
        </Button>
      </li>
    </ul>
  )
}

/** Searches when typing pauses; follows when the address changes by itself, as with Back. */
export function SearchField({ address: { query, search } }: { address: Pick<ListAddress, 'query' | 'search'> }) {
  const t = useText()
  const said = query.filter ?? ''
  const [text, setText] = useState(said)
  const asked = useRef(said)
  useEffect(() => {
    if (said !== asked.current) setText(said)
    asked.current = said
  }, [said])
  useEffect(() => {
    if (text.trim() === asked.current) return
    const pause = setTimeout(() => {
      asked.current = text.trim()
      search(text.trim())
    }, 250)
    return () => clearTimeout(pause)
  })
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={t('app.search')}
      placeholder={t('app.search')}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

/** Cards have no headings to click on: a phone sorts here. */
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
    <NativeSelect
      className={styles.sorting}
      aria-label={t('app.sort')}
      value={sortBy ? `${sortBy} ${descending}` : ''}
      data={[{ value: '', label: t('app.sort') }, ...orders]}
      onChange={(event) => {
        const [name = '', direction] = event.currentTarget.value.split(' ')
        address.sort(name, direction === '1')
      }}
    />
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText()
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        onClick={onRemove}
        aria-label={t('app.filter_remove', { name: label })}
      >
        {label}
        <IconX size={14} aria-hidden="true" />
      </button>
    </li>
  )
}
