import { hasAnyRole } from '#kit/contract/rights.ts'
import { feature } from '#kit/server/http/feature.ts'
import { conversationMails } from './conversations.mail.ts'
import { conversationMerging } from './conversations.merging.ts'
import { conversationNotices } from './conversations.notices.ts'
import { conversationData } from './conversations.personal-data.ts'
import { isOffice, unreadMessages } from './conversations.queries.ts'
import { conversationDetails, conversationRecords } from './conversations.records.ts'
import { conversationRoutes } from './conversations.routes.ts'

export const conversations = feature({
  personalData: conversationData,
  merging: conversationMerging,
  rights: {
    'can-view-all-conversations': { holders: ['administrator'], group: 'office' },
  },
  records: conversationRecords,
  details: conversationDetails,
  calls: conversationRoutes,
  mails: conversationMails,
  bell: conversationNotices,
  counters: {
    unreadMessagesCount: {
      queue: 'messages',
      isFor: (user) => isOffice(user) || hasAnyRole(user, ['pro-artist', 'client']),
      rows: ({ db, user }) => unreadMessages(db, user).select('sent_at as since'),
      inQueue: ({ db, user }) =>
        unreadMessages(db, user)
          .select((eb) => eb.fn.min('sent_at').as('since'))
          .groupBy('conversation_id'),
    },
  },
})
