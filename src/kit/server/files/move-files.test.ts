import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { s3Server } from '#testing/servers/s3-server.ts'
import { moveFiles } from './move-files.ts'
import { openStorage, storageAt } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { storedFiles } from './stored-files.ts'
import { sweepFiles } from './sweep.ts'

/** More of them by hand: `KILLS=20 npx vitest run --project api move-files`. */
const kills = Number(process.env.KILLS ?? 3)

let world: Academy
let server: Awaited<ReturnType<typeof s3Server>>
let folder: string
beforeAll(async () => {
  world = await academy()
  server = await s3Server()
  folder = await mkdtemp(join(tmpdir(), 'atelier-moved-'))
  return async () => {
    await server.close()
    await world.close()
    await rm(folder, { recursive: true, force: true })
  }
})

let rounds = 0
beforeEach(() => {
  rounds += 1
})
const bucket = () => storageAt(`${server.url}-${rounds}`)
/** Another folder: what does not depend on the kind of storage is quicker there. */
const elsewhere = () => `file://${join(folder, `elsewhere-${rounds}`)}`

test('all files come to a bucket and back as they were, and what is there is not copied again', async () => {
  const { db, storage: disk } = world.portal
  const before = await contentsOf(disk)
  const moved = await moveFiles(db, disk, bucket())
  expect(moved).toEqual({ copied: before.size - 1, present: 0, damaged: [], missing: [] })
  expect(await contentsOf(bucket())).toEqual(before)
  expect(await moveFiles(db, disk, bucket())).toMatchObject({ copied: 0, present: before.size - 1 })
  const back = storageAt(`file://${join(folder, 'back')}`)
  expect(await moveFiles(db, bucket(), back)).toMatchObject({ copied: before.size - 1, damaged: [], missing: [] })
  expect(await contentsOf(back)).toEqual(before)
})

test('a command that is killed continues when it is started again, and loses and duplicates nothing', async () => {
  const { db, storage } = world.portal
  const before = await contentsOf(storage)
  await moveFiles(db, storage, bucket())
  const settings = {
    ATELIER_DATA_DIR: world.config.dataDir,
    DATABASE_URL: addressOf(world),
    FILES_FROM_URL: `${server.url}-${rounds}`,
    FILES_URL: elsewhere(),
  }
  const copied = () => countIn(storageAt(elsewhere()))
  for (let kill = 1; kill <= kills; kill++) {
    // On its way each time: it waits for a file that is held back.
    const { held, release } = server.holdReads(Math.ceil(before.size / (kills + 1)))
    const { child, ended } = command(settings)
    await held
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await copied()).toBeLessThan(before.size)
    release()
  }
  expect(await copied()).toBeGreaterThan(0)
  const { ended, output } = command(settings)
  expect(await ended, output()).toEqual([0, null])
  expect(output()).toContain('FILES_FROM_URL may be left out')
  expect(await contentsOf(storageAt(elsewhere()))).toEqual(before)
}, 240_000)

test('meanwhile new files are stored where all will be, and old ones are read from where they are', async () => {
  const { db, storage: disk } = world.portal
  const filesUrl = elsewhere()
  const both = openStorage({
    dataDir: world.config.dataDir,
    filesUrl,
    filesFromUrl: `file://${join(world.config.dataDir, 'files')}`,
  })
  const before = await contentsOf(disk)
  const [name = ''] = before.keys()
  expect((await both.open(name))?.stream.destroy()).toBeDefined()
  const path = join(folder, 'new')
  await writeFile(path, 'new')
  await both.put('ab/new/original', {
    path,
    bytes: 3,
    sha256: '11507a0e2f5e69d5dfa40a62a1bd7b6ee57e6bcd85c67c9b8431b36fff21c437',
  })
  expect([await disk.size('ab/new/original'), await storageAt(elsewhere()).size('ab/new/original')]).toEqual([null, 3])
  const names = await Array.fromAsync(both.list(''), (file) => file.name)
  expect(names.sort()).toEqual([...before.keys(), 'ab/new/original'].sort())
  // What is thrown away during the move is in neither.
  await moveFiles(db, disk, storageAt(elsewhere()))
  await both.remove('ab/new/original')
  expect(await storageAt(elsewhere()).size('ab/new/original')).toBe(null)
})

