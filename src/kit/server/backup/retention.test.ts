import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Storage } from '#kit/server/files/storage.ts'
import { listBackups, nameIn, nameOfFile, targetAt } from './backup-target.ts'
import { writeManifest } from './manifest.ts'
import { linesOfJson, partWriter } from './parts.ts'
import { removeOldBackups } from './retention.ts'

const now = new Date('2026-11-25T10:00:00Z')
const shared = 'a'.repeat(64)

let target: Storage
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-retention-'))
  target = targetAt(folder)
  return () => rm(folder, { recursive: true, force: true })
})

test('of 100 nights 14 days and 8 weeks stay, and the files that these have', async () => {
  const nights = Array.from({ length: 100 }, (_, night) => new Date(now.getTime() - night * 86_400_000))
  for (const [night, at] of nights.entries()) await write(at, { files: [shared, sumOf(night)] })
  expect(await removeOldBackups(target, now)).toBe(100 - 14 - 5)
  const days = (await listBackups(target)).map(({ name }) => name.slice(0, 10)).reverse()
  expect(days.slice(0, 14)).toEqual(nights.slice(0, 14).map((at) => at.toISOString().slice(0, 10)))
  // The Sundays before: this week and the two before it have their last day among the 14.
  expect(days.slice(14)).toEqual(['2026-11-08', '2026-11-01', '2026-10-25', '2026-10-18', '2026-10-11'])
  expect(await Array.fromAsync(target.list('files/'))).toHaveLength(1 + days.length)
  expect(await removeOldBackups(target, now)).toBe(0)
})

test('the last that was verified stays, however old, and before those of its day that were not', async () => {
  await write(new Date('2026-01-01T10:00:00Z'))
  for (const hour of ['05', '06']) await write(new Date(`2026-11-25T${hour}:00:00Z`), { isVerified: false })
  await write(new Date('2026-11-24T05:00:00Z'), { isVerified: false })
  expect(await removeOldBackups(target, now)).toBe(1)
  expect((await listBackups(target)).map(({ name }) => name.slice(0, 13))).toEqual([
    '2026-01-01T10',
    '2026-11-24T05',
    '2026-11-25T06',
  ])
})

test('an interrupted backup is deleted after a day; until then no file is removed, for it may be in progress', async () => {
  await write(now)
  await target.create(nameIn('2026-11-25T09-00-00-ffff', 'jobs.zst'), 'unfinished')
  await target.create(nameOfFile(sumOf(7)), 'of nobody yet')
  expect(await removeOldBackups(target, new Date())).toBe(0)
  expect(await target.size(nameOfFile(sumOf(7)))).not.toBe(null)
  const yesterday = new Date(Date.now() - 2 * 86_400_000)
  await utimes(join(folder, 'backups/2026-11-25T09-00-00-ffff/jobs.zst'), yesterday, yesterday)
  expect(await removeOldBackups(target, new Date())).toBe(1)
  expect(await target.size(nameOfFile(sumOf(7)))).toBe(null)
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1)
})

async function write(at: Date, { files = [shared], isVerified = true } = {}): Promise<void> {
  const name = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}-0000`
  const writePart = partWriter({ target, name, folder })
  const part = async (part: string, values: object[]) => ({
    ...(await writePart(part, linesOfJson(values))),
    rows: values.length,
  })
  const entries = files.map((sha256) => ({ name: sha256, sha256 }))
  for (const sha256 of files) await target.create(nameOfFile(sha256), 'bytes')
  const none = { installation: '', server_version: '18', secret_mark: '', migrations: [], tables: [], sequences: [] }
  const made = { name, made_at: at.toISOString(), lost: [], ...none }
  await writeManifest(target, {
    format: 1,
    ...made,
    jobs: await part('jobs.zst', []),
    files: await part('files.zst', entries),
  })
  if (isVerified) await target.create(nameIn(name, 'verified'), '')
}

function sumOf(number: number): string {
  return String(number).padStart(64, '0')
}
