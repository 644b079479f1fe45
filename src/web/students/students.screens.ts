import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconSchool, IconUserCircle } from '~icons'

export const studentScreens = screensOf({
  guard: 'can-view-students',
  screens: [
    {
      path: 'student',
      title: 'students.title',
      page: lazyRouteComponent(() => import('./student-list.tsx'), 'StudentList'),
      menu: { icon: IconSchool, group: 'work' },
    },
    {
      path: 'student/new',
      title: 'students.new_title',
      page: lazyRouteComponent(() => import('./new-student-page.tsx'), 'NewStudentPage'),
      guard: 'can-edit-students',
    },
    {
      path: 'student/my-profile',
      title: 'students.profile_title',
      page: lazyRouteComponent(() => import('./student-profile-page.tsx'), 'StudentProfilePage'),
      guard: 'signed-in',
      role: 'client',
      menu: { icon: IconUserCircle },
    },
    {
      path: 'student/$id',
      title: 'students.edit_title',
      page: lazyRouteComponent(() => import('./student-page.tsx'), 'StudentPage'),
    },
  ],
})
