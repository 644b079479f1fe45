import type { FastifyInstance } from 'fastify'
import { benefitNotices } from './benefits/benefits.notices.ts'
import { benefitRoutes } from './benefits/benefits.routes.ts'
import { conversationMails } from './conversations/conversations.mail.ts'
import { conversationNotices } from './conversations/conversations.notices.ts'
import { conversationRoutes } from './conversations/conversations.routes.ts'
import { countryRoutes } from './countries/countries.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import type { Portal, Routes } from './kit/context.ts'
import type { Listeners } from './kit/events.ts'
import { createServer } from './kit/server.ts'
import { levelRoutes } from './levels/levels.routes.ts'
import { bell } from './notifications/bell.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { proArtistMails } from './pro-artists/pro-artists.mail.ts'
import { proArtistNotices } from './pro-artists/pro-artists.notices.ts'
import { proArtistRoutes } from './pro-artists/pro-artists.routes.ts'
import { profileRoutes } from './pro-artists/profile.routes.ts'
import { additionalResponsibilityRoutes } from './responsibilities/additional-responsibilities.routes.ts'
import { responsibilityMails } from './responsibilities/responsibilities.mail.ts'
import { responsibilityNotices } from './responsibilities/responsibilities.notices.ts'
import { responsibilityRoutes } from './responsibilities/responsibilities.routes.ts'
import { sessionMails } from './session/session.mail.ts'
import { sessionNotices } from './session/session.notices.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { statusUpgradeMails } from './status-upgrades/status-upgrades.mail.ts'
import { statusUpgradeNotices } from './status-upgrades/status-upgrades.notices.ts'
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
  proArtistRoutes,
  profileRoutes,
  studentRoutes,
  conversationRoutes,
  statusUpgradeRoutes,
  viewRoutes,
]

/** What follows from each event: who gets a mail, who a notification. */
export const listeners: Listeners[] = [
  sessionMails,
  sessionNotices,
  benefitNotices,
  proArtistMails,
  proArtistNotices,
  conversationMails,
  conversationNotices,
  statusUpgradeMails,
  statusUpgradeNotices,
  responsibilityMails,
  responsibilityNotices,
]

export function createApp(portal: Portal): Promise<FastifyInstance> {
  const offered = portal.config.isDemo ? [...features, demoRoutes] : features
  return createServer(portal, offered, listeners, [bell(portal)])
}
