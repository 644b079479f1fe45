import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useShownScheme } from '#web/kit/page/color-scheme.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { ThemeProvider } from '#web/kit/ui/theme-provider.tsx'
import './reader-news.ts'
import { router } from './router.tsx'

/** Comes after the first screen, which needs none of it. */
const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

/** Brings the screen that the address names, or that a guard leads on to, so that it stands there at once. */
export async function openScreen() {
  // Once it is drawn, the router follows the address by itself.
  const stop = hashHistory.subscribe(() => void router.load())
  await router.load()
  stop()
}

/** What whoever signs in sees first. */
export const fetchHome = () => Promise.all([import('./shell.tsx'), import('./home-page.tsx')])

/** All that lies behind the door, and the screens that a link of a mail opens. */
export function App() {
  return (
    <ThemeProvider colorScheme={useShownScheme()}>
      <RouterProvider router={router} />
      <Suspense>
        <Overlays />
      </Suspense>
    </ThemeProvider>
  )
}
