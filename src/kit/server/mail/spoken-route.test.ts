import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#kit/contract/texts/text.ts'
import { guestScreens, spokenRoute } from './spoken-route.ts'

const sources = new URL('../../../', import.meta.url)

/** The paths of screens that a guard leaves open, of a file or of one screen in it. */
function openScreens(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.screens.ts'),
  )
  const groups = files.flatMap((name) => readFileSync(new URL(name, sources), 'utf8').split('screensOf('))
  return groups.flatMap((source) => {
    const isOpen = /^ {2}guard: '(?:public|guest-only)'/m.test(source)
    return source.split(/(?=\bpath: ')/).flatMap((part) => {
      const path = /^path: '([^']*)'/.exec(part)?.[1]
      const own = /^ {6}guard: (.*),$/m.exec(part)?.[1]
      const isGuests = own ? /^'(?:public|guest-only)'/.test(own) : isOpen
      return path !== undefined && isGuests ? [path] : []
    })
  })
}

test('every screen that is open to guests is known, and no other', () => {
  expect([...guestScreens].sort()).toEqual(openScreens().sort())
})

test.each(guestScreens)('a link to "%s" opens in the language of its mail', (path) => {
  const route = path.replace(/\$\w+/g, 'a-secret')
  for (const language of languages) {
    expect(spokenRoute(route, language)).toBe(`${route}?lang=${language}`)
    expect(spokenRoute(`${route}?token=1&email=a%40b.pl`, language)).toBe(
      `${route}?token=1&email=a%40b.pl&lang=${language}`,
    )
  }
})

test('a reader who has to sign in gets their own language', () => {
  for (const route of ['vouchers/7', 'settings?tab=account', 'training/offer'])
    expect(spokenRoute(route, 'pl')).toBe(route)
})
