import { abuseReportErrors } from '#contract/abuse-reports/abuse-reports.errors.ts'
import { accountErrors } from '#contract/account/account.errors.ts'
import { applicationErrors } from '#contract/applications/applications.errors.ts'
import { artistErrors } from '#contract/artists/artists.errors.ts'
import { calendarErrors } from '#contract/calendar/calendar.errors.ts'
import { certificateErrors } from '#contract/certificates/certificates.errors.ts'
import { consentErrors } from '#contract/consents/consents.errors.ts'
import { conversationErrors } from '#contract/conversations/conversations.errors.ts'
import { importErrors } from '#contract/imports/imports.errors.ts'
import { voucherBatchErrors } from '#contract/issued-vouchers/voucher-batches.errors.ts'
import { kitErrors } from '#contract/kit/errors.ts'
import { levelErrors } from '#contract/levels/levels.errors.ts'
import { packageErrors } from '#contract/packages/packages.errors.ts'
import { participantErrors } from '#contract/participants/participants.errors.ts'
import { erasureErrors } from '#contract/personal-data/erasures.errors.ts'
import { portfolioErrors } from '#contract/portfolio/portfolio.errors.ts'
import { profileErrors } from '#contract/profile/profile.errors.ts'
import { publicProfileErrors } from '#contract/public-profiles/public-profiles.errors.ts'
import { responsibilityErrors } from '#contract/responsibilities/responsibilities.errors.ts'
import { reviewErrors } from '#contract/reviews/reviews.errors.ts'
import { roleErrors } from '#contract/roles/roles.errors.ts'
import { sessionErrors } from '#contract/session/session.errors.ts'
import { settingsErrors } from '#contract/settings/settings.errors.ts'
import { statusUpgradeErrors } from '#contract/status-upgrades/status-upgrades.errors.ts'
import { studentPackageErrors } from '#contract/student-packages/student-packages.errors.ts'
import { termsErrors } from '#contract/terms/terms.errors.ts'
import { trainingErrors } from '#contract/trainings/trainings.errors.ts'
import { twoFactorErrors } from '#contract/two-factor/two-factor.errors.ts'
import { userErrors } from '#contract/users/users.errors.ts'
import { viewingErrors } from '#contract/viewing/viewing.errors.ts'
import { voucherErrors } from '#contract/vouchers/vouchers.errors.ts'

/** Every error that a program may need to tell apart, with its status on the wire. */
export const errorStatus = {
  ...kitErrors,
  ...sessionErrors,
  ...settingsErrors,
  ...accountErrors,
  ...levelErrors,
  ...responsibilityErrors,
  ...applicationErrors,
  ...artistErrors,
  ...portfolioErrors,
  ...profileErrors,
  ...publicProfileErrors,
  ...consentErrors,
  ...conversationErrors,
  ...calendarErrors,
  ...statusUpgradeErrors,
  ...packageErrors,
  ...certificateErrors,
  ...studentPackageErrors,
  ...participantErrors,
  ...voucherErrors,
  ...voucherBatchErrors,
  ...importErrors,
  ...reviewErrors,
  ...termsErrors,
  ...erasureErrors,
  ...trainingErrors,
  ...twoFactorErrors,
  ...userErrors,
  ...viewingErrors,
  ...roleErrors,
  ...abuseReportErrors,
}

export type ErrorCode = keyof typeof errorStatus
