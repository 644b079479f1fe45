import { useDemo } from '#demo/web/use-demo.ts'
import type { Screen } from '#kit/web/page/screens.ts'
import { hasRole, useMay } from '#kit/web/session/session.ts'
import { screens } from '../screens.tsx'

export type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> }

/** The screens of the menu that this reader may open. */
export function useMenu(): MenuScreen[] {
  const may = useMay()
  const isDemo = useDemo() !== null
  return screens.filter(
    (screen): screen is MenuScreen =>
      screen.menu !== undefined &&
      screen.guard !== 'guest-only' &&
      may(screen.guard) &&
      (!screen.role || hasRole(screen.role)) &&
      (isDemo || !screen.menu.isDemoOnly),
  )
}
