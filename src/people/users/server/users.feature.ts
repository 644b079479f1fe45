import { feature } from '#kit/server/http/feature.ts'
import { userMails } from './users.mail.ts'
import { userNotices } from './users.notices.ts'
import { userRecords } from './users.records.ts'
import { userRoutes } from './users.routes.ts'

export const users = feature({
  records: userRecords,
  details: { hidden: ['user_id'], derived: ['roles', 'is_own', 'owes_second_factor'] },
  calls: userRoutes,
  mails: userMails,
  bell: userNotices,
})
