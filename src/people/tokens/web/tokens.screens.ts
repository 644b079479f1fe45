import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconKey } from '~icons'

/** Tokens have no screen of their own: they are in the settings. */
export const tokenScreens = screensOf({
  guard: 'can-manage-tokens',
  records: { token: { to: '/settings', search: { tab: 'programs' } } },
  screens: [],
  noticeIcons: { token: IconKey },
})
