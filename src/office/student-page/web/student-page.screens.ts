import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconSchool } from '~icons'

/** All students, for the office. */
export const studentPageScreens = screensOf({
  guard: 'can-view-students',
  records: { student: { to: '/student/$id' } },
  screens: [
    {
      path: 'student',
      title: 'students.title',
      page: lazyPage(() => import('./student-list.tsx'), 'StudentList'),
      menu: { icon: IconSchool, area: 'students' },
    },
    {
      path: 'student/new',
      title: 'students.new_title',
      page: lazyPage(() => import('./new-student.tsx'), 'NewStudent'),
      guard: 'can-edit-students',
    },
    {
      path: 'student/$id',
      title: 'students.edit_title',
      page: lazyPage(() => import('./student-page.tsx'), 'StudentPage'),
    },
  ],
})
