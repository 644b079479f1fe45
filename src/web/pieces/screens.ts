import type { RouteComponent } from '@tanstack/react-router'
import type { RoleName } from '#contract/kit/permissions.ts'
import type { Counter } from '#contract/system/system.ts'
import type { Right, TextKey } from '#contract/texts.ts'
import type { Icon } from '#web/kit/ui/icon.tsx'

export const menuGroups = ['work', 'catalogue', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** Whom a screen lets in: those alone who have not signed in, or whoever may. */
type Guard = 'guest-only' | 'public' | 'signed-in' | Right

export type Screen = {
  /** What follows `#/`; `$id` is a part that varies. */
  path: string
  title: TextKey
  /** Fetched when a link to it gets the pointer or the focus; what the door shows has come before. */
  page: RouteComponent
  guard: Guard
  /** The one role that it is made for: in nobody else's menu. */
  role?: RoleName
  menu?: {
    icon: Icon
    /** Without one it stands above all groups. */
    group?: MenuGroup
    counter?: Counter
    isDemoOnly?: boolean
  }
}

/** The screens of a feature, all guarded alike unless one says otherwise. */
export function screensFor(
  guard: Guard,
  declared: readonly (Omit<Screen, 'guard'> & Partial<Pick<Screen, 'guard'>>)[],
): Screen[] {
  return declared.map((screen) => ({ guard, ...screen }))
}

/** What guests may open has no menu around it, whoever looks at it. */
export function isOpenToGuests({ guard }: Screen): boolean {
  return guard === 'guest-only' || guard === 'public'
}
