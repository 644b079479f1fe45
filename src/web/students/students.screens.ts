import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconUserCircle } from '~icons'

export const studentScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'student/my-profile',
      title: 'students.profile_title',
      page: lazyRouteComponent(() => import('./student-profile-page.tsx'), 'StudentProfilePage'),
      role: 'client',
      menu: { icon: IconUserCircle },
    },
  ],
})
