import type { FastifyInstance } from 'fastify'
import type { Portal } from '#server/kit/http/context.ts'
import { countersOf, heardBy, schedulesOf } from '#server/kit/http/feature.ts'
import { createServer } from '#server/kit/http/server.ts'
import { tellBroadcasts } from '#server/kit/jobs/broadcasts.ts'
import { applications } from './applications/applications.feature.ts'
import { artists } from './artists/artists.feature.ts'
import { benefits } from './benefits/benefits.feature.ts'
import { conversations } from './conversations/conversations.feature.ts'
import { countries } from './countries/countries.feature.ts'
import { demo } from './demo/demo.feature.ts'
import { levels } from './levels/levels.feature.ts'
import { notifications } from './notifications/notifications.feature.ts'
import { profile } from './profile/profile.feature.ts'
import { additionalResponsibilities } from './responsibilities/additional-responsibilities.feature.ts'
import { responsibilities } from './responsibilities/responsibilities.feature.ts'
import { reviews } from './reviews/reviews.feature.ts'
import { session } from './session/session.feature.ts'
import { statusUpgrades } from './status-upgrades/status-upgrades.feature.ts'
import { students } from './students/students.feature.ts'
import { system } from './system/system.feature.ts'
import { trainings } from './trainings/trainings.feature.ts'
import { translations } from './translations/translations.feature.ts'
import { views } from './views/views.feature.ts'
import { vouchers } from './vouchers/vouchers.feature.ts'

const ofTheAcademy = {
  session,
  translations,
  countries,
  levels,
  responsibilities,
  additionalResponsibilities,
  notifications,
  benefits,
  applications,
  artists,
  profile,
  students,
  trainings,
  vouchers,
  reviews,
  conversations,
  statusUpgrades,
  views,
}

/** All that the portal does. */
export const features = { ...ofTheAcademy, system: system(countersOf(ofTheAcademy)) }

export const heard = heardBy(Object.values(features))

export function createApp(portal: Portal): Promise<FastifyInstance> {
  const { isDemo } = portal.config
  return createServer(portal, Object.values(isDemo ? { ...features, demo } : features))
}

/** What is done without anybody asking: from the queue, and by the clock. */
export async function startWork(portal: Portal): Promise<void> {
  await tellBroadcasts(portal, heard)
  await portal.jobs.schedule(schedulesOf(portal, features))
}
