import type { OutgoingHttpHeaders } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#kit/server/start/config.ts'

/** The security and cache headers of every response. */

const referrerPolicy = 'strict-origin-when-cross-origin'
/** Seconds: a year. */
const secureFor = 31_536_000

/** With an answer that wrote a mail which does not leave for now. */
export const mailWaitsHeader = 'X-Mail-Waits'

/** Headers of every response. Pages may run scripts only from our own files; responses with personal data are not cached (`no-store`). */
export async function registerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets its variables in style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps(config) && { upgradeInsecureRequests: [] }),
      },
    },
    // Laravel Sanctum checks the referrer, which `no-referrer` would remove.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: referrerPolicy },
    strictTransportSecurity: isHttps(config) ? { maxAge: secureFor } : false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.routeOptions.config.endpoint || request.is404
    if (isCall && !reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store, private')
  })
}

const headersOf304 = new Set([
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'vary',
])

/**
 * Removes the headers that a 304 does not need: the browser has them with the cached response, and HSTS with every other response;
 * HTTP/1.1 keeps the connection open by default.
 */
export function stripHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) if (!headersOf304.has(name)) reply.removeHeader(name)
  reply.raw.removeHeader('Connection')
  reply.header('Content-Security-Policy', "frame-ancestors 'none'")
}

/** Lets the user's browser cache a response, and revalidate it before each use. */
export function cacheHeaders(etag: string) {
  return { 'Cache-Control': 'private, no-cache', ETag: etag }
}

/** All headers of a public page. A cache revalidates it each time: it may have been withdrawn. */
export function pageHeaders(config: Config, { policy, etag, location }: Sent) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': referrerPolicy,
    ...(isHttps(config) && { 'Strict-Transport-Security': `max-age=${secureFor}; includeSubDomains` }),
    ...(location !== undefined && { Location: location }),
  }
}

type Sent = { policy: string; etag: string; location: string | undefined }

/** The headers of a fast path, which bypasses the plugins: no more than it needs. */
export function fastPathHeaders(
  { allowedOrigins }: Config,
  origin: string | undefined,
  etag: string,
): OutgoingHttpHeaders {
  const isAllowed = origin !== undefined && allowedOrigins.includes(origin)
  return {
    ...cacheHeaders(etag),
    Vary: 'Origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy,
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...(isAllowed && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }),
  }
}

export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
