import type { RouteComponent } from '@tanstack/react-router'
import type { Access, RoleName } from '#contract/kit/permissions.ts'
import type { Counter } from '#contract/system/system.ts'
import type { TextKey } from '#contract/texts.ts'
import type { MenuIcon } from './menu-icons.ts'

export const menuGroups = ['work', 'catalogue', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

export type Screen = {
  /** What follows `#/`; `$id` is a part that varies. */
  path: string
  title: TextKey
  /** Fetched when a link to it gets the pointer or the focus; what the door shows has come before. */
  page: RouteComponent
  guard: 'guest-only' | Access
  layout: 'guest' | 'main'
  /** The one role that it is made for: in nobody else's menu. */
  role?: RoleName
  menu?: {
    icon: MenuIcon
    /** Without one it stands above all groups. */
    group?: MenuGroup
    counter?: Counter
    isDemoOnly?: boolean
  }
}
