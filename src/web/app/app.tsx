import { RouterProvider } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useTexts } from '#web/kit/language.ts'
import { Toasts } from '#web/kit/toasts.tsx'
import { ThemeProvider } from '#web/kit/ui/theme-provider.tsx'
import { Offline } from './offline.tsx'
import { router } from './router.tsx'

/** Nothing is shown before the texts are there. */
export function App() {
  const texts = useTexts()
  return (
    <ThemeProvider>
      {texts === 'late' && <Offline />}
      {texts === 'ready' && (
        <>
          <RouterProvider router={router} />
          <ConfirmDialog />
          <Toasts />
        </>
      )}
    </ThemeProvider>
  )
}
