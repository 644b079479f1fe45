import { session } from '#contract/session/session.ts'
import { watchCalls } from '#web/kit/calls/api.ts'
import { currentUser, fetchUser, onUserChange } from '#web/kit/session/session.ts'

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
