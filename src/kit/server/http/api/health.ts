import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { mark } from '#kit/server/files/installation.ts'
import { knownMigrations } from '#kit/server/postgres/migrations.ts'
import { readTogether } from '#kit/server/read-together.ts'
import type { Portal } from '../context.ts'

/** In milliseconds: what has not answered until then is missing. */
const patience = 3000

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets `/readyz` answer that the portal is draining. Until it is closed, it still answers all requests. */
    drain: () => void
  }
}

/** The parts that a portal needs; `draining` is one that is about to stop, or finishes its requests. */
type Missing = 'database' | 'migrations' | 'storage' | 'draining'

/**
 * `/healthz` answers while the process lives: a supervisor restarts one that does not. `/readyz` answers 200, or 503
 * with what is missing: a load balancer sends people elsewhere. Both are handled before sessions and limits, and
 * disclose nothing else.
 */
export function registerHealth(
  app: FastifyInstance,
  { reserved, storage }: Pick<Portal, 'reserved' | 'storage'>,
): void {
  const together = readTogether<Missing[]>()
  let isDraining = false
  app.decorate('drain', () => {
    isDraining = true
  })
  app.addHook('preClose', async () => app.drain())
  app.addHook('onRequest', async (request, reply) => {
    if (!isHealth(request)) return
    // A thousand requests at once share one check: there is no rate limit here.
    const missing = pathOf(request) === '/healthz' ? [] : await together('', missingNow)
    const status = missing.length > 0 ? { status: 'unavailable', missing } : { status: 'ok' }
    reply.code(missing.length > 0 ? 503 : 200).header('Cache-Control', 'no-store')
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
  })

  async function missingNow(): Promise<Missing[]> {
    if (isDraining) return ['draining']
    const [database, migrations, storage] = await Promise.all([isWritable(), isMigrated(), isMarked()].map(inTime))
    if (!database) return storage ? ['database'] : ['database', 'storage']
    return [...(migrations ? [] : ['migrations' as const]), ...(storage ? [] : ['storage' as const])]
  }

  async function isWritable(): Promise<boolean> {
    const query = sql<{ is_writable: boolean }>`
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable
    `
    return (await query.execute(reserved.sessions)).rows[0]?.is_writable ?? false
  }

  /** A database that a newer version has migrated serves this one as well. */
  async function isMigrated(): Promise<boolean> {
    const known = await knownMigrations()
    const query = sql<{ count: number }>`select count(*) as count from migrations where name = any(${known})`
    return (await query.execute(reserved.sessions)).rows[0]?.count === known.length
  }

  const isMarked = async () => (await storage.size(mark)) !== null
}

/** Whether it is a question of these. */
export function isHealth(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && ['/healthz', '/readyz'].includes(pathOf(request))
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] as string

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const tooLate = setTimeout(patience, false, { ref: false })
  return Promise.race([answer.catch(() => false), tooLate])
}
