import { feature } from '#kit/server/http/feature.ts'
import { userMails } from './users.mail.ts'
import { userNotices } from './users.notices.ts'
import { userRecords } from './users.records.ts'
import { userRoutes } from './users.routes.ts'

export const users = feature({
  records: userRecords,
  details: { hidden: ['user_id'], derived: ['roles', 'is_own', 'owes_second_factor'] },
  rights: {
    'can-view-admin-system-users': { holders: ['administrator'], group: 'users' },
    'can-add-admin-system-users': { holders: ['administrator'], group: 'users' },
    'can-edit-admin-system-users': { holders: ['administrator'], group: 'users' },
    'can-change-password-admin-system-users': { holders: ['administrator'], group: 'users' },
    'can-delete-admin-system-users': { holders: ['administrator'], group: 'users' },
  },
  calls: userRoutes,
  mails: userMails,
  bell: userNotices,
})
