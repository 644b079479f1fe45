import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { type ListedBackup, listBackups, madeAt, nameIn, nameOfFile, sums } from './backup-target.ts'
import { readManifest } from './manifest.ts'
import { filesOf } from './restore-files.ts'

/** Deletes old backups, interrupted ones, and files that no backup has any more. */

const days = 14
const weeks = 8
/** In milliseconds: a backup that is not whole after this was broken off. */
const longestBackup = 86_400_000

/**
 * Those that stay: the last of each of the last 14 days, and of each of the last 8 weeks, that have one. One that was restored to see that it
 * can be counts before one that was not, and the last such one stays in any case.
 */
function storedOf(backups: readonly ListedBackup[]): Set<string> {
  const whole = backups.filter(({ isWhole }) => isWhole).toSorted((one, other) => (one.name > other.name ? -1 : 1))
  const best = [...whole.filter(({ isVerified }) => isVerified), ...whole.filter(({ isVerified }) => !isVerified)]
  const lastOfEach = (periodOf: (backup: ListedBackup) => string, most: number) =>
    [...Map.groupBy(best, periodOf)]
      .sort(([one], [other]) => (one > other ? -1 : 1))
      .slice(0, most)
      .map(([, [last]]) => last?.name)
  const stored = [...lastOfEach(dayOf, days), ...lastOfEach(weekOf, weeks), best[0]?.name]
  return new Set(stored.filter((name) => name !== undefined))
}

/** Removes whole backups that need not stay, what was broken off, and the files that no backup has any more. Answers how many backups. */
export async function removeOldBackups(target: Storage, now: Date): Promise<number> {
  const backups = await listBackups(target)
  const stored = storedOf(backups)
  const isOver = ({ changedAt }: ListedBackup) => now.getTime() - changedAt.getTime() > longestBackup
  const removed = backups.filter((backup) => !stored.has(backup.name) && (backup.isWhole || isOver(backup)))
  for (const { name, names } of removed) {
    // From then on it is none, even if this breaks off.
    await target.remove(nameIn(name, sums))
    for (const part of names) await target.remove(part)
  }
  // One that is just being made counts on files that no other may have.
  const isUnderWay = backups.some((backup) => !backup.isWhole && !removed.includes(backup))
  if (!isUnderWay) await removeUnneededFiles(target, stored)
  return removed.length
}

async function removeUnneededFiles(target: Storage, stored: ReadonlySet<string>): Promise<void> {
  const needed = new Set<string>()
  for (const name of stored)
    for (const { sha256 } of await filesOf(target, await readManifest(target, name))) needed.add(nameOfFile(sha256))
  for await (const { name } of target.list('files/')) if (!needed.has(name)) await target.remove(name)
}

function dayOf(backup: ListedBackup): string {
  return academyDay(madeAt(backup))
}

/** The Monday that it begins with. */
function weekOf(backup: ListedBackup): string {
  const day = new Date(dayOf(backup))
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
