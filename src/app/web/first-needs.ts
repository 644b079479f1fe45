import { readStored, storage } from '#kit/web/session/device-storage.ts'

/*
 * What the first screen of a visit fetched, by its address: the document of the next visit starts it all at once, instead of
 * one after the other as the program comes to it. Written by the application, read before the first paint.
 */

export type FirstNeeds = { title: string; files: string[]; answers: string[] }

/** Of one version of the program, whose files have names of their own. */
type Stored = { program: string; screens: [address: string, needs: FirstNeeds][] } | null

const most = 12
const keyOf = (user: number) => `atelier.first.${user}`

/** `isCurrent` is asked of the program that stored them. */
export function readNeeds(user: number, hash: string, isCurrent: (program: string) => boolean): FirstNeeds | null {
  const stored = readStored(keyOf(user)) as Stored
  const screen = stored && isCurrent(stored.program) && stored.screens.find((one) => one[0] === addressIn(hash))
  return screen ? screen[1] : null
}

/** Call it once the screen is shown whole, in a visit that began with it. `changing` are the paths of calls that are no reading. */
export function storeNeeds(user: number, changing: ReadonlySet<string>) {
  const heading = document.querySelector('main h1')
  if (!heading) return
  const addresses = [...changing].map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`))
  const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType !== 'img')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
  const needs: FirstNeeds = {
    title: heading.textContent,
    files: unique(fetched.filter((url) => /^\/assets\/.*\.(js|css)$/.test(url) && !isInDocument(url))),
    answers: unique(fetched.filter((url) => url.startsWith('/api/') && !addresses.some((one) => one.test(url)))),
  }
  const program = new URL(import.meta.url).pathname
  const before = readStored(keyOf(user)) as Stored
  const others = before?.program === program ? before.screens : []
  const address = addressIn(location.hash)
  const screens = [[address, needs] as const, ...others.filter(([other]) => other !== address)].slice(0, most)
  storage.write(keyOf(user), { program, screens })
}

/** The dashboard is where those land whose address names nothing. */
function addressIn(hash: string): string {
  const address = hash.replace(/^#/, '')
  return address === '' || address === '/' ? '/dashboard' : address
}

const isInDocument = (url: string) => document.querySelector(`script[src="${url}"]`) !== null
const unique = (urls: string[]) => [...new Set(urls)]
