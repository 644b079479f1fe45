import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'

/** Students and sales from files; the lists of both lead here. */
export const importScreens = screensOf({
  guard: 'can-import-data',
  screens: [
    {
      path: 'student/imports',
      title: 'imports.title',
      page: lazyRouteComponent(() => import('./import-list.tsx'), 'ImportList'),
    },
    {
      path: 'student/imports/new',
      title: 'imports.add',
      page: lazyRouteComponent(() => import('./new-import-page.tsx'), 'NewImportPage'),
    },
    {
      path: 'student/imports/$id',
      title: 'imports.rows',
      page: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
    },
  ],
})
