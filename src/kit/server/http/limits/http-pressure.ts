import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../errors.ts'

/** Load shedding: refuses calls while the event loop lags by more than `maxEventLoopDelay` milliseconds; with 0, never. */
export async function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5, pressureHandler: refuseCalls })
}

/**
 * Static files are still served: a page without its script stays blank and cannot retry. So is the question whether the portal is
 * ready: a supervisor would restart one that is only busy, and all who wait would begin again.
 */
function refuseCalls({ routeOptions }: FastifyRequest): void {
  const { endpoint } = routeOptions.config
  if (endpoint && !endpoint.isReadiness) throw new Failure('overloaded')
}
