import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'
import { IconMessages } from '~icons'

export const conversationScreens = screensFor('signed-in', [
  {
    path: 'inbox',
    title: 'conversations.title',
    page: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
    menu: { icon: IconMessages, counter: 'unreadMessagesCount' },
  },
])
