import type { HistoryState } from '@tanstack/history'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Search } from './address.ts'

/** Hooks for path parameters and for navigation. */

/** A path parameter: `hash` of `pro-artist-form/$hash`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

export function useIdParam(): number {
  return Number(useParam('id'))
}

/** `state` is for what is too much for an address; a reload keeps it. */
type Going = { replaces?: boolean; search?: Search; state?: HistoryState }

/** Navigates to another screen from code, as after a form was sent. */
export function useGo() {
  const navigate = useNavigate()
  return (to: string, { replaces = false, search = {}, state = {} }: Going = {}) =>
    void navigate({ to, search, state, replace: replaces })
}
