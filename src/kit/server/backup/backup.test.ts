import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { diskStorage } from '#kit/server/files/disk-storage.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { nameOf, throwAway } from '#kit/server/files/stored-files.ts'
import { openPool } from '#kit/server/postgres/database.ts'
import { migrate } from '#kit/server/postgres/migrations.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { rowsOfEveryKind, writeMigrations } from '#testing/every-kind-of-table.ts'
import { cloneDatabase, inMaintenance } from '#testing/servers/clone.ts'
import { wholeDatabase } from '#testing/servers/whole-database.ts'
import { listBackups, nameIn, targetAt } from './backup-target.ts'
import { type BackedUp, makeBackup } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { chooseBackup, restore } from './restore.ts'
import { requireEmpty, restoreDatabase } from './restore-database.ts'
import { dropLeftScratch } from './scratch-database.ts'

/* A small portal, with a table for everything that is hard to restore; `restored-academy.test.ts` has the whole one. */

let root: string
let portal: BackedUp & { connection: Connection }
let migrations: string
let target: Storage
let made: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atelier-backups-'))
  migrations = join(root, 'migrations')
  await writeMigrations(migrations)
  const { connection, drop } = await emptyDatabase()
  portal = {
    connection,
    migrations,
    storage: diskStorage(join(root, 'files')),
    config: { sessionSecret: 'a secret of tests and of nothing else' },
    clock: () => new Date(),
    log: { warn: () => {}, error: () => {} },
  }
  const pool = openPool(connection)
  await migrate(pool, migrations)
  await pool.query(rowsOfEveryKind)
  for (const words of ['one', 'two', 'three']) await storeFile(words)
  await pool.end()
  await portal.storage.create('withdrawals/first.json', '{}')
  target = targetAt(join(root, 'backups'))
  made = (await makeBackup(portal, target)).name
  return async () => {
    await drop()
    await rm(root, { recursive: true, force: true })
  }
})

test('a restored database has every row of every kind, and all that keeps rows in order', async () => {
  const before = await wholeDatabase(portal.connection)
  expect(Object.keys(before).length).toBeGreaterThan(60)
  const place = await emptyPlace()
  await restore(target, await choose(place), place)
  const after = await wholeDatabase(place.connection)
  // What became of the backup was written down after it.
  for (const name of ['backups', 'sequence backups_id_seq']) [before[name], after[name]] = ['', '']
  // What a crash would empty is in no backup.
  expect([before.fleeting, after.fleeting]).toEqual([expect.stringMatching(/^300 /), '0 '])
  expect({ ...after, fleeting: before.fleeting }).toEqual(before)
  expect(await contentsOf(place.storage)).toEqual(
    new Map([...(await contentsOf(portal.storage)), ['installation', await installation()]]),
  )
  // Triggers and sequences work on, where they did.
  const rows = await query(
    place.connection,
    `insert into counted values (9); insert into circles default values;
     select (select max(id) from circles) as id, array_agg(total order by name) as totals from counts`,
  )
  expect(rows).toEqual([{ id: 3, totals: [6, 6, 0] }])
  await expect(query(place.connection, 'delete from counted')).rejects.toThrow('these rows stay')
})

test('a backup from before unlogged tables were left out is restored without them', async () => {
  const manifest = await readManifest(target, made)
  const [words] = manifest.tables.filter(({ table }) => table === 'words') as [Manifest['tables'][number]]
  const tables = [...manifest.tables, { ...words, table: 'fleeting', columns: ['id', 'words'] }]
  const { connection } = await emptyPlace()
  await restoreDatabase(connection, target, { ...manifest, tables }, migrations)
  expect(await query(connection, 'select count(*)::int as count from fleeting')).toEqual([{ count: 0 }])
  expect(await query(connection, 'select count(*)::int as count from words')).toEqual([{ count: words.part.rows }])
})

