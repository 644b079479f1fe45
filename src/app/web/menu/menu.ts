import * as rights from '#kit/contract/rights.ts'
import { type MenuArea, menuAreas, type Screen } from '#kit/web/page/screens/screens.ts'
import { screens } from '../screens.tsx'

/** The menu: areas of the portal, each with those of its screens that a reader may open. */

export type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> }
export type MenuEntry = { area: MenuArea; screens: readonly [MenuScreen, ...MenuScreen[]] }

const menuScreens = screens.filter((screen): screen is MenuScreen => screen.menu !== undefined)

export function menuOf(reader: rights.RoleHolder, isDemo: boolean): MenuEntry[] {
  const open = menuScreens.filter(
    ({ guard, role, menu }) =>
      guard !== 'guest-only' &&
      rights.allows(reader, guard) &&
      (!role || rights.hasRole(reader, role)) &&
      (isDemo || !menu.isDemoOnly),
  )
  return menuAreas.flatMap((area) => {
    const [first, ...others] = open.filter(({ menu }) => menu.area === area)
    return first ? [{ area, screens: [first, ...others] }] : []
  })
}

/** The entry of a menu that is marked while a screen is open. */
export function entryAt({ path, menu, within }: Screen, entries: readonly MenuEntry[]): MenuEntry | undefined {
  const areas = menu ? [menu.area] : (within ?? areasAbove(path))
  return areas.flatMap((area) => entries.find((entry) => entry.area === area) ?? [])[0]
}

/** That of the nearest screen above a path. */
function areasAbove(path: string): MenuArea[] {
  const above = menuScreens.filter((screen) => path.startsWith(`${screen.path}/`))
  const [nearest] = above.sort((one, other) => other.path.length - one.path.length)
  return nearest ? [nearest.menu.area] : []
}
