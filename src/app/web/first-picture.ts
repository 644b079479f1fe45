/** What a document brings of a screen: the sign-in page, the application page, or only what stands around the others. */
export type Picture = 'login' | 'register' | 'door' | 'shell'

/** What is to be seen first at an address, before any of the program came. Whoever is not signed in is led to sign in. */
export function pictureAt(hash: string, isSignedIn: boolean): Picture {
  const [path = ''] = hash.replace(/^#/, '').split('?')
  if (path === '/pro-artist/register') return 'register'
  if (otherDoors.test(path)) return 'door'
  return isSignedIn ? 'shell' : 'login'
}

const otherDoors = /^\/(forgot-password|reset-password|pro-artist\/|pro-artist-form\/)/
