/** Whether the browser is among the supported versions. */

/** The first supported versions; the README lists the same. */
export const meantBrowsers = { safari: '17.4', chrome: '120', edge: '120', firefox: '121' } as const

/** Whether the browser is one of those. What the portal needs came to all of them with one of these, or before them. */
export function isCurrentBrowser(): boolean {
  // In this order: Safari, Chrome, Firefox.
  return 'groupBy' in Map && 'canParse' in URL && CSS.supports('selector(:has(*))')
}
