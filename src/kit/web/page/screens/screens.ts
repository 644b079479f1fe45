import type { RouteComponent } from '@tanstack/react-router'
import type { RoleName } from '#kit/contract/permissions.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ListViews } from '#kit/web/list/list-views.ts'
import type { Icon } from '#kit/web/ui/icon.tsx'
import type { DashboardParts, MenuCounter } from './dashboard-parts.ts'
import type { FinderPart } from './finder-part.ts'
import type { Guard, RecordScreen } from './record-screens.ts'

/** The screens that a feature brings, with their guards and menu entries. */

/** What the menu lists, in this order. */
export const menuAreas = [
  'home',
  'calendar',
  'messages',
  'artists',
  'trainings',
  'students',
  'sales',
  'profile',
  'cooperation',
  'academy',
] as const
export type MenuArea = (typeof menuAreas)[number]

export type Screen = {
  /** What follows `#/`; `$id` is a part that varies. */
  path: string
  title: TextKey
  /** Fetched when a link to it gets the pointer or the focus; what the door shows has come before. */
  page: RouteComponent
  guard: Guard
  /** The one role that it is made for: in nobody else's menu. */
  role?: RoleName
  /** Its place in the menu: a tab of the area, or the area itself where a reader has no other screen of it. */
  menu?: {
    icon: Icon
    area: MenuArea
    counter?: MenuCounter
    /** Narrows its list to what waits, as long as something does. */
    search?: Readonly<Record<string, string>>
    isDemoOnly?: boolean
  }
  /**
   * Where a screen without a place of its own is marked: the first of these areas that the reader has. The default is
   * the area of the nearest screen above its path.
   */
  within?: readonly MenuArea[]
  /**
   * The features whose responses it shows, it and the screens below its path: fetched again when a notification leads
   * there. The default is the feature that is called as the first part of the path.
   */
  shows?: readonly string[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen of a route, for the page that lists all screens. */
    screen?: Screen
  }
}

/** All that a feature brings to the application; `app/web/screens.tsx` lists them. */
export type FeatureScreens = {
  screens: readonly Screen[]
  /** The pictures of its notices, by what their types begin with: `benefit` is that of `benefit_added`. */
  noticeIcons?: Readonly<Record<string, Icon>>
  /** The screen of each of its kinds of records, null where there is none. */
  records?: Readonly<Record<string, RecordScreen | null>>
  /** What the finder finds of it; fetched with the finder. */
  finder?: () => Promise<FinderPart>
  /** Where its queues on the dashboard are worked off. */
  queues?: DashboardParts['queues']
  /** Where its steps on the dashboard are taken. */
  steps?: DashboardParts['steps']
  /** Where the rows are that the dashboard's charts count. */
  charts?: DashboardParts['charts']
  /** The named views that lists with `hasViews` have in their toolbar. */
  listViews?: ListViews
}

type Declared = Omit<FeatureScreens, 'screens'> & {
  /** The default for all of its screens. */
  guard: Guard
  screens: readonly (Omit<Screen, 'guard'> & Partial<Pick<Screen, 'guard'>>)[]
}

export function screensOf({ guard, screens, ...rest }: Declared): FeatureScreens {
  return { ...rest, screens: screens.map((screen) => ({ guard, ...screen })) }
}

/** Screens for guests have no menu around them, for any reader. */
export function isOpenToGuests({ guard }: Screen): boolean {
  return guard === 'guest-only' || guard === 'public'
}
