import { createStore, useStore } from '#kit/web/session/store.ts'
import { type ColorScheme, chosenScheme, colorSchemeKey, shownScheme } from './color-scheme-rules.ts'

const chosen = createStore(chosenScheme())
const shown = createStore(shownScheme(chosen.get()))

/** The chosen scheme (light, dark or `auto`), and its setter. */
export function useColorScheme() {
  return [useStore(chosen), choose] as const
}

/** The resolved scheme: light or dark. */
export const useShownScheme = () => useStore(shown)

function choose(scheme: ColorScheme) {
  try {
    localStorage.setItem(colorSchemeKey, scheme)
  } catch {
    // The browser may block storage: then the choice lasts until the page is closed.
  }
  chosen.set(scheme)
}

function show() {
  shown.set(shownScheme(chosen.get()))
  document.documentElement.dataset.mantineColorScheme = shown.get()
}

chosen.subscribe(show)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
// Another tab of this browser has changed it.
addEventListener('storage', (event) => {
  if (event.key === colorSchemeKey || event.key === null) chosen.set(chosenScheme())
})
