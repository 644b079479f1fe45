import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { RetentionName } from '#kit/contract/values/retention-days.ts'
import { ownsStorage } from '#kit/server/files/installation.ts'
import { emptyTrash } from '#kit/server/files/stored-files.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { deleteOlder, type Removal } from '#kit/server/http/removals.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/** For how long it is known what each run removed. */
const daysOfHistory = 400

/**
 * Removes records that are older than the settings allow. A removal that fails holds up no other: the job fails after all
 * of them, and its next attempt does what is left. That is a run of its own, which does not count what was removed before.
 */
export async function runRetention(
  { db, storage, clock, log }: Pick<Portal, 'db' | 'storage' | 'clock' | 'log'>,
  removals: readonly [RetentionName, Removal][],
  signal?: AbortSignal,
): Promise<void> {
  const now = clock()
  const inForce = await settingsInForce(db)
  const removed: { [Name in RetentionName]?: number } = {}
  const failed = new Map<RetentionName, unknown>()
  for (const [name, remove] of removals) {
    signal?.throwIfAborted()
    try {
      const count = await remove({ db, storage }, shift(now, { days: -inForce[name] }))
      removed[name] = (removed[name] ?? 0) + count
    } catch (error) {
      failed.set(name, error)
      log.error({ err: error, removal: name }, 'removal failed')
    }
  }
  await db
    .insertInto('retention_runs')
    .values({ at: now, removed, failed: [...failed.keys()] })
    .execute()
  await deleteOlder(db, 'retention_runs', 'at', shift(now, { days: -daysOfHistory }))
  log.info({ removed }, 'removed what was past its retention')
  for (const error of failed.values()) throw error
}

/** Those that wait are no older than what they wait for. */
export const removeMails: Removal = async ({ db }, before) =>
  (await deleteOlder(db, 'mails', 'sent_at', before)) + (await deleteOlder(db, 'mails', 'refused_at', before))

/** The trash of another database is left alone. */
export const removeTrash: Removal = async ({ db, storage }, before) =>
  (await ownsStorage(db, storage)) ? emptyTrash(storage, new Date(before)) : 0
