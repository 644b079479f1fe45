import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** Where the event loop is held up for longer than `patience`, in milliseconds, calls are refused until it is itself again. */
export async function registerPressure(app: FastifyInstance, patience = 3000): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: patience, retryAfter: 5, pressureHandler: refuseCalls })
}

/** The application's own files are not refused: a page that lacks one stays blank and cannot try again. */
function refuseCalls({ routeOptions }: FastifyRequest): void {
  if (routeOptions.config.endpoint) throw new Failure('overloaded')
}
