import { createStore } from '#web/kit/session/store.ts'

/** How many messages wait for the reader: stands before the name of the document, where a tab in the background shows it. */
export const titleCount = createStore(0)
