import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mark } from '#server/kit/files/installation.ts'
import type { Portal } from './context.ts'

/** In milliseconds: what has not answered until then is missing. */
const patience = 3000

/** What a portal needs to serve people; `draining` is one that is asked to stop and finishes what it has begun. */
type Missing = 'database' | 'storage' | 'draining'

/**
 * `/healthz` answers while the process lives: a supervisor restarts one that does not. `/readyz` answers 200, or 503 with what is missing: a
 * load balancer sends people elsewhere. Both come before sessions and limits, and tell nothing else.
 */
export function registerHealth(
  app: FastifyInstance,
  { reserved, storage }: Pick<Portal, 'reserved' | 'storage'>,
): void {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const [path] = request.url.split('?')
    if (path !== '/healthz' && path !== '/readyz') return
    const missing = path === '/healthz' ? [] : await missingNow()
    const status = missing.length > 0 ? { status: 'unavailable', missing } : { status: 'ok' }
    reply.code(missing.length > 0 ? 503 : 200).header('Cache-Control', 'no-store')
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
  })

  async function missingNow(): Promise<Missing[]> {
    if (isDraining) return ['draining']
    const [database, stored] = await Promise.all([inTime(isWritable()), inTime(isMarked())])
    return [...(database ? [] : ['database' as const]), ...(stored ? [] : ['storage' as const])]
  }

  async function isWritable(): Promise<boolean> {
    const query = sql<{ is_writable: boolean }>`
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable
    `
    return (await query.execute(reserved.sessions)).rows[0]?.is_writable ?? false
  }

  const isMarked = async () => (await storage.size(mark)) !== null
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const tooLate = setTimeout(patience, false, { ref: false })
  return Promise.race([answer.catch(() => false), tooLate])
}
