import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'

/**
 * One line per answer: method, route, status, milliseconds, user id. The route as declared (`/api/…/hash/:hash`),
 * never the address as sent, since addresses carry secret links; no headers and no bodies.
 */
export function requestLogger(config: Config): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        err: (error) => ({
          type: error.name,
          code: (error as { code?: string }).code ?? '',
          message: error.message,
          stack: error.stack ?? '',
        }),
      },
    },
  }
}

export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.isPoll) return
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.user?.id,
    })
  })
}
