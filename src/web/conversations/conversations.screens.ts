import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconMessage, IconMessages } from '~icons'

export const conversationScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'inbox',
      title: 'conversations.title',
      page: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
      menu: { icon: IconMessages, counter: 'unreadMessagesCount' },
    },
  ],
  noticeIcons: { message: IconMessage },
})
