import { notificationScreens } from '#academy/notifications/web/notifications.screens.ts'
import { termsScreens } from '#academy/terms/web/terms.screens.ts'
import { translationScreens } from '#academy/translations/web/translations.screens.ts'
import { viewScreens } from '#academy/views/web/views.screens.ts'
import { demoScreens } from '#demo/web/demo.screens.ts'
import { doorScreens } from '#door/door.screens.ts'
import type { ListViews } from '#kit/web/list/list-views.ts'
import type { DashboardParts } from '#kit/web/page/screens/dashboard-parts.ts'
import type { FinderPart } from '#kit/web/page/screens/finder-part.ts'
import { type RecordLinks, type RecordScreen, recordLinksOf } from '#kit/web/page/screens/record-screens.ts'
import type { FeatureScreens, Screen } from '#kit/web/page/screens/screens.ts'
import type { Icon } from '#kit/web/ui/icon.tsx'
import { applicationScreens } from '#network/applications/web/applications.screens.ts'
import { artistScreens } from '#network/artists/web/artists.screens.ts'
import { benefitScreens } from '#network/benefits/web/benefits.screens.ts'
import { conversationScreens } from '#network/conversations/web/conversations.screens.ts'
import { levelScreens } from '#network/levels/web/levels.screens.ts'
import { responsibilityScreens } from '#network/responsibilities/web/responsibilities.screens.ts'
import { statusUpgradeScreens } from '#network/status-upgrades/web/status-upgrades.screens.ts'
import { artistWorkScreens } from '#office/artist-page/web/artist-work.screens.ts'
import { ownProfileScreens } from '#office/artist-page/web/own-profile.screens.ts'
import { auditScreens } from '#office/audit/web/audit.screens.ts'
import { decisionScreens } from '#office/decisions/web/decisions.screens.ts'
import { duplicateScreens } from '#office/duplicates/web/duplicates.screens.ts'
import { importInvitationScreens } from '#office/import-invitations/web/import-invitations.screens.ts'
import { importScreens } from '#office/imports/web/imports.screens.ts'
import { erasureScreens } from '#office/personal-data/web/erasures.screens.ts'
import { personalDataScreens } from '#office/personal-data/web/personal-data.screens.ts'
import { reasonScreens } from '#office/reasons/web/reasons.screens.ts'
import { studentPageScreens } from '#office/student-page/web/student-page.screens.ts'
import { termsPageScreens } from '#office/terms-page/web/terms-page.screens.ts'
import { trainingPageScreens } from '#office/training-page/web/training-page.screens.ts'
import { userPageScreens } from '#office/user-page/web/user-page.screens.ts'
import { webhookScreens } from '#office/webhooks/web/webhooks.screens.ts'
import { accountScreens } from '#people/account/web/account.screens.ts'
import { roleScreens } from '#people/roles/web/roles.screens.ts'
import { studentProfileScreens } from '#people/students/web/students.screens.ts'
import { tokenScreens } from '#people/tokens/web/tokens.screens.ts'
import { twoFactorScreens } from '#people/two-factor/web/two-factor.screens.ts'
import { userScreens } from '#people/users/web/users.screens.ts'
import { abuseReportScreens } from '#reputation/abuse-reports/web/abuse-reports.screens.ts'
import { consentScreens } from '#reputation/consents/web/consents.screens.ts'
import { contentReportScreens } from '#reputation/content-reports/web/content-reports.screens.ts'
import { inquiryScreens } from '#reputation/inquiries/web/inquiries.screens.ts'
import { portfolioScreens } from '#reputation/portfolio/web/portfolio.screens.ts'
import { portfolioModerationScreens } from '#reputation/portfolio-moderation/web/portfolio-moderation.screens.ts'
import { reviewScreens } from '#reputation/reviews/web/reviews.screens.ts'
import { calendarScreens } from '#teaching/calendar/web/calendar.screens.ts'
import {
  certificateCheckScreens,
  certificateScreens,
  ownCertificateScreens,
} from '#teaching/certificates/web/certificates.screens.ts'
import { openTrainingScreens } from '#teaching/open-trainings/web/open-trainings.screens.ts'
import { seatScreens } from '#teaching/participants/web/participants.screens.ts'
import { redemptionScreens } from '#teaching/redemptions/web/redemptions.screens.ts'
import { seatPaymentScreens } from '#teaching/seat-payments/web/seat-payments.screens.ts'
import { signUpScreens } from '#teaching/sign-ups/web/sign-ups.screens.ts'
import { trainingScreens } from '#teaching/trainings/web/trainings.screens.ts'
import { issuedVoucherScreens } from '#trade/issued-vouchers/web/issued-vouchers.screens.ts'
import { packageScreens } from '#trade/packages/web/packages.screens.ts'
import { studentPackageScreens } from '#trade/student-packages/web/student-packages.screens.ts'
import { voucherScreens } from '#trade/vouchers/web/vouchers.screens.ts'
import { accessScreens } from './access/access.screens.ts'
import { galleryScreens } from './gallery/gallery.screens.ts'
import { homeScreens } from './home.screens.ts'
import { settingsScreens } from './settings/settings.screens.ts'

