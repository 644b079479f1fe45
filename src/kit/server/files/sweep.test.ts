import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Warning } from '#kit/contract/values/warnings.ts'
import { openDatabase, openPool, type Tables } from '#kit/server/postgres/database.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { uploadServer } from '#testing/servers/upload-server.ts'
import { claimStorage, ownsStorage } from './installation.ts'
import { prepareStorage } from './prepare-storage.ts'
import { newStorageKey } from './storage.ts'
import { nameOf, storedFiles, trashDay } from './stored-files.ts'
import { sweepFiles } from './sweep.ts'

let database: Awaited<ReturnType<typeof workerDatabase>>
let db: Kysely<Tables>
let server: Awaited<ReturnType<typeof uploadServer>>

beforeAll(async () => {
  database = await workerDatabase()
  db = openDatabase(openPool(database.connection))
  server = await uploadServer()
})
afterAll(async () => {
  await server.close()
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.deleteFrom('files').execute()
  await rm(join(server.dataDir, 'files'), { recursive: true, force: true })
  await claimStorage(db, server.storage)
})

const hour = 3_600_000

/** Stored files with two sizes, with rows or without, that came in so many milliseconds ago. */
async function files(count: number, { hasRow = true, ago = 2 * hour } = {}): Promise<string[]> {
  const keys = Array.from({ length: count }, newStorageKey)
  const at = new Date(Date.now() - ago)
  for (const key of keys)
    for (const size of ['large', 'small']) {
      await server.storage.create(nameOf(key, size), size)
      await utimes(join(server.dataDir, 'files', nameOf(key, size)), at, at)
    }
  if (hasRow && count > 0) await enter(keys)
  return keys
}

async function enter(keys: string[]) {
  const facts = {
    purpose: 'avatar' as const,
    original_name: 'a.png',
    mime: 'image/webp',
    bytes: 1,
    width: 1,
    height: 1,
  }
  await db
    .insertInto('files')
    .values(keys.map((storage_key) => ({ ...facts, storage_key, created_at: new Date() })))
    .execute()
}

/** The lines that the sweep logs. */
async function sweep({
  at = db,
  warnings = new Set<Warning>(),
  later = 0,
  all = false,
  messages = [] as string[],
} = {}) {
  const logged: object[] = []
  const write = (details: object, message: string) => {
    logged.push(details)
    messages.push(message)
  }
  const log = { info: write, error: write, warn: write } as unknown as Logger
  const clock = () => new Date(Date.now() + later)
  const { storage, dataDir } = server
  await sweepFiles({ config: { dataDir }, db: at, storage, clock, log, warnings }, { all })
  return logged
}

const stored = async () => (await Array.fromAsync(storedFiles(server.storage), ({ key }) => key)).sort()

test('moves old files without a row into the trash, removes old uploads, and does nothing else', async () => {
  const known = await files(2)
  const [orphan] = await files(1, { hasRow: false })
  const recent = await files(1, { hasRow: false, ago: 0 })
  const uploads = join(server.dataDir, 'tmp')
  await mkdir(join(uploads, 'old'), { recursive: true })
  await mkdir(join(uploads, 'young'))
  const longAgo = new Date(Date.now() - 2 * hour)
  await utimes(join(uploads, 'old'), longAgo, longAgo)

  expect(await sweep()).toEqual([{ stored: 4, discarded: 1, left: 0, restored: 0 }])
  expect(await readdir(uploads)).toEqual(['young'])
  expect(await stored()).toEqual([...known, ...recent].sort())
  const trash = await Array.fromAsync(server.storage.list('trash/'), ({ name }) => name)
  const today = trashDay(new Date())
  expect(trash.sort()).toEqual(['large', 'small'].map((size) => `trash/${today}/${nameOf(orphan as string, size)}`))
})

test('at most a hundredth is deleted at once, and the owner sees that many belong to nothing', async () => {
  await files(100)
  await files(40, { hasRow: false })
  const warnings = new Set<Warning>()
  expect(await sweep({ warnings })).toMatchObject([{ stored: 140, discarded: 2, left: 38 }])
  expect([...warnings]).toEqual(['unknown_files'])
  // With the operator's permission.
  expect(await sweep({ warnings, all: true })).toMatchObject([{ stored: 138, discarded: 38, left: 0 }])
  expect([...warnings]).toEqual([])
})

test('an older backup that is restored by mistake loses nothing: with the newer one its files are back', async () => {
  const keys = await files(9)
  await db.deleteFrom('files').execute()
  await sweep({ all: true })
  expect(await stored()).toEqual([])
  await enter(keys.slice(0, 5))
  const quiet = { info() {}, warn() {}, error() {} } as unknown as Logger
  await prepareStorage({ db, storage: server.storage, log: quiet })
  expect(await stored()).toEqual(keys.slice(0, 5).sort())
  await enter(keys.slice(5))
  expect(await sweep()).toMatchObject([{ restored: 4 }])
  expect(await stored()).toEqual(keys.sort())
})

test('nothing is removed where the files belong to another database, and the command explains it', async () => {
  const keys = await files(3, { hasRow: false })
  // A portal that was started on another database: it knows none of these files.
  const other = await workerDatabase()
  const otherDb = openDatabase(openPool(other.connection))
  try {
    await otherDb.updateTable('installation').set({ id: crypto.randomUUID() }).execute()
    await claimStorage(otherDb, server.storage)
    const warnings = new Set<Warning>()
    expect(await sweep({ at: otherDb, warnings, all: true })).toEqual([{ place: join(server.dataDir, 'files') }])
    expect([...warnings]).toEqual(['foreign_files'])
    expect(await stored()).toEqual(keys.sort())
  } finally {
    await otherDb.destroy()
    await other.drop()
  }
})

test('the reason why nothing is removed is true, and names what to do', async () => {
  const place = join(server.dataDir, 'files')
  const reason = async () => {
    const messages: string[] = []
    await sweep({ messages, all: true })
    return messages.join()
  }
  await rm(place, { recursive: true })
  expect(await reason()).toBe(`There are no files in ${place}: check its address. Nothing was removed.`)
  await files(2)
  expect(await reason()).toBe(
    `The files in ${place} are this database’s, but not marked as such: start the portal, which marks them. Nothing was removed.`,
  )
  await files(3, { hasRow: false })
  expect(await reason()).toBe(
    `Most files in ${place} are unknown to this database: check that DATABASE_URL and the address of the files go together. Nothing was removed.`,
  )
  await server.storage.create('installation', crypto.randomUUID())
  expect(await reason()).toBe(
    `The files in ${place} belong to another database: check that DATABASE_URL and the address of the files go together. Nothing was removed.`,
  )
  expect(await stored()).toHaveLength(5)
})

test.each([
  [3, 0, true],
  [2, 1, true],
  [2, 2, false],
  [0, 1, false],
])(
  'a storage without a mark with %i files of this database and %i others is its own: %s',
  async (own, others, isOwn) => {
    await files(own)
    await files(others, { hasRow: false })
    await rm(join(server.dataDir, 'files', 'installation'))
    await claimStorage(db, server.storage)
    expect(await ownsStorage(db, server.storage)).toBe(isOwn)
  },
)
