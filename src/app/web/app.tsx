import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { watchCalls } from '#kit/web/calls/api.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { useShownScheme } from '#kit/web/page/appearance/color-scheme.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { nextTurn } from '#kit/web/page/loading/next-turn.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { ThemeProvider } from '#kit/web/ui/styles/theme-provider.tsx'
import '#kit/web/calls/stored-answers.ts'
import './shell/reader-news.ts'
import { storeNeeds } from './first-needs.ts'
import { untilWhole } from './first-screen.ts'
import { appRouter, followSession } from './router.tsx'

const Overlays = lazyPart(() => import('./shell/overlays.tsx'), 'Overlays')

/** Loads the screen of the URL, or the one to which a guard redirects, so that it is rendered at once. */
export async function openScreen() {
  const router = appRouter()
  await nextTurn()
  const stops = [hashHistory.subscribe(() => void router.load()), followSession()]
  stopFollowing = () => {
    for (const stop of stops) stop()
  }
  await router.load()
}

/** Once it is rendered, the router follows the URL by itself; until then this catches any navigation. */
let stopFollowing = () => {}

/** The first screens after sign-in. */
export const fetchHome = () => Promise.all([import('./shell/shell.tsx'), import('./home-page.tsx')])

/** A visit that begins at the door fetches what its next one does not need. */
const beganSignedIn = currentUser() !== null

/** What the first screen has read until it was whole. */
const answers = new Set<string>()
const stopNoting = watchCalls({ sent: ({ method }, url) => void (method === 'GET' && answers.add(url)) })

/** Whether the first screen is whole, which needs none of what is loaded then. The next visit fetches ahead what it took. */
function useIsWhole() {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const { hash } = location
    void untilWhole().then(() => {
      stopNoting()
      const user = currentUser()
      // Its reader may have left it before it was there.
      if (beganSignedIn && user && location.hash === hash && !document.hidden) storeNeeds(user.id, [...answers])
      setWhole(true)
    })
  }, [])
  return isWhole
}

/** All that lies behind the door, and the screens that a link of a mail opens. */
export function App() {
  useEffect(() => {
    stopFollowing()
    return followSession()
  }, [])
  const isWhole = useIsWhole()
  return (
    <ThemeProvider colorScheme={useShownScheme()}>
      <RouterProvider router={appRouter()} />
      {isWhole && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </ThemeProvider>
  )
}
