/** The color scheme that the user chose, and the one that is shown. */

export const colorSchemes = ['light', 'dark', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

export const colorSchemeKey = 'mantine-color-scheme-value'

/** The user's choice on this device. */
export function chosenScheme(): ColorScheme {
  try {
    const scheme = localStorage.getItem(colorSchemeKey)
    return colorSchemes.find((known) => known === scheme) ?? 'auto'
  } catch {
    // The browser may block storage: then the system's preference applies.
    return 'auto'
  }
}

/** Resolves `auto` by the system's preference. */
export function shownScheme(chosen: ColorScheme): 'light' | 'dark' {
  if (chosen !== 'auto') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
