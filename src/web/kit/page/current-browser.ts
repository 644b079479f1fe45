/**
 * Whether the browser is one of those that are meant (README): Safari from 17.4, Chrome and Edge from 117, Firefox from 119. What the
 * portal uses came to all of them with this, or before it.
 */
export function isCurrentBrowser(): boolean {
  return typeof Map.groupBy === 'function'
}
