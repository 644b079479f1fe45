import { createStore } from '#kit/web/session/store.ts'
import { watchCalls } from './api.ts'

/**
 * Whether the last changing call wrote a mail that cannot be sent for now: screens outside the application show this
 * themselves.
 */
export const mailWaits = createStore(false)

watchCalls({ mailWaits: mailWaits.set })
