import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { deleteTokens } from '#kit/server/session/token-table.ts'
import { remindOfEndingTokens } from './ending-tokens.ts'
import { tokenMails } from './tokens.mail.ts'
import { tokenNotices } from './tokens.notices.ts'
import { tokenData } from './tokens.personal-data.ts'
import { tokenRoutes } from './tokens.routes.ts'

/** Keys by which programs make calls. */
export const tokens = (features: AllFeatures) =>
  feature({
    place: 'settings',
    rights: { 'can-manage-tokens': { holders: [], group: 'users' } },
    records: { token: { texts: ['tokens'], name: plainName('tokens'), choice: null } },
    details: { hidden: ['user_ids', 'is_of_academy'], choices: { rights: 'rights.' } },
    personalData: tokenData,
    merging: { references: { tokens: { user_id: 'login' } } },
    calls: tokenRoutes(features),
    mails: tokenMails,
    bell: tokenNotices,
    schedules: { hourly: remindOfEndingTokens },
    closing: deleteTokens,
  })
