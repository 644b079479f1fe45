import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { errorInLog } from './error-in-log.ts'
import { standardOutput } from './standard-output.ts'

/** The log of all that is not about a request: jobs, the clock, commands. */
export function openLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream: { write(line: string): void } = standardOutput,
): Logger {
  return pino({ level: logLevel, serializers: { err: errorInLog } }, stream)
}

/**
 * One line per response: method, route, status, milliseconds, and the ids of its user and token. The route is the declared pattern (`/api/…/hash/:hash`),
 * never the URL, which may carry a secret link; no headers and no bodies.
 */
export function requestLogger(config: Config): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      stream: standardOutput,
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        err: errorInLog,
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
      token: request.token?.id,
    })
  })
}
