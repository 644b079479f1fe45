import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '#kit/server/start/config.ts'

const fromProxy = /^[\w.:-]{8,128}$/

/** Short, for every poll carries one: the last part of a UUID, of which Node draws many at a time, so that one costs a tenth. */
const newId = () => randomUUID().slice(-12)

/** The id of a request, in every line that the log has of it (`reqId`): that of a proxy which is trusted, or one of its own. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): Pick<FastifyServerOptions, 'genReqId'> {
  return {
    genReqId: ({ headers }) => {
      const given = trustProxy === false ? '' : String(headers['x-request-id'] ?? '')
      return fromProxy.test(given) ? given : newId()
    },
  }
}

/** Every answer has it (`X-Request-Id`), so that who reports a failure and who reads the log speak of the same one. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('X-Request-Id', request.id)
  })
}
