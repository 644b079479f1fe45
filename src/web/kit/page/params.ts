import { useNavigate, useParams } from '@tanstack/react-router'
import type { Search } from './address.ts'

/** A path parameter: `hash` of `pro-artist-form/$hash`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

export function useIdParam(): number {
  return Number(useParam('id'))
}

/** Navigates to another screen from code, as after a form was sent. */
export function useGo() {
  const navigate = useNavigate()
  return (to: string, { replaces = false, search = {} }: { replaces?: boolean; search?: Search } = {}) =>
    void navigate({ to, search, replace: replaces })
}
