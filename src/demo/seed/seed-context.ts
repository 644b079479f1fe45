import { features } from '#app/server/app.ts'
import type { User } from '#kit/contract/session.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { listenersOf } from '#kit/server/http/feature.ts'

/** The context of somebody who acted at that time: their events notify people as always. */
export function contextThen(portal: Portal, now: Date, user: User | null): Actor {
  // A mail server would get letters to people who do not exist.
  const { smtpUrl } = portal.config
  const { atOnce, later } = listenersOf(
    Object.values(features).map((feature) => (smtpUrl ? { ...feature, mails: {} } : feature)),
  )
  const ctx = contextAt(portal, { atOnce: [...atOnce, ...later], later: [] }, now, user)
  ctx.client.ip = '127.0.0.1'
  return ctx
}
