import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconPackage } from '~icons'

export const packageScreens = screensOf({
  guard: 'can-view-student-packages',
  records: { package: { to: '/packages/$id', guard: 'can-sell-student-packages' } },
  screens: [
    {
      path: 'packages',
      title: 'packages.title',
      page: lazyPage(() => import('./package-list.tsx'), 'PackageList'),
      menu: { icon: IconPackage, area: 'sales' },
    },
    {
      path: 'packages/new',
      title: 'packages.new_title',
      page: lazyPage(() => import('./package-form-page.tsx'), 'NewPackagePage'),
      guard: 'can-sell-student-packages',
    },
    {
      path: 'packages/$id',
      title: 'packages.edit_title',
      page: lazyPage(() => import('./package-form-page.tsx'), 'PackagePage'),
    },
  ],
})
