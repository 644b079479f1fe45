import { createHashHistory } from '@tanstack/history'
import { useSyncExternalStore } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Prefills the login screen. */
    email?: string
    /** The login screen opened because the session has ended. */
    hasEnded?: boolean
    /** Whom the screen of vouchers for many begins with, as they would be typed there. */
    recipients?: string
    /** The application was sent, and the mail about it does not leave for now. */
    mailWaits?: boolean
  }
}

// What others add to a link, such as `?fbclid=…`, would be read as the end of the location after `#`.
if (location.search) history.replaceState(history.state, '', location.pathname + location.hash)

// An entry that the router did not make (of an address that was typed) has no state: it would count as the first, and as a step back.
addEventListener(
  'popstate',
  () => {
    const place = { __TSR_index: hashHistory.location.state.__TSR_index + 1 }
    if (!history.state) History.prototype.replaceState.call(history, place, '')
  },
  true,
)

/** The history of locations after `#`. The door uses it without a router; the application's router uses the same one. */
export const hashHistory = createHashHistory()

const place = () => hashHistory.location
export const usePlace = () => useSyncExternalStore(hashHistory.subscribe, place, place)
