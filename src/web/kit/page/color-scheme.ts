import { createStore, useStore } from '#web/kit/session/store.ts'
import { type ColorScheme, chosenScheme, colorSchemeKey, shownScheme } from './color-scheme-rules.ts'

const chosen = createStore(chosenScheme())
const shown = createStore(shownScheme(chosen.get()))

/** Light, dark, or as the system has it; and how to choose. */
export function useColorScheme() {
  return [useStore(chosen), choose] as const
}

/** What it comes to. */
export const useShownScheme = () => useStore(shown)

function choose(scheme: ColorScheme) {
  try {
    localStorage.setItem(colorSchemeKey, scheme)
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
  chosen.set(scheme)
}

function show() {
  shown.set(shownScheme(chosen.get()))
  document.documentElement.dataset.mantineColorScheme = shown.get()
}

chosen.subscribe(show)
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
// Other tabs of this browser.
addEventListener('storage', (event) => {
  if (event.key === colorSchemeKey || event.key === null) chosen.set(chosenScheme())
})
