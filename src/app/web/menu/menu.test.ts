import '#app/contract/registers.ts'
import { describe, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { type RoleName, roleNames } from '#kit/contract/permissions.ts'
import { allows } from '#kit/contract/rights.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { rightsOf } from '#kit/server/http/feature.ts'
import { screens } from '../screens.tsx'
import { entryAt, menuOf } from './menu.ts'

const rights = Object.entries(rightsOf(Object.values(features)))

/** Somebody with the rights that a role has at first. */
function readerAs(name: RoleName) {
  const held = rights.filter(([, { holders }]) => (holders as readonly string[]).includes(name))
  return { roles: [{ name, permissions: held.map(([right]) => ({ name: right })) }] }
}

describe.each(roleNames)('the menu of the role %s', (role) => {
  const reader = readerAs(role)
  const entries = menuOf(reader, true)

  test('has at most nine entries', () => {
    expect(entries.length).toBeLessThanOrEqual(9)
  })

  test('marks one entry on every screen that the role opens', () => {
    const own = screens.filter(
      ({ guard, role: made = role }) =>
        guard !== 'guest-only' && guard !== 'public' && allows(reader, guard) && made === role,
    )
    expect(own.filter((screen) => !entryAt(screen, entries)).map(({ path }) => path)).toEqual([])
  })

  test('calls no two screens by one name', () => {
    const titles = entries.flatMap((entry) => entry.screens.map(({ title }) => title))
    for (const language of ['pl', 'en-US']) {
      const names = everyText()
        .filter((text) => text.language === language && titles.includes(`${text.group}.${text.name}` as never))
        .map(({ text }) => text)
      expect(names).toHaveLength(titles.length)
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
    }
  })
})
