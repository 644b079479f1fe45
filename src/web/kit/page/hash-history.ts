import { createHashHistory } from '@tanstack/history'
import { useSyncExternalStore } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** What the login screen fills in. */
    email?: string
    /** Why it opened: the reader was signed in, and is no more. */
    hasEnded?: boolean
  }
}

/** Where the reader is: what follows `#`. The door reads it by itself, the application's router goes by the same. */
export const hashHistory = createHashHistory()

const place = () => hashHistory.location
export const usePlace = () => useSyncExternalStore(hashHistory.subscribe, place, place)
