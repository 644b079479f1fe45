import type { api } from '#contract/index.ts'
import { applicationCases } from '#server/applications/applications.cases.ts'
import { artistCases } from '#server/artists/artists.cases.ts'
import { benefitCases } from '#server/benefits/benefits.cases.ts'
import { conversationCases } from '#server/conversations/conversations.cases.ts'
import { countryCases } from '#server/countries/countries.cases.ts'
import { demoCases } from '#server/demo/demo.cases.ts'
import { levelCases } from '#server/levels/levels.cases.ts'
import { notificationCases } from '#server/notifications/notifications.cases.ts'
import { profileCases } from '#server/profile/profile.cases.ts'
import { additionalResponsibilityCases } from '#server/responsibilities/additional-responsibilities.cases.ts'
import { responsibilityCases } from '#server/responsibilities/responsibilities.cases.ts'
import { sessionCases } from '#server/session/session.cases.ts'
import { statusUpgradeCases } from '#server/status-upgrades/status-upgrades.cases.ts'
import { studentCases } from '#server/students/students.cases.ts'
import { systemCases } from '#server/system/system.cases.ts'
import { translationCases } from '#server/translations/translations.cases.ts'
import { viewCases } from '#server/views/views.cases.ts'
import type { Cases } from './cases.ts'

/** Every feature's cases, by its name in the API. */
export const cases: Record<keyof typeof api, Cases> = {
  session: sessionCases,
  translations: translationCases,
  countries: countryCases,
  system: systemCases,
  levels: levelCases,
  responsibilities: responsibilityCases,
  additionalResponsibilities: additionalResponsibilityCases,
  notifications: notificationCases,
  benefits: benefitCases,
  applications: applicationCases,
  artists: artistCases,
  profile: profileCases,
  students: studentCases,
  conversations: conversationCases,
  statusUpgrades: statusUpgradeCases,
  views: viewCases,
  demo: demoCases,
}
