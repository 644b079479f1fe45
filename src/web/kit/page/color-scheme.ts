import { createStore, useStore } from '#web/kit/session/store.ts'

export const colorSchemes = ['light', 'dark', 'auto'] as const
type ColorScheme = (typeof colorSchemes)[number]

const key = 'mantine-color-scheme-value'
const chosen = createStore(remembered())
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const shown = createStore(resolved())

/** Light, dark, or as the system has it; and how to choose. */
export function useColorScheme() {
  return [useStore(chosen), choose] as const
}

/** What it comes to. */
export const useShownScheme = () => useStore(shown)

function choose(scheme: ColorScheme) {
  try {
    localStorage.setItem(key, scheme)
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
  chosen.set(scheme)
}

function remembered(): ColorScheme {
  try {
    const scheme = localStorage.getItem(key)
    return colorSchemes.find((known) => known === scheme) ?? 'auto'
  } catch {
    return 'auto'
  }
}

function resolved() {
  const scheme = chosen.get()
  if (scheme !== 'auto') return scheme
  return systemIsDark.matches ? 'dark' : 'light'
}

function show() {
  shown.set(resolved())
  document.documentElement.dataset.mantineColorScheme = shown.get()
}

chosen.subscribe(show)
systemIsDark.addEventListener('change', show)
// Other tabs of this browser.
addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) chosen.set(remembered())
})
