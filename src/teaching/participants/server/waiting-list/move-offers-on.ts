import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { awaitedTrainings, isNews, queueOf, trainingsToMoveOn } from './waiting-list.queries.ts'
import { moveOn, notifyUnpaid } from './waiting-list.steps.ts'

/** What the clock does to waiting lists. Each training in a transaction of its own; what was done already is not done again. */
export async function moveOffersOn(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const at = (db: Db) => contextAt({ ...portal, db }, listeners, now)
  await oneByOne(portal, await trainingsToMoveOn(portal.db, now), (db, { id }) => moveOn(at(db), id), signal)
  const unpaid = async (db: Db, training: Awaited<ReturnType<typeof awaitedTrainings>>[number]) => {
    if ((await queueOf(db, training)).some(isNews)) await notifyUnpaid(at(db), training.id)
  }
  await oneByOne(portal, await awaitedTrainings(portal.db, now), unpaid, signal)
}
