import type { FastifyInstance } from 'fastify'
import { isHealth } from '#kit/server/http/api/health.ts'
import type { Metrics } from './metrics.ts'

/** Measures every request but those of health checks, until its answer was taken or given up. */
export function measureRequests(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isHealth(request)) return
    const { method, routeOptions } = request
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.observe({ method, route: routeOptions.url ?? 'unknown', status }, reply.elapsedTime / 1000)
  })
}
