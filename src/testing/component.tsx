import '#web/kit/ui/base.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import { flatTexts } from '#contract/texts.ts'
import { fillTexts, showLanguage } from '#web/kit/language/i18n.ts'
import { ThemeProvider } from '#web/kit/ui/theme-provider.tsx'

// What the portal would have sent.
fillTexts(flatTexts().map(({ key, language, text }) => ({ key, language, translation: text })))
showLanguage('pl')

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Draws something by itself, as it is drawn in the application; it goes when the test ends. */
export function show(what: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<ThemeProvider colorScheme="light">{what}</ThemeProvider>)
  const end = () => {
    root.unmount()
    place.remove()
  }
  ends.push(end)
  return end
}
