import { features } from 'web-features'
import { meantBrowsers } from '../../../src/kit/web/page/appearance/current-browser.ts'

const { chrome, edge, firefox, safari } = meantBrowsers

/** The first versions that are meant, by a name of the data each. */
const meant = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: safari,
}

type Browser = keyof typeof meant

/** As `lightningcss` takes its targets: a byte each for major, minor and patch. */
export const targets = Object.fromEntries(
  Object.entries(meantBrowsers).map(([browser, version]) => [browser, (major(version) << 16) | (minor(version) << 8)]),
)

/** Of each key of MDN's data, such as `api.Element.closest`: the browsers that have it too late or not at all. */
const lackingOf = new Map<string, Browser[]>()
const sinceOf = new Map<string, { [browser in Browser]?: string }>()
const keysByName = new Map<string, string[]>()

for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const browsers = Object.keys(meant) as Browser[]
    lackingOf.set(
      key,
      browsers.filter((browser) => !isSince(support[browser], meant[browser])),
    )
    sinceOf.set(key, support)
    const name = key.slice(key.lastIndexOf('.') + 1)
    keysByName.set(name, [...(keysByName.get(name) ?? []), key])
  }
}

/** The version with which something came to a browser. */
export function since(key: string, browser: Browser): string | undefined {
  return sinceOf.get(key)?.[browser]
}

/** The keys of a name under a prefix: of a method that several interfaces have, of a function that several properties take. */
export function keysOf(name: string, prefixes: string[]): string[] {
  return (keysByName.get(name) ?? []).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
}

export function isKnown(key: string): boolean {
  return lackingOf.has(key)
}

/** Which browsers lack what each of these keys may stand for; none where one of the keys is everywhere, or none is known. */
export function lacking(keys: string[]): { key: string; browsers: Browser[] } | null {
  const known = keys.flatMap((key) => ({ key, browsers: lackingOf.get(key) ?? [] })).filter(({ key }) => isKnown(key))
  return known.every(({ browsers }) => browsers.length > 0) ? (known[0] ?? null) : null
}

/** Versions are written `17.4`, or `≤79` where nobody looked further back. */
function isSince(first: string | undefined, version: string): boolean {
  if (!first) return false
  const since = first.replace('≤', '')
  return major(since) < major(version) || (major(since) === major(version) && minor(since) <= minor(version))
}

function major(version: string): number {
  return Number(version.split('.')[0])
}

function minor(version: string): number {
  return Number(version.split('.')[1] ?? 0)
}
