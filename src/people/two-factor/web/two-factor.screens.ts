import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconShieldLock } from '~icons'

/** No screen of its own: it is a part of the settings, and of signing in. */
export const twoFactorScreens = screensOf({
  guard: 'signed-in',
  screens: [],
  noticeIcons: { factor: IconShieldLock },
})
