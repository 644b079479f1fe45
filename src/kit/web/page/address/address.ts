import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { validate } from '#kit/contract/validation.ts'

/** The query string of the URL, as text values. */
export type Search = Record<string, string>

/** Parses the query string by a schema; invalid parameters count as missing. */
export function readAddress<Schema extends z.ZodMiniType>(schema: Schema, search: Search): z.output<Schema> {
  const result = validate(schema, search)
  if (result.ok) return result.value
  const invalid = new Set(result.problems.map(({ path }) => path.split('.')[0]))
  const rest = Object.fromEntries(Object.entries(search).filter(([name]) => !invalid.has(name)))
  if (Object.keys(rest).length === Object.keys(search).length)
    throw new Error('This schema cannot read an empty address.')
  return readAddress(schema, rest)
}

export type Change = Record<string, string | number | null>

/** Applies changes to the query string; null and empty values are removed. */
export function changeAddress(search: Search, change: Change): Search {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** State in the URL, which Back, reload and a shared link restore. `defaults` are the values of missing parameters. */
export function useAddress<Schema extends z.ZodMiniType>(schema: Schema, defaults: Search = {}) {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(schema, { ...defaults, ...search }), [schema, defaults, search])
  return {
    search,
    state,
    /** Replaces the whole state. */
    open: (search: Search) => void navigate({ to: '.', search, resetScroll: false }),
    /** Pushes a history entry; `replaces` the current one for changes with every keystroke. */
    change(change: Change, { replaces = false } = {}) {
      void navigate({
        to: '.',
        // The current query string: an undo comes later.
        search: (now: Search) => changeAddress(now, change),
        replace: replaces,
        resetScroll: false,
      })
    },
  }
}

/** The query string of the URL. */
export function useAddressSearch(): Search {
  return useSearch({ strict: false })
}

/** A parameter of the query string; empty if it is missing. */
export function useSearchParam(name: string): string {
  return useAddressSearch()[name] ?? ''
}
