import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { validate } from '#contract/kit/validation.ts'

/** What the address says after `?`, as it stands there. */
export type Search = Record<string, string>

/** Reads the address by a schema; whatever the schema refuses counts as not said. */
export function readAddress<Schema extends z.ZodMiniType>(schema: Schema, search: Search): z.output<Schema> {
  const result = validate(schema, search)
  if (result.ok) return result.value
  const wrong = new Set(result.problems.map(({ path }) => path.split('.')[0]))
  const rest = Object.fromEntries(Object.entries(search).filter(([name]) => !wrong.has(name)))
  if (Object.keys(rest).length === Object.keys(search).length)
    throw new Error('This schema cannot read an empty address.')
  return readAddress(schema, rest)
}

export type Change = Record<string, string | number | null>

/** The address with changes made; what is empty leaves it. */
export function changeAddress(search: Search, change: Change): Search {
  const entries = Object.entries({ ...search, ...change }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** State that Back, reload and a shared link bring again. `search` is what an address that says nothing means. */
export function useAddress<Schema extends z.ZodMiniType>(schema: Schema, silent: Search = {}) {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(schema, { ...silent, ...search }), [schema, silent, search])
  return {
    search,
    state,
    /** Another state altogether. */
    open: (search: Search) => void navigate({ to: '.', search, resetScroll: false }),
    /** Adds a step to the history; `replaces` for what changes with every key. */
    change(change: Change, { replaces = false } = {}) {
      void navigate({
        to: '.',
        // As it is by then: an undo comes later.
        search: (now: Search) => changeAddress(now, change),
        replace: replaces,
        resetScroll: false,
      })
    },
  }
}

/** All that the address says after `?`. */
export function useAddressSearch(): Search {
  return useSearch({ strict: false })
}

/** One value of the address; empty when it is not there. */
export function useSearchParam(name: string): string {
  return useAddressSearch()[name] ?? ''
}
