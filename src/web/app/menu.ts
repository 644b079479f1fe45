import { hasRole, useMay } from '#web/kit/session/session.ts'
import type { Screen } from '#web/pieces/screens.ts'
import { useDemo } from '#web/pieces/use-demo.ts'
import { screens } from './screens.tsx'

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
