import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#app/web/screens.tsx'
import type { BrowserUser } from './browser-user.ts'
import { brokenDown } from './driver.ts'

/** The addresses that a change reaches, where only what it reaches is tested. */
export const reached = process.env.SCREENS?.split(',')
export const isReached = (path: string) => reached?.includes(path) ?? true

/**
 * Where the browser or its driver broke down, and no expectation, a test is run again; WebKitGTK's processes end now and then. By the
 * message alone: a function is not called here (Vitest 5.1).
 */
export const again = { retry: { count: 2, condition: new RegExp(`^${brokenDown}`) } }

/** A test that opens these screens and no other, by which it is selected. */
export function storyOf(user: BrowserUser, opens: string[]) {
  return test
    .extend('visit', () => async (route: string) => {
      expect(opens).toContain(screenAt(route))
      await user.visit(route)
    })
    .skipIf(!opens.some(isReached))
}

/** The address of the screen that a route leads to. */
function screenAt(route: string) {
  const [path = ''] = route.slice(1).split('?')
  return screens.find((screen) => matchesGlob(path, screen.path.replace(/\$\w+/g, '*')))?.path
}
