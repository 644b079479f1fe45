import { useNavigate, useParams } from '@tanstack/react-router'

/** A part of the screen's path: `hash` of `pro-artist-form/$hash`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

export function useIdParam(): number {
  return Number(useParam('id'))
}

/** Goes to another screen from code, as after a form was sent. */
export function useGo() {
  const navigate = useNavigate()
  return (to: string, { replaces = false } = {}) => void navigate({ to, replace: replaces })
}
