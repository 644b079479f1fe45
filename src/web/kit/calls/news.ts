/** What a screen shows where its path alone does not say whose data that are. */
const shownAt: Record<string, string> = { inbox: 'proartist', 'my-profile': 'proartist', 'status-upgrade': 'proartist' }

/**
 * Whether something asked of the API may have changed with the news that lead to a screen (`proartist/12`): whatever is of that
 * kind, unless it is of another one by its id.
 */
export function isAbout(link: string, feature: string, input: object): boolean {
  const [path = ''] = link.split('?')
  const [screen = '', ...rest] = path.split('/')
  const id = /^\d+$/.exec(rest.at(-1) ?? '')?.[0]
  if ((shownAt[screen] ?? screen.replace(/s$/, '')) !== feature) return false
  return id === undefined || !('id' in input) || String(input.id) === id
}
