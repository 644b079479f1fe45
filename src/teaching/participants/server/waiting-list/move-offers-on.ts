import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { awaitedTrainings, isNews, queueOf, trainingsToMoveOn } from './waiting-list.queries.ts'
import { moveOn, notifyUnpaid } from './waiting-list.steps.ts'

/** What the clock does to waiting lists. Each training in a transaction of its own; what was done already is not done again. */
export async function moveOffersOn(portal: Portal, listeners: AllListeners): Promise<void> {
  const now = portal.clock()
  for (const { id } of await trainingsToMoveOn(portal.db, now))
    await inTransaction(portal.db, (db) => moveOn(contextAt({ ...portal, db }, listeners, now), id))
  for (const training of await awaitedTrainings(portal.db, now))
    if ((await queueOf(portal.db, training)).some(isNews))
      await inTransaction(portal.db, (db) => notifyUnpaid(contextAt({ ...portal, db }, listeners, now), training.id))
}
