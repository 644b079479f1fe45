import { createStore } from '#kit/web/session/store.ts'
import { watchCalls } from './api.ts'

/** Whether the portal can be reached, as the browser and the last call know it. */
export const isConnected = createStore(navigator.onLine)

addEventListener('offline', () => isConnected.set(false))
addEventListener('online', () => isConnected.set(true))
watchCalls({ answered: (isAnswered) => isConnected.set(isAnswered) })
