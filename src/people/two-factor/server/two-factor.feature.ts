import { feature } from '#kit/server/http/feature.ts'
import { twoFactor as calls } from '#people/two-factor/contract/two-factor.ts'
import { removeFactors } from './factors.steps.ts'
import { remindOfSecondFactor } from './reminders.ts'
import { twoFactorMails } from './two-factor.mail.ts'
import { twoFactorNotices } from './two-factor.notices.ts'
import { twoFactorData } from './two-factor.personal-data.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'

export const twoFactor = feature({
  place: 'settings',
  personalData: twoFactorData,
  merging: {
    references: {
      authenticators: { user_id: 'login' },
      passkeys: { user_id: 'login' },
      recovery_codes: { user_id: 'login' },
      second_factor_reminders: { user_id: 'login' },
    },
  },
  details: { labels: { 'user.count': 'audit.field_codes_left' } },
  calls: twoFactorRoutes,
  openBeforeTerms: [calls.mine, calls.confirm, calls.beginAuthenticator, calls.finishAuthenticator],
  mails: twoFactorMails,
  bell: twoFactorNotices,
  schedules: { hourly: remindOfSecondFactor },
  closing: removeFactors,
})
