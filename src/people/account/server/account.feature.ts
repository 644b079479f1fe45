import { feature } from '#kit/server/http/feature.ts'
import { accountMails } from './account.mail.ts'
import { accountNotices } from './account.notices.ts'
import { accountRoutes } from './account.routes.ts'

export const account = feature({
  place: 'settings',
  calls: accountRoutes,
  mails: accountMails,
  bell: accountNotices,
})
