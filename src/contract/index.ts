import { benefits } from '#contract/benefits/benefits.ts'
import { conversations } from '#contract/conversations/conversations.ts'
import { countries } from '#contract/countries/countries.ts'
import { demo } from '#contract/demo/demo.ts'
import { levels } from '#contract/levels/levels.ts'
import { notifications } from '#contract/notifications/notifications.ts'
import { profile } from '#contract/profile/profile.ts'
import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { session } from '#contract/session/session.ts'
import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { students } from '#contract/students/students.ts'
import { system } from '#contract/system/system.ts'
import { translations } from '#contract/translations/translations.ts'
import { views } from '#contract/views/views.ts'
import { applications } from './applications/applications.ts'
import { artists } from './artists/artists.ts'

/** The whole API on one page. */
export const api = {
  session,
  translations,
  countries,
  system,
  notifications,
  levels,
  responsibilities,
  additionalResponsibilities,
  benefits,
  applications,
  artists,
  profile,
  students,
  conversations,
  statusUpgrades,
  views,
  demo,
}
