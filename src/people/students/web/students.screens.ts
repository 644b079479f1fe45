import { lazyPage } from '#kit/web/page/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens.ts'
import { IconArmchair, IconChalkboard, IconSchool, IconUserCircle } from '~icons'

/** What a student keeps of themselves. */
export const studentProfileScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'student/my-profile',
      title: 'students.profile_title',
      page: lazyPage(() => import('./student-profile-page.tsx'), 'StudentProfilePage'),
      role: 'client',
      menu: { icon: IconUserCircle },
    },
  ],
})

/** A student’s seats, and what the link of a free one opens, without signing in. */
export const seatScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my/trainings',
      title: 'participants.mine_title',
      page: lazyPage(() => import('#teaching/participants/web/student/my-trainings-page.tsx'), 'MyTrainingsPage'),
      role: 'client',
      menu: { icon: IconChalkboard },
    },
    {
      path: 'my/trainings/$id',
      title: 'participants.mine_title',
      page: lazyPage(() => import('#teaching/participants/web/student/seat-page.tsx'), 'SeatPage'),
      role: 'client',
    },
    {
      path: 'training/offer/$hash',
      title: 'participants.offer_title',
      page: lazyPage(() => import('#teaching/participants/web/student/offer-page.tsx'), 'OfferPage'),
      guard: 'public',
    },
  ],
  steps: {
    seatOffered: () => ({ to: '/my/trainings' }),
    seatToConfirm: ({ id }) => ({ to: `/my/trainings/${id}` }),
    seatUnpaid: ({ id }) => ({ to: `/my/trainings/${id}` }),
  },
  noticeIcons: { seat: IconArmchair },
})

/** All students, for the office. */
export const studentScreens = screensOf({
  guard: 'can-view-students',
  screens: [
    {
      path: 'student',
      title: 'students.title',
      page: lazyPage(() => import('#office/student-page/web/student-list.tsx'), 'StudentList'),
      menu: { icon: IconSchool, group: 'work' },
    },
    {
      path: 'student/new',
      title: 'students.new_title',
      page: lazyPage(() => import('./new-student-page.tsx'), 'NewStudentPage'),
      guard: 'can-edit-students',
    },
    {
      path: 'student/$id',
      title: 'students.edit_title',
      page: lazyPage(() => import('#office/student-page/web/student-page.tsx'), 'StudentPage'),
    },
  ],
})
