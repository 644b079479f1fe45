import { createStore } from '#kit/web/session/store.ts'

/** The number of unread messages: in the document's title, visible in a background tab. */
export const titleCount = createStore(0)
