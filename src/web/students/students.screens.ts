import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconArmchair, IconSchool, IconUserCircle } from '~icons'

/** What a student keeps of themselves. */
export const studentProfileScreens = screensOf({
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

/** All students, for the office. */
export const studentScreens = screensOf({
  guard: 'can-view-students',
  noticeIcons: { seat: IconArmchair },
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
      path: 'student/$id',
      title: 'students.edit_title',
      page: lazyRouteComponent(() => import('./student-page.tsx'), 'StudentPage'),
    },
  ],
})
