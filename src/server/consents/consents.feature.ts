import { feature } from '#server/kit/http/feature.ts'
import { consentMails } from './consents.mail.ts'
import { consentNotices } from './consents.notices.ts'
import { consentData } from './consents.personal-data.ts'
import { consentRoutes } from './consents.routes.ts'
import { doubtCopiesLater, enterWithdrawals } from './withdrawals.ts'

export const consents = feature({
  personalData: consentData,
  calls: consentRoutes,
  mails: consentMails,
  bell: consentNotices,
  beforeStart: enterWithdrawals,
  tasks: { doubtCopies: doubtCopiesLater },
})
