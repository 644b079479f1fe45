import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { IconMessage, IconMessages } from '~icons'

export const conversationScreens = screensOf({
  guard: 'signed-in',
  records: { conversation: { to: '/proartist/$artist' }, message: { to: '/proartist/$artist' } },
  screens: [
    {
      path: 'inbox',
      title: 'conversations.title',
      page: lazyPage(() => import('./inbox-page.tsx'), 'InboxPage'),
      menu: { icon: IconMessages, area: 'messages', counter: 'unreadMessagesCount' },
      shows: showingArtists,
    },
  ],
  queues: {
    messages: {
      to: '/inbox',
      search: { unread: '1' },
      oldest: lazyPart(() => import('./oldest-conversations.tsx'), 'OldestConversations'),
    },
  },
  noticeIcons: { message: IconMessage },
})
