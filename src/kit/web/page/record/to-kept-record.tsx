import { useEffect, useRef } from 'react'
import { useGo } from '../address/params.ts'

/** A link to a record that was merged into another leads there. */
export function ToKeptRecord({ to }: { to: string }) {
  const go = useRef(useGo())
  useEffect(() => go.current(to, { replaces: true }), [to])
  return null
}
