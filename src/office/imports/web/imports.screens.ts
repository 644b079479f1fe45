import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconFileImport } from '~icons'

/** Students and sales from files; the lists of both lead here. */
export const importScreens = screensOf({
  guard: 'can-import-data',
  records: { import: { to: '/student/imports/$id' } },
  screens: [
    {
      path: 'student/imports',
      title: 'imports.title',
      page: lazyPage(() => import('./import-list.tsx'), 'ImportList'),
      menu: { icon: IconFileImport, area: 'students' },
    },
    {
      path: 'student/imports/new',
      title: 'imports.add',
      page: lazyPage(() => import('./new-import-page.tsx'), 'NewImportPage'),
    },
    {
      path: 'student/imports/$id',
      title: 'imports.rows',
      page: lazyPage(() => import('./import-page.tsx'), 'ImportPage'),
    },
  ],
})