/** The whole product: each feature in a line. An area of the menu lists its screens in this order. */
const features: readonly FeatureScreens[] = [
  // Who has not signed in.
  doorScreens,
  applicationScreens,
  accountScreens,
  certificateCheckScreens,
  consentScreens,
  inquiryScreens,
  galleryScreens,
  // What is up now.
  homeScreens,
  notificationScreens,
  calendarScreens,
  conversationScreens,
  // The network of artists, and those on their way into it.
  artistScreens,
  portfolioModerationScreens,
  // What an artist and the academy owe each other.
  statusUpgradeScreens,
  artistWorkScreens,
  levelScreens,
  responsibilityScreens,
  benefitScreens,
  termsPageScreens,
  termsScreens,
  // Trainings, and what comes of them.
  seatScreens,
  openTrainingScreens,
  trainingScreens,
  trainingPageScreens,
  redemptionScreens,
  reviewScreens,
  abuseReportScreens,
  contentReportScreens,
  ownCertificateScreens,
  certificateScreens,
  // Who learns.
  studentPageScreens,
  importScreens,
  importInvitationScreens,
  duplicateScreens,
  // What is sold.
  voucherScreens,
  studentPackageScreens,
  seatPaymentScreens,
  signUpScreens,
  issuedVoucherScreens,
  packageScreens,
  // The reader’s own page.
  ownProfileScreens,
  portfolioScreens,
  studentProfileScreens,
  // How the portal is set up.
  settingsScreens,
  webhookScreens,
  tokenScreens,
  twoFactorScreens,
  userScreens,
  userPageScreens,
  personalDataScreens,
  roleScreens,
  accessScreens,
  reasonScreens,
  translationScreens,
  viewScreens,
  auditScreens,
  erasureScreens,
  demoScreens,
]

/** What a reader may not enter is neither in their menu nor opened. */
export const screens: readonly Screen[] = [...features, decisionScreens(features)].flatMap(({ screens }) => screens)

/** What is fetched again after a notification, by the first part of the path to which it leads. */
export const shownAt: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  screens.flatMap(({ path, shows }) => (shows ? [[path, shows]] : [])),
)

export const noticeIcons: Readonly<Record<string, Icon>> = Object.assign(
  {},
  ...features.map((feature) => feature.noticeIcons),
)

export const dashboardParts: DashboardParts = {
  queues: Object.assign({}, ...features.map(({ queues }) => queues)),
  steps: Object.assign({}, ...features.map(({ steps }) => steps)),
  charts: Object.assign({}, ...features.map(({ charts }) => charts)),
}

export const listViews: ListViews | null = features.find((feature) => feature.listViews)?.listViews ?? null

/** Null: the kind of record has no screen. */
export const recordScreens: Readonly<Record<string, RecordScreen | null>> = Object.assign(
  {},
  ...features.map(({ records }) => records),
)

export const recordLinks: RecordLinks = recordLinksOf(recordScreens, screens)

export const finderParts = (): Promise<FinderPart[]> =>
  Promise.all(features.flatMap(({ finder }) => (finder ? [finder()] : [])))
