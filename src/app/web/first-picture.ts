/**
 * The part of a screen that the document contains: the sign-in page, the application page, the head of the dashboard, or only
 * the frame of the others.
 */
export type Picture = 'login' | 'register' | 'door' | 'dashboard' | 'shell'

/**
 * The prerendered part for an address, before any of the program has loaded. An anonymous visitor gets the sign-in
 * page.
 */
export function pictureAt(hash: string, isSignedIn: boolean): Picture {
  const [path = ''] = hash.replace(/^#/, '').split('?')
  if (path === '/pro-artist/register') return 'register'
  if (otherDoors.test(path)) return 'door'
  if (!isSignedIn) return 'login'
  return dashboards.test(path) ? 'dashboard' : 'shell'
}

const otherDoors = /^\/(forgot-password|reset-password|pro-artist\/|pro-artist-form\/)/
const dashboards = /^\/?(dashboard)?$/
