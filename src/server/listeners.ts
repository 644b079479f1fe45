import { proArtistMails } from '#server/artists/artists.mail.ts'
import { proArtistNotices } from '#server/artists/artists.notices.ts'
import type { Listeners } from '#server/kit/jobs/events.ts'
import { benefitNotices } from './benefits/benefits.notices.ts'
import { conversationMails } from './conversations/conversations.mail.ts'
import { conversationNotices } from './conversations/conversations.notices.ts'
import { responsibilityMails } from './responsibilities/responsibilities.mail.ts'
import { responsibilityNotices } from './responsibilities/responsibilities.notices.ts'
import { sessionMails } from './session/session.mail.ts'
import { sessionNotices } from './session/session.notices.ts'
import { statusUpgradeMails } from './status-upgrades/status-upgrades.mail.ts'
import { statusUpgradeNotices } from './status-upgrades/status-upgrades.notices.ts'

/** Who gets a mail after each event. */
const mails: Listeners[] = [sessionMails, proArtistMails, conversationMails, statusUpgradeMails, responsibilityMails]

/** For whom the bell rings after it. */
export const notices: Listeners[] = [
  sessionNotices,
  benefitNotices,
  proArtistNotices,
  conversationNotices,
  statusUpgradeNotices,
  responsibilityNotices,
]

/** All that follows from each event. */
export const listeners = [...mails, ...notices]
