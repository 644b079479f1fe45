import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config.ts'

/** Headers of every answer. Pages may run no script but our own files; answers with somebody's data are stored nowhere. */
export async function registerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
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
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // `no-referrer` would break the check of the referring page that Sanctum does.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
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
