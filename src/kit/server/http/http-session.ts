import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { User } from '#kit/contract/session.ts'
import { type Language, supportedLanguage } from '#kit/contract/texts/text.ts'
import { noteTokenUse, readToken, type Token } from '#kit/server/session/program-tokens.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import { idleMinutes, isRenewalDue, readSession, renewSession, type Session } from '#kit/server/session/session.ts'
import type { Config } from '#kit/server/start/config.ts'
import { isOpenToPrograms, requireEntry } from './authorization.ts'
import type { Portal } from './context.ts'
import { fail } from './errors.ts'

/** Reads the session or the token of every request, and sends the session cookies. */

declare module 'fastify' {
  interface FastifyRequest {
    now: Date
    language: Language
    session: Session | null
    /** Of a program, which has no session. */
    token: Token | null
    user: User | null
  }
}

/** A hash of the user as the session has them: it changes only with their rights, name and language. */
export const readerHeader = 'X-Reader'

const tokenCookie = 'XSRF-TOKEN'
const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reads the session, and refuses a missing CSRF token (419) before a missing sign-in (401). */
export function registerSessions(
  app: FastifyInstance,
  { config, reserved, clock, texts }: Portal,
  openBeforeTerms: readonly Endpoint[],
): void {
  const isOpen = new Set(openBeforeTerms)
  app.decorateRequest('session', null)
  app.decorateRequest('token', null)
  app.decorateRequest('user', null)

  app.addHook('onRequest', async (request, reply) => {
    request.now = clock()
    const { endpoint } = request.routeOptions.config
    const bearer = bearerOf(request)
    if (bearer !== null) return enterByToken(request, reply, bearer)
    request.language = supportedLanguage(request.cookies.language)
    const id = sessionIdOf(config, request)
    request.session = id ? await readSession(reserved.sessions, id, request.now) : null
    request.user = request.session?.user ?? null
    if (request.user) request.language = request.user.language_name
    if (endpoint) await texts.follow(request.session?.textsVersion)

    if (!harmless.has(request.method) && !endpoint?.isByAddressAlone && !isTrusted(config, request)) {
      fail('csrf_mismatch')
    }
    if (endpoint) requireEntry(endpoint, request.session, isOpen.has(endpoint))
    // Public calls return more to the office. A user who has signed in by password alone, where that is not enough,
    // gets what anonymous visitors get.
    if (endpoint?.permission === 'public' && request.session?.owesFactor) request.user = null
  })

  /** A program has no cookies: none is read, none is sent, and nobody else's page can send its token, so there is no anti-forgery token. */
  async function enterByToken(request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
    request.language = supportedLanguage(undefined)
    const { endpoint } = request.routeOptions.config
    const token = await readToken(reserved.sessions, text, request.now)
    if (!token) {
      reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      fail('unauthenticated')
    }
    request.token = token
    request.user = token.user
    request.language = token.user.language_name
    if (!endpoint) return
    await texts.follow(token.textsVersion)
    if (!isOpenToPrograms(endpoint)) fail('only_in_person')
    requireEntry(endpoint, token, isOpen.has(endpoint))
    if (endpoint.permission === 'public' && token.owesFactor) request.user = null
  }

  // After the response, so that no call waits for it, nor fails by it.
  app.addHook('onResponse', async ({ token, now, log }) => {
    if (!token) return
    await noteTokenUse(reserved.sessions, token, now).catch((error: Error) =>
      log.warn({ err: error }, 'the use of a token was not noted'),
    )
  })

  // An application that shows an outdated user reads them again when this header changes.
  app.addHook('onSend', async ({ user }, reply) => {
    if (user) reply.header(readerHeader, hash('sha1', JSON.stringify(user), 'base64url'))
  })

  // On send, so that a session that ended during the request (by a sign-in or sign-out elsewhere) is not renewed.
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const { session, now } = request
    if (!endpoint || endpoint.isPoll || !session || !isRenewalDue(session, now) || reply.hasHeader('set-cookie')) return
    // The response is sent even if the database has become unavailable.
    const isAlive = await renewSession(reserved.sessions, session, request.ip, now).catch(() => false)
    if (isAlive) sendSessionCookies(reply, config, session.id)
  })
}

/** The token of a program, which counts alone: a request with one has no session. Null: there is none; other schemes are a proxy's. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return (
    /^bearer(?: +(.*))?$/i
      .exec(headers.authorization ?? '')
      ?.slice(1)[0]
      ?.trim() ?? null
  )
}

export function sessionIdOf(config: Config, request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie(config)]
}

/** With the prefix `__Host-` no other host, not even a sibling, can set the cookie. */
export function sessionCookie({ publicUrl, cookieDomain }: Config): string {
  return publicUrl.startsWith('https:') && !cookieDomain ? '__Host-atelier_session' : 'atelier_session'
}

/** CSRF protection: a request that changes something comes from an allowed origin and has the token of its session. */
function isTrusted(config: Config, request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin !== undefined && !config.allowedOrigins.includes(origin)) return false
  const token = request.headers['x-xsrf-token']
  return typeof token === 'string' && request.session !== null && sameText(token, tokenOf(config, request.session.id))
}

export function sendSessionCookies(reply: FastifyReply, config: Config, id: string): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    maxAge: idleMinutes * 60,
    secure: config.publicUrl.startsWith('https:'),
    encode: encodeURIComponent,
    ...(config.cookieDomain && { domain: config.cookieDomain }),
  } as const
  reply.setCookie(tokenCookie, tokenOf(config, id), options)
  reply.setCookie(sessionCookie(config), id, { ...options, httpOnly: true })
}

/** The CSRF token is derived from the session's id, so it is bound to the session and needs no storage. */
function tokenOf(config: Config, id: string): string {
  return seal(config.sessionSecret, 'anti-forgery token', id).toString('base64')
}
