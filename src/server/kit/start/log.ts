import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'

/**
 * One line per response: method, route, status, milliseconds, user id. The route is the declared pattern (`/api/…/hash/:hash`),
 * never the URL, which may carry a secret link; no headers and no bodies.
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

export function logResponses(app: FastifyInstance): void {
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
