import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Door, isAtDoor } from './door/door.tsx'
import { Offline } from './door/offline.tsx'
import { useTexts } from './kit/language/language.ts'
import { openQuestion } from './kit/overlay/confirm.ts'
import { usePlace } from './kit/page/hash-history.ts'
import { useUser } from './kit/session/session.ts'
import { useStore } from './kit/session/store.ts'

const application = () => import('./app/app.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await import('./kit/overlay/confirm-dialog.tsx')).ConfirmDialog }))
const App = lazy(() =>
  application().then(
    async ({ App, openScreen }) => {
      await openScreen()
      return { default: App }
    },
    () => ({ default: Offline }),
  ),
)

/** The door, or the application once somebody goes in; nothing before the texts are there. */
export function Root() {
  const texts = useTexts()
  const isInside = useIsInside()
  if (texts === 'loading') return null
  if (texts === 'late') return <Offline />
  return <Suspense>{isInside ? <App /> : <Doorstep />}</Suspense>
}

/** Whoever is in stays in: signing out is the application's own. The door stays in sight until what lies behind it has come. */
function useIsInside(): boolean {
  const { pathname } = usePlace()
  const user = useUser()
  const isLedIn = !isAtDoor(pathname, user !== null)
  const [isInside, setInside] = useState(isLedIn)
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
    const fetchIt = () => void application().then(({ fetchHome }) => fetchHome(), ignore)
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
