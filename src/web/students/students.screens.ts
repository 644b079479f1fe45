import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconUserCircle } from '~icons'

export const studentScreens = screensFor('signed-in', [
  {
    path: 'student/my-profile',
    title: 'students.profile_title',
    page: lazyRouteComponent(() => import('./student-profile-page.tsx'), 'StudentProfilePage'),
    role: 'client',
    menu: { icon: IconUserCircle },
  },
])