test('bytes that changed on the old disk are not copied as if they were right, and missing files are named', async () => {
  const { db, storage: disk } = world.portal
  const before = await contentsOf(disk)
  const known = await db
    .selectFrom('files')
    .select(['storage_key', 'sums'])
    .where('purpose', '=', 'portfolio')
    .execute()
  const [damaged, missing] = known.map(({ storage_key: key }) => `${key.slice(0, 2)}/${key}/small`) as [string, string]
  const root = join(world.config.dataDir, 'files')
  await writeFile(join(root, damaged), 'a flipped bit')
  await rm(join(root, missing))
  try {
    expect(await moveFiles(db, disk, storageAt(elsewhere()))).toEqual({
      copied: before.size - 3,
      present: 0,
      damaged: [damaged],
      missing: [missing],
    })
    expect(await storageAt(elsewhere()).size(damaged)).toBe(null)
    // Not all is there: the mark that makes it this database's storage is not set.
    expect(await storageAt(elsewhere()).size('installation')).toBe(null)
  } finally {
    for (const name of [damaged, missing]) await writeFile(join(root, name), before.get(name) as Buffer)
  }
})

test('a storage of another database is neither read nor written over', async () => {
  const { db, storage: disk } = world.portal
  const other = storageAt(elsewhere())
  await other.create('installation', crypto.randomUUID())
  await expect(moveFiles(db, disk, other)).rejects.toThrow('belong to another database')
  await expect(moveFiles(db, other, disk)).rejects.toThrow('belong to another database')
})

test('files without a mark are moved where the database knows them; a wrong address is named as what it is', async () => {
  const { db, storage: disk } = world.portal
  const [from, to] = [storageAt(`${elsewhere()}-from`), storageAt(elsewhere())]
  await expect(moveFiles(db, from, to)).rejects.toThrow(`There are no files in ${from.place}: check its address.`)
  const before = await contentsOf(disk)
  await from.create('ab/abababab-abab-4bab-8bab-abababababab/original', 'of nobody')
  await expect(moveFiles(db, from, to)).rejects.toThrow(`Most files in ${from.place} are unknown to this database`)
  expect(await Array.fromAsync(from.list(''))).toHaveLength(1)
  await moveFiles(db, disk, from)
  await from.remove('installation')
  expect(await moveFiles(db, from, to)).toMatchObject({ damaged: [], missing: [] })
  expect((await contentsOf(to)).get('installation')).toEqual(before.get('installation'))
})

test('the portal works on a bucket as on a disk: an upload, its sizes, and its way to the trash', async () => {
  const { as, portal, db, close } = await academy({ filesUrl: `${server.url}-${rounds}` })
  onTestFinished(close)
  const { id, images } = await sendWork(as.artist, 'photo.png')
  const image = { id: images[0]?.id as number, size: 'small' }
  expect((await as.artist.call(portfolio.image, image)).status).toBe(200)
  expect((await Array.fromAsync(storedFiles(bucket()))).map(({ names }) => names.length)).toEqual([3])
  await as.artist.send(portfolio.remove, { id })
  expect(await db.selectFrom('portfolio_items').select('id').where('id', '=', id).execute()).toEqual([])
  const clock = () => new Date(Date.now() + 2 * 3_600_000)
  await sweepFiles({ ...portal, clock })
  expect(await Array.fromAsync(storedFiles(bucket()))).toEqual([])
  expect(await Array.fromAsync(bucket().list('trash/'))).toHaveLength(3)
})

async function countIn(storage: Storage): Promise<number> {
  return (await Array.fromAsync(storage.list(''))).length
}

/** Everything in a storage, by its names. */
async function contentsOf(storage: Storage): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>()
  for await (const { name } of storage.list('')) {
    const stored = await storage.open(name)
    contents.set(name, await buffer(stored?.stream as NodeJS.ReadableStream))
  }
  return new Map([...contents].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function command(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['src/app/server/files-command.ts', 'move'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, ended: once(child, 'exit'), output: () => output }
}

function addressOf({ connection: { host, port, user, database } }: Academy): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`
}
