import { feature } from '#kit/server/http/feature.ts'
import { userMails } from './users.mail.ts'
import { userNotices } from './users.notices.ts'
import { userRoutes } from './users.routes.ts'

export const users = feature({
  calls: userRoutes,
  mails: userMails,
  bell: userNotices,
})
