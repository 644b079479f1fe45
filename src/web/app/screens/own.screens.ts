import { lazyRouteComponent } from '@tanstack/react-router'
import type { Screen } from '../screen.ts'

/** What is the reader’s own, whoever they are. */
export const ownScreens: Screen[] = [
  {
    path: 'dashboard',
    title: 'dashboard.title',
    page: lazyRouteComponent(() => import('../home-page.tsx'), 'HomePage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'dashboard' },
  },
  {
    path: 'inbox',
    title: 'conversations.title',
    page: lazyRouteComponent(() => import('#web/conversations/inbox-page.tsx'), 'InboxPage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'inbox', counter: 'unreadMessagesCount' },
  },
  {
    path: 'my-profile',
    title: 'profile.title',
    page: lazyRouteComponent(() => import('#web/profile/my-profile-page.tsx'), 'MyProfilePage'),
    guard: 'signed-in',
    layout: 'main',
    role: 'pro-artist',
    menu: { icon: 'profile' },
  },
  {
    path: 'student/my-profile',
    title: 'students.profile_title',
    page: lazyRouteComponent(() => import('#web/students/student-profile-page.tsx'), 'StudentProfilePage'),
    guard: 'signed-in',
    layout: 'main',
    role: 'client',
    menu: { icon: 'profile' },
  },
  {
    path: 'notifications',
    title: 'notifications.title',
    page: lazyRouteComponent(() => import('#web/notifications/notifications-page.tsx'), 'NotificationsPage'),
    guard: 'signed-in',
    layout: 'main',
    menu: { icon: 'notifications' },
  },
]
