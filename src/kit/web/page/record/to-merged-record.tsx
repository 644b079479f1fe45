import { useEffect, useRef } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { forget } from '#kit/web/calls/query.ts'
import { useGo } from '../address/params.ts'

type ToMergedRecordProps<E extends Endpoint> = { to: string; endpoint: E; input: Input<E> }

/** A link to a record that was merged into another leads there. */
export function ToMergedRecord<E extends Endpoint>({ to, endpoint, input }: ToMergedRecordProps<E>) {
  const current = useRef({ go: useGo(), endpoint, input })
  useEffect(() => {
    const { go, endpoint, input } = current.current
    go(to, { replaces: true })
    // Once the merge is undone, the same link leads to the record itself again.
    return () => forget(endpoint, input)
  }, [to])
  return null
}
