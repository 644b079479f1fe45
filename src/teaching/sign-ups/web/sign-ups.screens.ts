import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { signUpRight } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { IconClipboardList } from '~icons'

/** The form for everybody, what people see by their links, and the office's queue. */
export const signUpScreens = screensOf({
  guard: signUpRight,
  records: { signUp: { to: '/sign-ups/$id' } },
  screens: [
    {
      path: 'sign-ups',
      title: 'signUps.title',
      page: lazyPage(() => import('./sign-up-queue-page.tsx'), 'SignUpQueuePage'),
      menu: { icon: IconClipboardList, area: 'trainings', counter: 'signUpsCount', search: { stage: 'WAITING' } },
    },
    {
      path: 'sign-ups/$id',
      title: 'signUps.one',
      page: lazyPage(() => import('./office-sign-up-page.tsx'), 'OfficeSignUpPage'),
    },
    {
      path: 'sign-up/$id',
      title: 'signUps.form_title',
      page: lazyPage(() => import('./sign-up-page.tsx'), 'SignUpPage'),
      guard: 'public',
    },
    {
      path: 'sign-up/link/$hash',
      title: 'signUps.own_title',
      page: lazyPage(() => import('./own-sign-up-page.tsx'), 'OwnSignUpPage'),
      guard: 'public',
    },
  ],
  noticeIcons: { sign: IconClipboardList },
  queues: {
    signUps: {
      to: '/sign-ups',
      search: { stage: 'WAITING' },
      oldest: lazyPart(() => import('./oldest-sign-ups.tsx'), 'OldestSignUps'),
      decision: { rights: [signUpRight], part: lazyPart(() => import('./waiting-sign-up.tsx'), 'WaitingSignUp') },
    },
  },
})
