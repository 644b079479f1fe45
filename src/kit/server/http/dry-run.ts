import type { FastifyError } from 'fastify'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { User } from '#kit/contract/session.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { LargePage } from '#kit/server/lists/large-page.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { sampleInput } from './api/sample-input.ts'
import { type AnyPlan, authorize } from './authorization.ts'
import type { Context } from './context.ts'
import { contextAt } from './context-at.ts'
import type { Failure } from './errors.ts'
import { failureOf } from './http-errors.ts'

/** Runs a call as a dry run: authorization, validation and handler, with nothing stored. */

/** The result of a dry run: what was in the way, if anything, and whether the rest is up to what is typed. */
export type DryRun = { failure: Failure | null; isUpToInput: boolean }

/**
 * Runs a call as another user, as a dry run: the same authorization and the same handler, in a transaction that is
 * rolled back. Nothing remains, for a handler leaves nothing outside the database but files, which no dry run stores,
 * and cookies, which are not sent here; nobody is notified, since there are no listeners.
 */
export async function dryRun(
  asking: Context,
  { endpoint, plan }: { endpoint: Endpoint; plan: AnyPlan },
  user: User,
  params: Record<string, string | number>,
): Promise<DryRun> {
  const sample = sampleInput(endpoint)
  const run = async (db: Db) => {
    const ctx = contextOf({ ...asking, db }, user)
    const subject = await authorize(ctx, endpoint, plan, params)
    if (!sample) return
    const input = { ...sample.input, ...params } as never
    const prepared = plan.prepare ? await plan.prepare(withoutDatabase(ctx), input) : subject
    const output = await plan.handle(ctx, input, prepared)
    if (output instanceof LargePage) await output.rest.return(undefined)
  }
  const isUpToInput = sample === null || sample.isTyped
  try {
    if (endpoint.isReading) await run(asking.db)
    else await undone(asking.db, run)
    return { failure: null, isUpToInput }
  } catch (error) {
    if (error instanceof Unprepared) return { failure: null, isUpToInput: true }
    const failure = failureOf(error as FastifyError)
    if (failure.status >= 500) throw error
    return failure.status === 422 ? { failure: null, isUpToInput: true } : { failure, isUpToInput }
  }
}

/** With a session that is nobody's, so that ending it, or keeping it, is as good as any. */
function contextOf(asking: Context, user: User): Context {
  const { config, db, storage, texts, jobs, warnings, now, language, t, client } = asking
  const portal = { config, db, storage: dryStorage(storage), texts, jobs, warnings: new Set(warnings) }
  const blank = {
    id: '',
    idHash: Buffer.alloc(32),
    owesTerms: false,
    owesFactor: false,
    deviceHash: null,
    lastWrite: null,
    textsVersion: 0,
  }
  const at = now.toISOString()
  const session = { ...blank, user, confirmedAt: at, lastRequestAt: at }
  return { ...contextAt(portal, { atOnce: [], later: [] }, now, user), user, language, t, client, session }
}

/** Reads what is stored, and stores nothing. */
function dryStorage(storage: Storage): Storage {
  const nothing = async () => {}
  return { ...storage, put: nothing, create: async () => true, move: nothing, remove: nothing }
}

/** What is prepared with the database, such as a password that is checked, may write before the transaction: a dry run leaves it out. */
class Unprepared extends Error {}

function withoutDatabase(ctx: Context): Context {
  return Object.defineProperty({ ...ctx }, 'db', {
    get: () => {
      throw new Unprepared()
    },
  })
}

/** Ends the transaction of a dry run. */
class Done extends Error {}

async function undone(db: Db, run: (db: Db) => Promise<void>): Promise<void> {
  const done = new Done()
  try {
    await inTransaction(db, async (tx) => {
      await run(tx)
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  }
}
