/**
 * Whether the browser is one of those that are meant (README): Safari from 17.4, Chrome and Edge from 120, Firefox from 121. What the
 * portal needs came to all of them with one of these, or before them.
 */
export function isCurrentBrowser(): boolean {
  const isSafari17 = typeof Map.groupBy === 'function'
  const isChrome120 = typeof URL.canParse === 'function'
  const isFirefox121 = CSS.supports('selector(:has(*))')
  return isSafari17 && isChrome120 && isFirefox121
}
