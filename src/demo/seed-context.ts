import type { User } from '#contract/session/session.ts'
import type { Context, Portal } from '#server/kit/http/context.ts'
import { contextAt } from '#server/kit/http/context-at.ts'
import { listeners, notices } from '#server/listeners.ts'

/** What somebody had at hand who acted then: whatever they record is told as it always is. */
export function contextThen(portal: Portal, now: Date, user: User | null): Context<User | null> {
  // A mail server would get letters to people who do not exist.
  return contextAt(portal, portal.config.smtpUrl ? notices : listeners, now, user)
}
