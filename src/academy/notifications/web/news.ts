/** The features that a screen shows, by the first part of its path; without a line, the one that it is called as. */
export type ShownAt = Readonly<Record<string, readonly string[]>>

/**
 * Whether a cached response may have changed with the notifications that lead to a screen (`proartist/12`): any of that
 * feature, unless it is of another record by its id.
 */
export function isAbout(shownAt: ShownAt, link: string, feature: string, input: object): boolean {
  const [path = ''] = link.split('?')
  const [screen = '', ...rest] = path.split('/')
  const id = /^\d+$/.exec(rest.at(-1) ?? '')?.[0]
  if (!(shownAt[screen] ?? [screen]).includes(feature)) return false
  return id === undefined || !('id' in input) || String(input.id) === id
}
