import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** Load shedding: refuses calls while the event loop lags by more than `maxEventLoopDelay` milliseconds; with 0, never. */
export async function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5, pressureHandler: refuseCalls })
}

/** Static files are still served: a page without its script stays blank and cannot retry. */
function refuseCalls({ routeOptions }: FastifyRequest): void {
  if (routeOptions.config.endpoint) throw new Failure('overloaded')
}
