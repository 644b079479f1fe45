import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { targetAt } from './backup-target.ts'
import { makeBackup } from './make-backup.ts'
import { removeOldBackups } from './retention.ts'

/** Hourly: queues the day's backup, until there is one that was verified. */
export async function askForBackup({ config, db, jobs, clock }: Pick<Portal, 'config' | 'db' | 'jobs' | 'clock'>) {
  if (config.backupUrl === null) return
  const verified = await db
    .selectFrom('backups')
    .select('id')
    .where('place', '=', targetAt(config.backupUrl).place)
    .where('verified_at', '>=', midnight(academyDay(clock())))
    .executeTakeFirst()
  if (!verified) await jobs.send(db, 'backup', {})
}

/** Makes the queued backups, in one process at a time. */
export async function makeBackups(portal: Portal): Promise<void> {
  const { config, jobs, clock, log, warnings } = portal
  if (config.backupUrl === null) return
  const target = targetAt(config.backupUrl)
  await jobs.work('backup', async (_, signal) => {
    const { lost, ...made } = await makeBackup({ ...portal, signal }, target)
    if (lost.length > 0) {
      warnings.add('damaged_files')
      log.error({ names: lost }, 'Stored files are missing or damaged, so they are not in the backup.')
    }
    const removed = await removeOldBackups(target, clock())
    log.info({ ...made, removed, place: target.place }, 'made a backup')
  })
}
