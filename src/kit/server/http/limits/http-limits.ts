import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#kit/server/postgres/database.ts'
import { Failure } from '../errors.ts'
import { networkOf } from './network-of.ts'
import { RequestCounts } from './request-counts.ts'

/**
 * Limits the 401 and 419 responses to an IP address, against programs that guess session ids or tokens. A tab whose session ended
 * requests once and shows the login page; one that continued to poll would be refused some 25 times a minute, so ten of them behind one
 * address stay within the limit. Requests with a session are not counted.
 */
const refusalLimit = { max: 300, timeWindow: 60_000 }

declare module 'fastify' {
  interface FastifyRequest {
    /** The user's id, if a fast path knows it before the session is read. */
    readerId: number | null
  }
}

/** Limits the requests of each user, of each program by its token, or of each IP address without a session. A request is counted when its user is known: by the fast path, or at the route. */
export async function registerLimits(app: FastifyInstance, db: Db, requestsPerMinute: number): Promise<void> {
  app.decorateRequest('readerId', null)
  const counts = new RequestCounts(db)
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: clientOf,
    store: storeOf(counts),
    // Without the database nobody is answered anyway.
    skipOnError: true,
    allowList: (request) => !request.routeOptions.config.endpoint,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { config, method, url } = request.routeOptions
    const hasSucceeded = config.endpoint?.limit?.isOfFailures && statusCode < 400
    if (hasSucceeded) counts.giveBack(nameOf({ method, url }, clientOf(request)))
  })
}

function clientOf(request: FastifyRequest): string {
  if (request.token) return `token ${request.token.id}`
  const id = request.user?.id ?? request.readerId
  return id ? `user ${id}` : networkOf(request.ip)
}

type Route = { method?: string | string[]; url?: string }

/** What has a limit of its own is counted by itself. */
function nameOf({ method = '', url = '' }: Route, who: string): string {
  return [method, url, who].flat().filter(Boolean).join(' ')
}

/** What the plugin counts with: one for everything, and from it one for each route that has a limit of its own. */
function storeOf(counts: RequestCounts) {
  return class Store implements FastifyRateLimitStore {
    route: Route = {}

    incr(...[who, callback, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts.count(nameOf(this.route, who), max, timeWindow).then(
        ({ count, endsIn }) => callback(null, { current: count, ttl: endsIn }),
        (error) => callback(error),
      )
    }

    child(options: object): Store {
      const own = new Store()
      own.route = (options as { routeInfo: Route }).routeInfo
      return own
    }
  }
}

/** Counts refusals, and replaces a refusal above the limit by a 429. */
export function countRefusals(app: FastifyInstance) {
  const count = app.createRateLimit({
    ...refusalLimit,
    // Unknown routes are counted, too.
    allowList: () => false,
    keyGenerator: (request) => `refused ${networkOf(request.ip)}`,
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
