import type { FastifyReply, FastifyRequest } from 'fastify'
import { retentionBounds } from '#kit/contract/values/retention-days.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'
import { isHttps } from './http-headers.ts'

/** The cookie of a known device: reads and sends it. */

const deviceCookie = 'atelier_device'
/** The longest time for which a browser may be known; a setting has the actual one. */
const cookieDays = retentionBounds.device_days.max
/** With a sign-in, and where the person in somebody's pictures answers, who is not to be that somebody. */
const cookiePaths = ['/login', '/api/portfolio/consent']

/**
 * The hash of a known device's random id, from a cookie that no script can read and that is sent only to the addresses
 * that need it; elsewhere it is in the session.
 */
export function deviceOf({ cookies, session }: FastifyRequest): Buffer | null {
  const id = cookies[deviceCookie]
  return id ? hashToken(id) : (session?.deviceHash ?? null)
}

export function sendDeviceCookie(reply: FastifyReply, config: Config, id: string): void {
  for (const path of cookiePaths)
    reply.setCookie(deviceCookie, id, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: cookieDays * 86_400,
      secure: isHttps(config),
      ...(config.cookieDomain && { domain: config.cookieDomain }),
    })
}
