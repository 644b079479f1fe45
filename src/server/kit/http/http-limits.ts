import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/**
 * Of 401 and 419 answers to one address. A tab whose session ended asks once and shows the login page; one that went on asking
 * for all that it polls would be refused some 25 times a minute. So ten of them behind one address are let be, and a program
 * that tries ids or tokens is not. Whoever has a session is never counted, however many neighbours are.
 */
const refusalLimit = { max: 300, timeWindow: 60_000 }

declare module 'fastify' {
  interface FastifyRequest {
    /** The user, where a fast path knows them before the session is read. */
    readerId: number | null
  }
}

/** Refuses more than so many requests of one person. Counts a request once its user is known: on a fast path as it answers, else at the route. */
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

/** Replaces a refusal by a 429 where there were too many; else answers the refusal itself. */
export function countRefusals(app: FastifyInstance) {
  const count = app.createRateLimit({
    ...refusalLimit,
    // Unknown addresses are counted, too.
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
