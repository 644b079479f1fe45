import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from './i18n.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import type { Column, Filter } from './list-column.ts'
import { ListColumns } from './list-columns.tsx'
import { Button } from './ui/button.tsx'
import './ui/select.css'

type ToolbarProps = { address: ListAddress; columns: Column<never>[]; filters: Filter[] }

/** Search, filters, and the chips of what is set. */
export function ListToolbar({ address, columns, filters }: ToolbarProps) {
  const t = useText()
  const { query } = address
  const set = filters.filter(({ name }) => query[name] !== null && query[name] !== undefined)
  return (
    <div className={styles.toolbar}>
      <SearchField address={address} />
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          className={styles.filter}
          aria-label={t(label)}
          value={String(query[name] ?? '')}
          data={[{ value: '', label: t('app.filter_any', { name: t(label) }) }, ...options]}
          onChange={(event) => address.setFilter(name, event.currentTarget.value || null)}
        />
      ))}
      <SortSelect address={address} columns={columns} />
      <ListColumns address={address} columns={columns} />
      {address.isFiltered && (
        <ul className={styles.chips} aria-label={t('app.filters_set')}>
          {query.filter && <Chip label={`„${query.filter}”`} onRemove={() => address.search('')} />}
          {set.map(({ name, label, options }) => (
            <Chip
              key={name}
              label={`${t(label)}: ${options.find(({ value }) => value === String(query[name]))?.label ?? query[name]}`}
              onRemove={() => address.setFilter(name, null)}
            />
          ))}
          <li>
            <Button kind="quiet" size="sm" onClick={address.clear}>
              {t('app.clear_filters')}
            </Button>
          </li>
        </ul>
      )}
    </div>
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
function SortSelect({ address, columns }: Omit<ToolbarProps, 'filters'>) {
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
