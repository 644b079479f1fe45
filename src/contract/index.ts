import { additionalResponsibilities } from './additional-responsibilities.ts'
import { benefits } from './benefits.ts'
import { conversations } from './conversations.ts'
import { countries } from './countries.ts'
import { demo } from './demo.ts'
import { levels } from './levels.ts'
import { notifications } from './notifications.ts'
import { proArtists } from './pro-artists.ts'
import { profile } from './profile.ts'
import { responsibilities } from './responsibilities.ts'
import { session } from './session.ts'
import { statusUpgrades } from './status-upgrades.ts'
import { students } from './students.ts'
import { system } from './system.ts'
import { translations } from './translations.ts'
import { views } from './views.ts'

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
  proArtists,
  profile,
  students,
  conversations,
  statusUpgrades,
  views,
  demo,
}
