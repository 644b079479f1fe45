import { readStored, storage } from '#kit/web/session/device-storage.ts'

/*
 * What the first screen of a visit fetched, by its address: the document of the next visit starts it all at once, instead of
 * one after the other as the program comes to it. Written by the application, read before the first paint.
 */

/** `intro` is the text below the title: of most screens the largest one. */
export type FirstNeeds = {
  hasTabs: boolean
  title: string
  intro: string
  place: HeadingPlace
  files: string[]
  answers: string[]
}

/** In pixels, of the title in its page: the way back is above it, a face at its left, a state between it and the intro. */
type HeadingPlace = { left: number; above: number; between: number }

/** Of one version of the program, whose files have names of their own. */
type Stored = { program: string; screens: [address: string, needs: FirstNeeds][] } | null

const most = 12
const keyOf = (user: number) => `atelier.first.${user}`

/** Null where nothing is stored, or by a program for which `isCurrent` is false. */
export function readNeeds(user: number, hash: string, isCurrent: (program: string) => boolean): FirstNeeds | null {
  const stored = readStored(keyOf(user)) as Stored
  const screen = stored && isCurrent(stored.program) && stored.screens.find((one) => one[0] === addressIn(hash))
  return screen ? screen[1] : null
}

/** Call it once the screen is shown whole, in a visit that began with it, with the URLs of what it has read. */
export function storeNeeds(user: number, answers: string[]) {
  const heading = document.querySelector('main h1')
  if (!heading) return
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(js|css)$/.test(pathname))
    .map(({ pathname }) => pathname)
  const files = [...new Set(fetched)].filter((url) => !isInDocument(url))
  const intro = document.querySelector('main header p')
  const hasTabs = document.querySelector('[data-tabs] nav') !== null
  const place = placeOf(heading, intro)
  const needs: FirstNeeds = {
    hasTabs,
    title: heading.textContent,
    intro: intro?.textContent ?? '',
    place,
    files,
    answers,
  }
  const program = new URL(import.meta.url).pathname
  const before = readStored(keyOf(user)) as Stored
  const others = before?.program === program ? before.screens : []
  const address = addressIn(location.hash)
  const screens = [[address, needs] as const, ...others.filter(([other]) => other !== address)].slice(0, most)
  storage.write(keyOf(user), { program, screens })
}

function placeOf(title: Element, intro: Element | null): HeadingPlace {
  const { left, top, bottom } = title.getBoundingClientRect()
  const page = title.closest('main')?.firstElementChild?.getBoundingClientRect()
  return {
    left: left - (page?.left ?? left),
    above: top - (page?.top ?? top),
    between: (intro?.getBoundingClientRect().top ?? bottom) - bottom,
  }
}

/** The dashboard is where those land whose address names nothing. */
function addressIn(hash: string): string {
  const address = hash.replace(/^#/, '')
  return address === '' || address === '/' ? '/dashboard' : address
}

const isInDocument = (url: string) => document.querySelector(`script[src="${url}"]`) !== null
