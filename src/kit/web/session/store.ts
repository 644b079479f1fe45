import { useSyncExternalStore } from 'react'

export type Store<State> = ReturnType<typeof createStore<State>>

/** An external store: state that components and plain functions share. */
export function createStore<State>(initial: State) {
  let state = initial
  const listeners = new Set<(state: State, previous: State) => void>()
  return {
    get: () => state,
    set(next: State) {
      const previous = state
      state = next
      for (const listener of listeners) listener(next, previous)
    },
    subscribe(listener: (state: State, previous: State) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
