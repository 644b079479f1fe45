import type { FastifyInstance } from 'fastify'
import type { Portal, Routes } from '#server/kit/http/context.ts'
import { createServer } from '#server/kit/http/server.ts'
import { profileRoutes } from '#server/profile/profile.routes.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { artistRoutes } from './artists/artists.routes.ts'
import { benefitRoutes } from './benefits/benefits.routes.ts'
import { conversationRoutes } from './conversations/conversations.routes.ts'
import { countryRoutes } from './countries/countries.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { levelRoutes } from './levels/levels.routes.ts'
import { listeners } from './listeners.ts'
import { bell } from './notifications/bell.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { additionalResponsibilityRoutes } from './responsibilities/additional-responsibilities.routes.ts'
import { responsibilityRoutes } from './responsibilities/responsibilities.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { statusUpgradeRoutes } from './status-upgrades/status-upgrades.routes.ts'
import { studentRoutes } from './students/students.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { translationRoutes } from './translations/translations.routes.ts'
import { viewRoutes } from './views/views.routes.ts'

/** Every feature's calls. */
const features: Routes[] = [
  sessionRoutes,
  translationRoutes,
  countryRoutes,
  systemRoutes,
  levelRoutes,
  responsibilityRoutes,
  additionalResponsibilityRoutes,
  notificationRoutes,
  benefitRoutes,
  applicationRoutes,
  artistRoutes,
  profileRoutes,
  studentRoutes,
  conversationRoutes,
  statusUpgradeRoutes,
  viewRoutes,
]

export function createApp(portal: Portal): Promise<FastifyInstance> {
  const offered = portal.config.isDemo ? [...features, demoRoutes] : features
  return createServer(portal, offered, listeners, [bell(portal)])
}
