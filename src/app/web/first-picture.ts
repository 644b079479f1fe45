/**
 * The part of a screen that the document contains: the sign-in page, the application page, or only the frame of the
 * others.
 */
export type Picture = 'login' | 'register' | 'door' | 'shell'

/**
 * The prerendered part for an address, before any of the program has loaded. An anonymous visitor gets the sign-in
 * page.
 */
export function pictureAt(hash: string, isSignedIn: boolean): Picture {
  const [path = ''] = hash.replace(/^#/, '').split('?')
  if (path === '/pro-artist/register') return 'register'
  if (otherDoors.test(path)) return 'door'
  return isSignedIn ? 'shell' : 'login'
}

const otherDoors = /^\/(forgot-password|reset-password|pro-artist\/|pro-artist-form\/)/
