import { session } from '#kit/contract/session.ts'
import { watchCalls } from '#kit/web/calls/api.ts'
import { currentUser, fetchUser, onUserChange } from '#kit/web/session/session.ts'

/** Whom the portal took the reader for with its last answer. */
let known: string | null = null
onUserChange(() => {
  known = null
})

// Rights that changed show at once, and what is typed in an open form stays.
watchCalls({
  reader(endpoint, mark) {
    const isNews = known !== null && mark !== known && endpoint !== session.user
    known = mark
    if (isNews && currentUser()) fetchUser().catch(() => {})
  },
})
