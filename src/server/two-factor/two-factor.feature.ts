import { feature } from '#server/kit/http/feature.ts'
import { twoFactorMails } from './two-factor.mail.ts'
import { twoFactorNotices } from './two-factor.notices.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'

export const twoFactor = feature({ calls: twoFactorRoutes, mails: twoFactorMails, bell: twoFactorNotices })
