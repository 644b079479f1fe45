import { useEffect } from 'react'
import { demo } from '#contract/demo/demo.ts'
import type { Output } from '#contract/kit/endpoint.ts'
import { send } from '#web/kit/calls/api.ts'
import { createStore, useStore } from './store.ts'

type Demo = Output<typeof demo.accounts>

const store = createStore<Demo | null>(null)
let isAsked = false

/** The accounts to try the portal with; null unless this portal is a demo. Asked once. */
export function useDemo(): Demo | null {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    send(demo.accounts, {}).then(store.set, () => undefined)
  }, [])
  return useStore(store)
}
