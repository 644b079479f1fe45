import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconAdjustments, IconKey } from '~icons'

export const settingsScreens = screensOf({
  guard: 'signed-in',
  finder: async () => (await import('./settings-finder.tsx')).settingsFinder,
  noticeIcons: { wallet: IconKey },
  records: {
    settings: { to: '/settings', search: { tab: 'academy' }, guard: 'can-view-system-settings' },
    privacyNotice: { to: '/settings', search: { tab: 'privacy' }, guard: 'can-view-system-settings' },
  },
  screens: [
    {
      path: 'settings',
      title: 'settings.title',
      page: lazyPage(() => import('./settings-page.tsx'), 'SettingsPage'),
      menu: { icon: IconAdjustments, area: 'academy' },
    },
  ],
})
