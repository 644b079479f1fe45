import { createStore } from '#kit/web/session/store.ts'
import { watchCalls } from './api.ts'

/** Whether the last changing call wrote a mail that does not leave for now: screens outside the application tell the reader themselves. */
export const mailWaits = createStore(false)

watchCalls({ mailWaits: mailWaits.set })
