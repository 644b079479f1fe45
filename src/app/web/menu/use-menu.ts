import { useMatches } from '@tanstack/react-router'
import { useDemo } from '#demo/web/use-demo.ts'
import { useApi } from '#kit/web/calls/query.ts'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { useUser } from '#kit/web/session/session.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { entryAt, type MenuEntry, type MenuScreen, menuOf } from './menu.ts'

/** This reader's menu. */
export function useMenu(): MenuEntry[] {
  return menuOf(useUser(), useDemo() !== null)
}

/** Where the reader is: the open screen, and the entry of the menu that it is in. */
export function useMenuPlace(): { screen?: Screen; entry?: MenuEntry } {
  const menu = useMenu()
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen })
  return screen ? { screen, entry: entryAt(screen, menu) } : {}
}

/** The query with which the menu opens a screen: what waits there, where anything does. */
export function useMenuSearch(): (screen: MenuScreen) => Record<string, string> {
  const waitingOn = useWaiting()
  return (screen) => (waitingOn(screen) !== 0 && screen.menu.search) || {}
}

/** How much waits for the reader on a screen; nothing is known before the first response. */
export function useWaiting(): (screen: MenuScreen) => number | undefined {
  const { data } = useApi(dashboard.counters, {}, { every: 30_000 })
  return ({ menu: { counter } }) => counter && data?.[counter]
}
