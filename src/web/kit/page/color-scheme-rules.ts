export const colorSchemes = ['light', 'dark', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

export const colorSchemeKey = 'mantine-color-scheme-value'

/** What the reader chose on this device. */
export function chosenScheme(): ColorScheme {
  try {
    const scheme = localStorage.getItem(colorSchemeKey)
    return colorSchemes.find((known) => known === scheme) ?? 'auto'
  } catch {
    // Storage may be forbidden; then the system's preference holds.
    return 'auto'
  }
}

/** What it comes to. */
export function shownScheme(chosen: ColorScheme): 'light' | 'dark' {
  if (chosen !== 'auto') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
