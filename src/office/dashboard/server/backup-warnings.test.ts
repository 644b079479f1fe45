import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listBackups, targetAt } from '#kit/server/backup/backup-target.ts'
import { lastBackup, recordBackup } from '#kit/server/backup/backups.ts'
import { askForBackup, makeBackups } from '#kit/server/backup/daily.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { setup } from '#office/setup/contract/setup.ts'
import { academyForTest } from '#testing/academy.ts'

test('the backup of a day is made once, however many processes start it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-daily-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { portal, db, as } = await academyForTest({ backupUrl: `file://${folder}` })
  for (const each of [portal, portal]) await makeBackups(each)
  for (let times = 0; times < 3; times++) await askForBackup(portal)
  await expect.poll(() => lastBackup(db), { timeout: 60_000 }).toMatchObject({ problem: null })
  await askForBackup(portal)
  expect(await listBackups(targetAt(folder))).toMatchObject([{ isVerified: true }])
  const rows = await db.selectFrom('backups').selectAll().execute()
  expect(rows).toMatchObject([{ place: targetAt(folder).place, verified_at: expect.any(String) }])
  const shown = await as.owner.send(dashboard.mine, {})
  expect([shown.warnings, shown.backed_up_at]).toEqual([[], rows[0]?.verified_at])
})

test('the owner is warned when there is no backup, when the last one failed, and when it is old', async () => {
  const { as, db, clock, config } = await academyForTest()
  const shown = async (who: 'owner' | 'office' = 'owner') => {
    const { warnings, backed_up_at } = await as[who].send(dashboard.mine, {})
    return [warnings.filter((warning) => warning.startsWith('backup')), backed_up_at]
  }
  expect(await shown()).toEqual([[], null])
  // Nobody misses a demo. The checklist has a backup as a step, too, until it is hidden.
  config.isDemo = false
  expect(await shown()).toEqual([[], null])
  await as.owner.send(setup.hide, { is_hidden: true })
  expect(await shown()).toEqual([['backup_missing'], null])
  const now = clock.now()
  const at = (hours: number) => shift(now, { hours })
  const backup = (hours: number, problem: string | null = null) =>
    recordBackup(db, {
      ...{ name: 'one', place: '/backups', started_at: at(hours), problem },
      verified_at: problem === null ? at(hours) : null,
    })
  await backup(-27)
  expect(await shown()).toEqual([['backup_old'], at(-27)])
  await backup(-25)
  expect(await shown()).toEqual([[], at(-25)])
  expect(await shown('office')).toEqual([[], null])
  await backup(-1, 'The disk is full.')
  expect(await shown()).toEqual([['backup_failed'], at(-25)])
  expect(await lastBackup(db)).toEqual({ verified_at: at(-25), failed_at: at(-1), problem: 'The disk is full.' })
})
