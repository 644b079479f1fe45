import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconUserCircle } from '~icons'

/** What a student keeps of themselves. */
export const studentProfileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'student/my-profile',
      title: 'students.profile_title',
      page: lazyPage(() => import('./student-profile-page.tsx'), 'StudentProfilePage'),
      role: 'client',
      menu: { icon: IconUserCircle, area: 'profile' },
    },
  ],
})
