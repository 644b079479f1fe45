import { abuseReportScreens } from '#web/abuse-reports/abuse-reports.screens.ts'
import { accountScreens } from '#web/account/account.screens.ts'
import { applicationScreens } from '#web/applications/applications.screens.ts'
import { artistScreens } from '#web/artists/artists.screens.ts'
import { auditScreens } from '#web/audit/audit.screens.ts'
import { benefitScreens } from '#web/benefits/benefits.screens.ts'
import { calendarScreens } from '#web/calendar/calendar.screens.ts'
import {
  certificateCheckScreens,
  certificateScreens,
  ownCertificateScreens,
} from '#web/certificates/certificates.screens.ts'
import { consentScreens } from '#web/consents/consents.screens.ts'
import { conversationScreens } from '#web/conversations/conversations.screens.ts'
import { demoScreens } from '#web/demo/demo.screens.ts'
import { doorScreens } from '#web/door/door.screens.ts'
import { galleryScreens } from '#web/gallery/gallery.screens.ts'
import { importScreens } from '#web/imports/imports.screens.ts'
import { issuedVoucherScreens } from '#web/issued-vouchers/issued-vouchers.screens.ts'
import type { Icon } from '#web/kit/ui/icon.tsx'
import { levelScreens } from '#web/levels/levels.screens.ts'
import { notificationScreens } from '#web/notifications/notifications.screens.ts'
import { packageScreens } from '#web/packages/packages.screens.ts'
import { erasureScreens } from '#web/personal-data/erasures.screens.ts'
import { personalDataScreens } from '#web/personal-data/personal-data.screens.ts'
import type { DashboardParts } from '#web/pieces/dashboard-parts.ts'
import type { FinderPart } from '#web/pieces/finder-part.ts'
import type { FeatureScreens, Screen } from '#web/pieces/screens.ts'
import { portfolioScreens } from '#web/portfolio/portfolio.screens.ts'
import { portfolioModerationScreens } from '#web/portfolio-moderation/portfolio-moderation.screens.ts'
import { profileScreens } from '#web/profile/profile.screens.ts'
import { reasonScreens } from '#web/reasons/reasons.screens.ts'
import { responsibilityScreens } from '#web/responsibilities/responsibilities.screens.ts'
import { reviewScreens } from '#web/reviews/reviews.screens.ts'
import { roleScreens } from '#web/roles/roles.screens.ts'
import { statusUpgradeScreens } from '#web/status-upgrades/status-upgrades.screens.ts'
import { studentPackageScreens } from '#web/student-packages/student-packages.screens.ts'
import { seatScreens, studentProfileScreens, studentScreens } from '#web/students/students.screens.ts'
import { termsScreens } from '#web/terms/terms.screens.ts'
import { trainingScreens } from '#web/trainings/trainings.screens.ts'
import { translationScreens } from '#web/translations/translations.screens.ts'
import { twoFactorScreens } from '#web/two-factor/two-factor.screens.ts'
import { userScreens } from '#web/users/users.screens.ts'
import { voucherScreens } from '#web/vouchers/vouchers.screens.ts'
import { accessScreens } from './access.screens.ts'
import { artistWorkScreens } from './artist-work.screens.ts'
import { homeScreens } from './home.screens.ts'
import { settingsScreens } from './settings.screens.ts'

/** The whole product: each feature in a line. The menu keeps this order. */
const features: readonly FeatureScreens[] = [
  // Who has not signed in.
  doorScreens,
  applicationScreens,
  accountScreens,
  certificateCheckScreens,
  consentScreens,
  galleryScreens,
  // The reader’s own, whoever they are.
  homeScreens,
  calendarScreens,
  conversationScreens,
  profileScreens,
  seatScreens,
  voucherScreens,
  studentProfileScreens,
  ownCertificateScreens,
  notificationScreens,
  // The network of artists and their levels.
  artistScreens,
  artistWorkScreens,
  portfolioScreens,
  statusUpgradeScreens,
  portfolioModerationScreens,
  trainingScreens,
  reviewScreens,
  abuseReportScreens,
  // Who learns.
  studentScreens,
  studentPackageScreens,
  issuedVoucherScreens,
  certificateScreens,
  importScreens,
  // What the office asks of artists and offers them.
  responsibilityScreens,
  benefitScreens,
  packageScreens,
  termsScreens,
  // How the portal is set up.
  settingsScreens,
  twoFactorScreens,
  userScreens,
  personalDataScreens,
  roleScreens,
  accessScreens,
  reasonScreens,
  levelScreens,
  translationScreens,
  auditScreens,
  erasureScreens,
  demoScreens,
]

/** What a reader may not enter is neither in their menu nor opened. */
export const screens: readonly Screen[] = features.flatMap((feature) => feature.screens)

export const noticeIcons: Readonly<Record<string, Icon>> = Object.assign(
  {},
  ...features.map((feature) => feature.noticeIcons),
)

export const dashboardParts: DashboardParts = {
  queues: Object.assign({}, ...features.map(({ queues }) => queues)),
  steps: Object.assign({}, ...features.map(({ steps }) => steps)),
  charts: Object.assign({}, ...features.map(({ charts }) => charts)),
}

export const finderParts = (): Promise<FinderPart[]> =>
  Promise.all(features.flatMap(({ finder }) => (finder ? [finder()] : [])))
