import { feature } from '#server/kit/http/feature.ts'
import { consentMails } from './consents.mail.ts'
import { consentNotices } from './consents.notices.ts'
import { consentRoutes } from './consents.routes.ts'
import { doubtCopiesLater, enterWithdrawals } from './withdrawals.ts'

export const consents = feature({
  calls: consentRoutes,
  mails: consentMails,
  bell: consentNotices,
  beforeStart: enterWithdrawals,
  tasks: { doubtCopies: doubtCopiesLater },
})
