import { hasPermission, hasRole } from '#kit/web/session/session.ts'

/** The side that the reader is on; null for a user without conversations. */
export function readerSide(): 'office' | 'artist' | 'student' | null {
  if (hasPermission('can-view-all-conversations')) return 'office'
  if (hasRole('pro-artist')) return 'artist'
  return hasRole('client') ? 'student' : null
}
