import type { OwnSession } from '#people/account/contract/account.ts'

type Device = Pick<OwnSession, 'device' | 'system' | 'browser'>

/** The device behind a User-Agent header, as people call it. */
export function deviceOf(userAgent: string): Device {
  const [system = null, device = null] = systems.find(([, , mark]) => mark.test(userAgent)) ?? []
  const [browser = null] = browsers.find(([, mark]) => mark.test(userAgent)) ?? []
  return { device, system, browser }
}

// The first that fits: many call themselves by the names of others, too.
const systems: [string, NonNullable<Device['device']>, RegExp][] = [
  ['iPhone', 'phone', /iPhone|iPod/],
  ['iPad', 'tablet', /iPad/],
  ['Android', 'phone', /Android.*Mobile/],
  ['Android', 'tablet', /Android/],
  ['Windows', 'computer', /Windows NT/],
  ['ChromeOS', 'computer', /CrOS/],
  ['macOS', 'computer', /Macintosh/],
  ['Linux', 'computer', /Linux/],
]

const browsers: [string, RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|OPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]
