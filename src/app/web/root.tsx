import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Door, fetchDoor, isAtDoor } from '#door/door.tsx'
import { Offline } from '#door/offline.tsx'
import { fetchTexts, useTextsAreLate } from '#kit/web/language/language.ts'
import { openQuestion } from '#kit/web/overlay/confirm.ts'
import { hashHistory, usePlace } from '#kit/web/page/address/hash-history.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { nextTurn } from '#kit/web/page/loading/next-turn.ts'
import { preloadable } from '#kit/web/page/loading/preloadable.ts'
import { currentUser, useUser } from '#kit/web/session/session.ts'
import { useStore } from '#kit/web/session/store.ts'

const application = () => import('./app.tsx')
const ConfirmDialog = lazyPart(() => import('#kit/web/overlay/confirm-dialog.tsx'), 'ConfirmDialog')
const App = preloadable(() =>
  Promise.all([application(), fetchTexts()]).then(
    async ([{ App, openScreen }]) => {
      // Its files ran in one long turn.
      await nextTurn()
      await openScreen()
      return App
    },
    () => Offline,
  ),
)

/** Whether the address leads past the door. */
export function leadsInside(): boolean {
  return !isAtDoor(hashHistory.location.pathname, currentUser() !== null)
}

/** Loads the screen of the URL, so that it is rendered at once. */
export function fetchFirstScreen(isInside: boolean): Promise<void> {
  return isInside ? App.preload() : fetchDoor(hashHistory.location.pathname)
}

/** The sign-in screens, or the application once the user is signed in. */
export function Root({ startsInside }: { startsInside: boolean }) {
  const textsAreLate = useTextsAreLate()
  const isInside = useIsInside(startsInside)
  if (textsAreLate) return <Offline />
  return <Suspense>{isInside ? <App /> : <Doorstep />}</Suspense>
}

/**
 * After sign-in the application stays mounted: it handles signing out. The sign-in screen remains visible until the
 * application has loaded.
 */
function useIsInside(startsInside: boolean): boolean {
  const { pathname } = usePlace()
  const user = useUser()
  const isLedIn = !isAtDoor(pathname, user !== null)
  const [isInside, setInside] = useState(startsInside)
  if (isLedIn && !isInside) setInside(true)
  return useDeferredValue(isInside)
}

const ignore = () => undefined

/** Fetches the application while somebody types what lets them in. */
function Doorstep() {
  const { pathname } = usePlace()
  const question = useStore(openQuestion)
  const leadsIn = isAtDoor(pathname, false) && !isAtDoor(pathname, true)
  useEffect(() => {
    if (!leadsIn) return
    const fetchIt = () => {
      void fetchTexts()
      void application().then(({ fetchHome }) => fetchHome(), ignore)
    }
    addEventListener('focusin', fetchIt, { once: true })
    return () => removeEventListener('focusin', fetchIt)
  }, [leadsIn])
  return (
    <>
      <Door open={application} />
      {question && (
        <Suspense>
          <ConfirmDialog />
        </Suspense>
      )}
    </>
  )
}