test('a backup reports that it was verified, and checksums that any tool can check', async () => {
  const [listed] = await listBackups(target)
  expect(listed).toMatchObject({ name: made, isWhole: true, isVerified: true })
  const folder = join(root, 'backups', 'backups', made)
  for (const line of (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trim().split('\n')) {
    const [sum, name = ''] = line.split('  ')
    expect(sumOf(await readFile(join(folder, name)))).toBe(sum)
  }
  expect(
    await query(portal.connection, 'select name, problem, verified_at is not null as verified from backups'),
  ).toEqual([{ name: made, problem: null, verified: true }])
})

test('a flipped bit anywhere is refused with the file’s name, and nothing is restored', async () => {
  const manifest = await readManifest(target, made)
  const sum = sumOf(Buffer.from('two'))
  const names = [
    nameIn(made, 'manifest.json'),
    nameIn(made, manifest.jobs.name),
    nameIn(made, 'files.zst'),
    nameIn(made, 'tables/words.zst'),
    `files/${sum.slice(0, 2)}/${sum}`,
  ]
  const place = await emptyPlace()
  for (const name of names) {
    const undo = await flipBit(join(root, 'backups', name))
    await expect(choose(place)).rejects.toThrow(`${name} in ${target.place} is damaged`)
    await undo()
  }
  await requireEmptyDatabase(place.connection)
  expect(await contentsOf(place.storage)).toEqual(new Map())
  // One that flips after all was compared leaves no row behind either.
  const chosen = await choose(place)
  const undo = await flipBit(join(root, 'backups', names[3] as string))
  await expect(restore(target, chosen, place)).rejects.toThrow('tables/words.zst')
  await undo()
  expect(await query(place.connection, 'select count(*)::int as circles from circles')).toEqual([{ circles: 0 }])
})

test('a backup that cannot be restored is none: the reason is written down', async () => {
  const elsewhere = targetAt(join(root, randomUUID()))
  const put: Storage['put'] = async (name, file) => {
    await elsewhere.put(name, file)
    if (name.endsWith('words.zst')) await flipBit(join(elsewhere.place, name))
  }
  await expect(makeBackup(portal, { ...elsewhere, put })).rejects.toThrow('words.zst')
  expect(await listBackups(elsewhere)).toMatchObject([{ isVerified: false }])
  const [last] = await query(portal.connection, 'select verified_at, problem from backups order by id desc limit 1')
  expect(last).toEqual({ verified_at: null, problem: expect.stringContaining('words.zst') })
})

test('only what is empty is restored into', async () => {
  const place = await emptyPlace()
  await query(place.connection, 'create table somebodys (id integer)')
  await expect(requireEmptyDatabase(place.connection)).rejects.toThrow('not empty (it has somebodys)')
  await place.storage.create('withdrawals/other.json', '{}')
  await expect(choose(place)).rejects.toThrow('already (withdrawals/other.json)')
  await place.storage.create('installation', randomUUID())
  await expect(choose(place)).rejects.toThrow('belong to another database')
  await expect(choose(place, { keepsFiles: true })).rejects.toThrow('belong to another database')
})

test('the academy’s own files remain where the operator stores them: what is missing or damaged is added', async () => {
  const place = await emptyPlace()
  await place.storage.create('installation', await installation())
  await place.storage.create('withdrawals/later.json', '{}')
  await expect(choose(place)).rejects.toThrow('--keep-files')
  const chosen = await choose(place, { keepsFiles: true })
  const [name = '', ...others] = chosen.files.map((file) => file.name)
  await place.storage.create(name, 'other bytes')
  expect(await restore(target, chosen, place)).toEqual({ files: 4, migrations: 0 })
  expect([...(await contentsOf(place.storage)).keys()]).toEqual(
    ['installation', 'withdrawals/later.json', name, ...others].sort(),
  )
  expect((await contentsOf(place.storage)).get(name)).not.toBe('other bytes')
})

test('a backup of an older version gets the migrations that came since; that of a newer one is refused', async () => {
  const newer = join(root, randomUUID())
  await writeMigrations(newer)
  await writeFile(join(newer, '0004-later.sql'), 'alter table words add column language text not null default $$pl$$')
  const place = { ...(await emptyPlace()), migrations: newer }
  expect((await restore(target, await choose(place), place)).migrations).toBe(1)
  expect(await query(place.connection, 'select distinct language from words')).toEqual([{ language: 'pl' }])
  const older = join(root, randomUUID())
  await writeMigrations(older)
  await rm(join(older, '0003-kinds.sql'))
  await expect(choose({ ...(await emptyPlace()), migrations: older })).rejects.toThrow('start a newer portal')
})

test('one that is broken off is no backup, and the next one copies only what is missing', async () => {
  const elsewhere = targetAt(join(root, randomUUID()))
  const stop = new AbortController()
  let files = 0
  const put: Storage['put'] = async (name, file) => {
    await elsewhere.put(name, file)
    if (name.startsWith('files/') && ++files === 2) stop.abort()
  }
  await expect(makeBackup({ ...portal, signal: stop.signal }, { ...elsewhere, put })).rejects.toThrow('aborted')
  expect(await listBackups(elsewhere)).toMatchObject([{ isWhole: false }])
  await expect(chooseBackup(elsewhere, await emptyPlace(), { keepsFiles: false })).rejects.toThrow('no whole backup')
  const stored = (await Array.fromAsync(elsewhere.list('files/'))).length
  const next = await makeBackup(portal, elsewhere)
  expect([next.copied, next.files]).toEqual([4 - stored, 4])
})

test('what is thrown away while it is made is found in the trash, and what was lost before is named', async () => {
  const elsewhere = targetAt(join(root, randomUUID()))
  const [deleted, damaged] = [await storeFile('gone'), await storeFile('damaged')]
  const thrown = await storeFile('thrown away')
  await portal.storage.remove(deleted)
  await flipBit(join(portal.storage.place, damaged))
  // Its row is deleted while the tables are read.
  const put: Storage['put'] = async (name, file) => {
    await elsewhere.put(name, file)
    if (!name.endsWith('tables/words.zst')) return
    const [, key = ''] = thrown.split('/')
    await query(portal.connection, `delete from files where storage_key = '${key}'`)
    await throwAway(portal.storage, { key, names: [thrown], changedAt: new Date() }, new Date())
  }
  const { lost, name } = await makeBackup(portal, { ...elsewhere, put })
  expect(lost).toEqual([damaged, deleted].sort())
  const place = await emptyPlace()
  const chosen = await chooseBackup(elsewhere, { ...place, config: portal.config }, { name, keepsFiles: false })
  await restore(elsewhere, chosen, place)
  expect((await contentsOf(place.storage)).get(thrown)).toBe('thrown away')
  await query(
    portal.connection,
    `delete from files where sums->>'original' in ('${sumOf('gone')}', '${sumOf('damaged')}')`,
  )
})

test('a scratch database that a killed portal left is deleted with the next backup', async () => {
  const names = [
    `atelier_check_1700000000_${Date.now()}`,
    `atelier_check_${Math.floor(Date.now() / 1000)}_${Date.now()}`,
  ]
  for (const name of names) await inMaintenance(portal.connection, `create database ${name}`)
  await dropLeftScratch(portal.connection)
  const left = await query(
    portal.connection,
    `select datname from pg_database where datname in ('${names.join("','")}')`,
  )
  expect(left).toEqual([{ datname: names[1] }])
  await inMaintenance(portal.connection, `drop database ${names[1]}`)
})

test('a target has the backups of one academy, and lies outside its files', async () => {
  const other = targetAt(join(root, randomUUID()))
  await other.create('installation', randomUUID())
  await expect(makeBackup(portal, other)).rejects.toThrow('the backups of another academy')
  const inside = targetAt(join(portal.storage.place, 'backups'))
  await expect(makeBackup(portal, inside)).rejects.toThrow('among the stored files')
})

test('an owner of the database who is no superuser and may create none restores all the same', async () => {
  const { connection, drop } = await emptyDatabase()
  const role = `keeper_${connection.database}`
  await inMaintenance(connection, `create role ${role} login`)
  await inMaintenance(connection, `alter database ${connection.database} owner to ${role}`)
  onTestFinished(async () => {
    await drop()
    await inMaintenance(connection, `drop role ${role}`)
  })
  const place = { ...(await emptyPlace()), connection: { ...connection, user: role } }
  await restore(target, await choose(place), place)
  const warnings: string[] = []
  const log = { warn: (line: unknown) => warnings.push(String(line)), error: () => {} }
  // Its scratch database is made on a server of the portal's own.
  await makeBackup({ ...portal, ...place, log }, targetAt(join(root, randomUUID())))
  expect(warnings.join()).toContain('permission denied to create database')
})

async function requireEmptyDatabase(connection: Connection): Promise<void> {
  const pool = openPool(connection)
  await requireEmpty(pool).finally(() => pool.end())
}

async function emptyDatabase() {
  return cloneDatabase({ ...inject('template'), database: 'template1' })
}

async function emptyPlace() {
  const { connection, drop } = await emptyDatabase()
  onTestFinished(drop)
  return { connection, migrations, storage: diskStorage(join(root, randomUUID())), config: portal.config }
}

type Place = Awaited<ReturnType<typeof emptyPlace>>

function choose(place: Place, options: { keepsFiles: boolean } = { keepsFiles: false }) {
  return chooseBackup(target, place, { name: made, ...options })
}

/** Answers its name in the storage. */
async function storeFile(words: string): Promise<string> {
  const key = randomUUID()
  const sums = JSON.stringify({ original: sumOf(words) })
  await query(
    portal.connection,
    `insert into files (storage_key, purpose, sums) values ('${key}', 'document', '${sums}')`,
  )
  await portal.storage.create(nameOf(key, 'original'), words)
  return nameOf(key, 'original')
}

async function contentsOf(storage: Storage): Promise<Map<string, string>> {
  const names = await Array.fromAsync(storage.list(''), ({ name }) => name)
  const contents = names.sort().map(async (name) => [name, await readFile(join(storage.place, name), 'utf8')] as const)
  return new Map(await Promise.all(contents))
}

async function installation(): Promise<string> {
  const [row] = await query(portal.connection, 'select id::text from installation')
  return String(row?.id)
}

async function query(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const result = await client.query(sql)
    return (Array.isArray(result) ? result.at(-1) : result).rows
  } finally {
    await client.end()
  }
}

async function flipBit(path: string): Promise<() => Promise<void>> {
  const bytes = await readFile(path)
  const flipped = Buffer.from(bytes)
  const middle = flipped.length >> 1
  flipped[middle] = (flipped[middle] as number) ^ 4
  await writeFile(path, flipped)
  return () => writeFile(path, bytes)
}

function sumOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
