/** The first versions that are meant; the README says the same. */
export const meantBrowsers = { safari: '17.4', chrome: '120', edge: '120', firefox: '121' } as const

/** Whether the browser is one of those. What the portal needs came to all of them with one of these, or before them. */
export function isCurrentBrowser(): boolean {
  const isSafari17 = typeof Map.groupBy === 'function'
  const isChrome120 = typeof URL.canParse === 'function'
  const isFirefox121 = CSS.supports('selector(:has(*))')
  return isSafari17 && isChrome120 && isFirefox121
}
