import type { OutgoingHttpHeaders } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/kit/start/config.ts'

const referrerPolicy = 'strict-origin-when-cross-origin'
/** Seconds: a year. */
const secureFor = 31_536_000

/** Headers of every answer. Pages may run no script but our own files; answers with somebody's data are stored nowhere. */
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
    // `no-referrer` would break the check of the referring page that Sanctum does.
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

const needed = new Set([
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'vary',
])

/**
 * Takes off what says nothing about an answer without content: the browser has the rest with what it keeps, that the portal
 * is to be reached by https alone from every other answer, and a connection stays open unless it is told otherwise.
 */
export function leaveNeeded(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) if (!needed.has(name)) reply.removeHeader(name)
  reply.raw.removeHeader('Connection')
  reply.header('Content-Security-Policy', "frame-ancestors 'none'")
}

/** Of an answer that its reader's browser keeps, and asks about before it uses it again. */
export function keeping(etag: string) {
  return { 'Cache-Control': 'private, no-cache', ETag: etag }
}

/** Of an answer that is made ahead of the plugins, and so often that it says no more than it must. */
export function briefHeaders(
  { allowedOrigins }: Config,
  origin: string | undefined,
  etag: string,
): OutgoingHttpHeaders {
  const isAllowed = origin !== undefined && allowedOrigins.includes(origin)
  return {
    ...keeping(etag),
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
