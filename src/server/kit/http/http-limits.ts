import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/**
 * Limits the 401 and 419 responses to an IP address, against programs that guess session ids or tokens. A tab whose session ended
 * asks once and shows the login page; one that went on polling would be refused some 25 times a minute, so ten of them behind one
 * address stay within the limit. Requests with a session are not counted.
 */
const refusalLimit = { max: 300, timeWindow: 60_000 }

declare module 'fastify' {
  interface FastifyRequest {
    /** The user's id, if a fast path knows it before the session is read. */
    readerId: number | null
  }
}

/** Limits the requests of each user, or of each IP address without a session. A request is counted when its user is known: by the fast path, or at the route. */
export async function registerLimits(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  app.decorateRequest('readerId', null)
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const id = request.user?.id ?? request.readerId
      return id ? `user ${id}` : request.ip
    },
    allowList: (request) => !request.routeOptions.config.endpoint,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
}

/** Counts refusals, and replaces a refusal above the limit by a 429. */
export function countRefusals(app: FastifyInstance) {
  const count = app.createRateLimit({
    ...refusalLimit,
    // Unknown routes are counted, too.
    allowList: () => false,
    keyGenerator: (request) => request.ip,
  })
  return async (request: FastifyRequest, reply: FastifyReply, failure: Failure): Promise<Failure> => {
    if (failure.code !== 'unauthenticated' && failure.code !== 'csrf_mismatch') return failure
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return failure
    reply.headers({
      'X-RateLimit-Limit': counted.max,
      'X-RateLimit-Remaining': counted.remaining,
      'X-RateLimit-Reset': counted.ttlInSeconds,
    })
    return tooMany(counted.ttl)
  }
}

function tooMany(ttl: number): Failure {
  return new Failure('too_many_requests', { count: Math.max(1, Math.ceil(ttl / 1000)) })
}
