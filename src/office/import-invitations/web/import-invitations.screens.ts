import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

/** The page of an import leads here. */
export const importInvitationScreens = screensOf({
  guard: 'can-import-data',
  screens: [
    {
      path: 'student/imports/$id/invitations',
      title: 'importInvitations.title',
      page: lazyPage(() => import('./import-invitations-page.tsx'), 'ImportInvitationsPage'),
    },
  ],
})
