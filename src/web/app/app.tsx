import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/kit/language/language.ts'
import { ThemeProvider } from '#web/kit/ui/theme-provider.tsx'
import { Offline } from './offline.tsx'
import { router } from './router.tsx'

/** Comes after the first screen, which needs none of it. */
const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

/** Nothing is shown before the texts are there. */
export function App() {
  const texts = useTexts()
  return (
    <ThemeProvider>
      {texts === 'late' && <Offline />}
      {texts === 'ready' && (
        <>
          <RouterProvider router={router} />
          <Suspense>
            <Overlays />
          </Suspense>
        </>
      )}
    </ThemeProvider>
  )
}
