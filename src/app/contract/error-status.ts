import { privacyErrors } from '#academy/privacy/contract/privacy.errors.ts'
import { settingsErrors } from '#academy/settings/contract/settings.errors.ts'
import { termsErrors } from '#academy/terms/contract/terms.errors.ts'
import { walletErrors } from '#academy/wallets/contract/wallets.errors.ts'
import { kitErrors } from '#kit/contract/errors.ts'
import { applicationErrors } from '#network/applications/contract/applications.errors.ts'
import { artistErrors } from '#network/artists/contract/artists.errors.ts'
import { conversationErrors } from '#network/conversations/contract/conversations.errors.ts'
import { levelErrors } from '#network/levels/contract/levels.errors.ts'
import { profileErrors } from '#network/profile/contract/profile.errors.ts'
import { responsibilityErrors } from '#network/responsibilities/contract/responsibilities.errors.ts'
import { statusUpgradeErrors } from '#network/status-upgrades/contract/status-upgrades.errors.ts'
import { applicationMergeErrors } from '#office/duplicates/contract/application-merges.errors.ts'
import { duplicateErrors } from '#office/duplicates/contract/duplicates.errors.ts'
import { mergeErrors } from '#office/duplicates/contract/merges.errors.ts'
import { importErrors } from '#office/imports/contract/imports.errors.ts'
import { erasureErrors } from '#office/personal-data/contract/erasures.errors.ts'
import { webhookErrors } from '#office/webhooks/contract/webhooks.errors.ts'
import { accountErrors } from '#people/account/contract/account.errors.ts'
import { roleErrors } from '#people/roles/contract/roles.errors.ts'
import { sessionErrors } from '#people/session/contract/session.errors.ts'
import { tokenErrors } from '#people/tokens/contract/tokens.errors.ts'
import { twoFactorErrors } from '#people/two-factor/contract/two-factor.errors.ts'
import { userErrors } from '#people/users/contract/users.errors.ts'
import { viewingErrors } from '#people/viewing/contract/viewing.errors.ts'
import { abuseReportErrors } from '#reputation/abuse-reports/contract/abuse-reports.errors.ts'
import { consentErrors } from '#reputation/consents/contract/consents.errors.ts'
import { contentReportErrors } from '#reputation/content-reports/contract/content-reports.errors.ts'
import { inquiryErrors } from '#reputation/inquiries/contract/inquiries.errors.ts'
import { portfolioErrors } from '#reputation/portfolio/contract/portfolio.errors.ts'
import { publicProfileErrors } from '#reputation/public-profiles/contract/public-profiles.errors.ts'
import { reviewErrors } from '#reputation/reviews/contract/reviews.errors.ts'
import { calendarErrors } from '#teaching/calendar/contract/calendar.errors.ts'
import { certificateErrors } from '#teaching/certificates/contract/certificates.errors.ts'
import { openTrainingErrors } from '#teaching/open-trainings/contract/open-trainings.errors.ts'
import { participantErrors } from '#teaching/participants/contract/participants.errors.ts'
import { signUpErrors } from '#teaching/sign-ups/contract/sign-ups.errors.ts'
import { trainingErrors } from '#teaching/trainings/contract/trainings.errors.ts'
import { voucherBatchErrors } from '#trade/issued-vouchers/contract/voucher-batches.errors.ts'
import { packageErrors } from '#trade/packages/contract/packages.errors.ts'
import { studentPackageErrors } from '#trade/student-packages/contract/student-packages.errors.ts'
import { voucherErrors } from '#trade/vouchers/contract/vouchers.errors.ts'

/** Every error that a program may need to distinguish, with its HTTP status. */
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
  ...webhookErrors,
  ...inquiryErrors,
  ...openTrainingErrors,
  ...participantErrors,
  ...signUpErrors,
  ...voucherErrors,
  ...voucherBatchErrors,
  ...importErrors,
  ...reviewErrors,
  ...privacyErrors,
  ...termsErrors,
  ...erasureErrors,
  ...duplicateErrors,
  ...applicationMergeErrors,
  ...mergeErrors,
  ...trainingErrors,
  ...tokenErrors,
  ...walletErrors,
  ...twoFactorErrors,
  ...userErrors,
  ...viewingErrors,
  ...roleErrors,
  ...abuseReportErrors,
  ...contentReportErrors,
}
