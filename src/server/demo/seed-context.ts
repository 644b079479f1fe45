import type { User } from '#contract/session.ts'
import type { Context, Portal } from '#server/kit/context.ts'
import { contextAt } from '#server/kit/context-at.ts'
import type { Listeners } from '#server/kit/events.ts'
import { benefitNotices } from '../benefits/benefits.notices.ts'
import { conversationMails } from '../conversations/conversations.mail.ts'
import { conversationNotices } from '../conversations/conversations.notices.ts'
import { proArtistMails } from '../pro-artists/pro-artists.mail.ts'
import { proArtistNotices } from '../pro-artists/pro-artists.notices.ts'
import { responsibilityMails } from '../responsibilities/responsibilities.mail.ts'
import { responsibilityNotices } from '../responsibilities/responsibilities.notices.ts'
import { sessionNotices } from '../session/session.notices.ts'
import { statusUpgradeMails } from '../status-upgrades/status-upgrades.mail.ts'
import { statusUpgradeNotices } from '../status-upgrades/status-upgrades.notices.ts'

const notices: Listeners[] = [
  benefitNotices,
  conversationNotices,
  proArtistNotices,
  responsibilityNotices,
  sessionNotices,
  statusUpgradeNotices,
]
const mails: Listeners[] = [conversationMails, proArtistMails, responsibilityMails, statusUpgradeMails]

/** What somebody had at hand who acted then: whatever they record is told as it always is. */
export function contextThen(portal: Portal, now: Date, user: User | null): Context<User | null> {
  // A mail server would get letters to people who do not exist.
  return contextAt(portal, portal.config.smtpUrl ? notices : [...notices, ...mails], now, user)
}
