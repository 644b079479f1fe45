import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '#testing/servers/free-port.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { checkServer } from './postgres-check.ts'

const quiet = { warn: () => {}, error: () => {} }
const folders: string[] = []
const running = new Set<Postgres>()
const processes = new Set<ChildProcess>()
let dataDir: string

beforeAll(async () => {
  dataDir = await newFolder()
})

afterEach(async () => {
  for (const process of processes) process.kill('SIGKILL')
  for (const postgres of running) await postgres.stop()
  processes.clear()
  running.clear()
})

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

test('a first start makes a Polish database that only its owner reaches, and a restart keeps it', async () => {
  const first = await start()
  await query(first, 'CREATE TABLE letters (letter text)')
  await query(first, "INSERT INTO letters VALUES ('ł'), ('ć'), ('d'), ('c'), ('m'), ('l')")
  await first.stop()
  const second = await start()
  const rows = await query(second, 'SELECT string_agg(letter, NULL ORDER BY letter) AS sorted FROM letters')
  expect(rows).toEqual([{ sorted: 'cćdlłm' }])
  expect(await query(second, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  for (const folder of [second.connection.host, join(dataDir, 'postgres')])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a data folder with a long path works', async () => {
  const postgres = await start({}, join(await newFolder(), 'ż'.repeat(60)))
  expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a second portal on the same data folder is refused with an explanation', async () => {
  await start()
  await expect(start()).rejects.toThrow(/^Another portal is running on the data folder .*\.$/)
})

test('a data folder is free again the moment its portal is killed, and nothing committed is lost', async () => {
  for (let kill = 1; kill <= 5; kill++) {
    const portal = startPortal('let n = 0; for (;;) { await insert(); console.log(++n) }')
    const acknowledged = await linesUntil(portal, 20 * kill)
    portal.kill('SIGKILL')
    const [code, signal] = await once(portal, 'exit')
    expect([code, signal]).toEqual([null, 'SIGKILL'])
    const postgres = await start()
    const [row] = await query(postgres, 'SELECT count(*)::int AS rows FROM stream')
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged)
    await query(postgres, 'DELETE FROM stream')
    await postgres.stop()
  }
})

test('a start that was cut short while initialising is done again', async () => {
  const folder = await newFolder()
  for (const moment of [150, 350, 550]) {
    const portal = startPortal('', folder)
    await setTimeout(moment)
    portal.kill('SIGKILL')
    await once(portal, 'exit')
  }
  const postgres = await start({}, folder)
  expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  // On a quick machine the last of them had initialised, and its server has left a log.
  const left = (await readdir(folder)).filter((name) => name !== 'postgres.previous.log')
  expect(left.sort()).toEqual(['portal.lock', 'postgres', 'postgres.log', 'socket'])
})

test.each(['dead', 'unburied', "a stranger's"])(
  'a lock file whose process is %s does not keep the server down',
  async (whose) => {
    const before = await start()
    await query(before, 'CREATE TABLE IF NOT EXISTS kept ()')
    const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
    const content = await readFile(lockFile, 'utf8')
    await before.stop()
    await writeFile(lockFile, content.replace(/^\d+/, String(await numberOf(whose))))
    const after = await start()
    expect(await query(after, 'SELECT * FROM kept')).toEqual([])
  },
)

test('a server that cannot start explains why', async () => {
  await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
    /The database did not start: invalid value for parameter "shared_buffers"/,
  )
})

test('a server that may lose data is refused, except in a test', async () => {
  const postgres = await start({ fsync: 'off', full_page_writes: 'off' })
  const pool = new pg.Pool(postgres.connection)
  await expect(checkServer(pool)).rejects.toThrow(/fsync=off.*\n.*full_page_writes=off/)
  await checkServer(pool, { allowsUnsafe: true })
  await pool.end()
})

test('a server that is away, or has no such database, is refused with the reason and what to do', async () => {
  const { connection } = await start()
  for (const [place, reason] of [
    [{ host: '127.0.0.1', port: await freePort() }, 'connect ECONNREFUSED 127.0.0.1:\\d+'],
    [{ host: 'localhost', port: await freePort() }, '.*ECONNREFUSED.*'],
    [{ ...connection, database: 'elsewhere' }, 'database "elsewhere" does not exist'],
  ] as const) {
    const pool = new pg.Pool(place)
    await expect(checkServer(pool)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        new RegExp(`^The database cannot be reached: ${reason}\\. Bring it back, or mend DATABASE_URL\\.$`),
      ),
    })
    await pool.end()
  }
})

test('a server without a connection left is refused, with the setting that limits them', async () => {
  const few = { max_connections: '2', superuser_reserved_connections: '0', max_wal_senders: '0' }
  const { connection } = await start(few)
  const [others, pool] = [new pg.Pool(connection), new pg.Pool(connection)]
  const taken = await Promise.all([others.connect(), others.connect()])
  await expect(checkServer(pool)).rejects.toThrow(
    /^PostgreSQL has no connection left: .*too many clients already\. End some, or raise its max_connections\.$/,
  )
  for (const client of taken) client.release()
  await Promise.all([others.end(), pool.end()])
})

test('a server that is too old is refused before anything is changed in it, with a way out', async () => {
  const postgres = await start()
  await query(
    postgres,
    `CREATE SCHEMA old; CREATE FUNCTION old.current_setting(text) RETURNS text LANGUAGE sql
     AS $$ SELECT CASE $1 WHEN 'server_version_num' THEN '160009' ELSE pg_catalog.current_setting($1) END $$`,
  )
  const pool = new pg.Pool({ ...postgres.connection, options: '-c search_path=old,pg_catalog,public' })
  await expect(checkServer(pool)).rejects.toThrow(
    'PostgreSQL 16 is too old for the portal: upgrade the server of DATABASE_URL to 17 or newer, or leave DATABASE_URL out to use the embedded one.',
  )
  await pool.end()
})

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-postgres-'))
  folders.push(folder)
  return folder
}

async function start(settings = {}, folder = dataDir) {
  const postgres = await startPostgres({ dataDir: folder, log: quiet, settings })
  running.add(postgres)
  return postgres
}

async function query(postgres: Postgres, sql: string) {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts the same data folder and then runs the given code. */
function startPortal(work: string, folder = dataDir) {
  const program = `
    import pg from 'pg'
    import { startPostgres } from './src/kit/server/postgres/server/postgres.ts'
    const { connection } = await startPostgres({ dataDir: ${JSON.stringify(folder)}, log: console })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('CREATE TABLE IF NOT EXISTS stream ()')
    const insert = () => client.query('INSERT INTO stream DEFAULT VALUES')
    ${work}`
  const portal = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.add(portal)
  return portal
}

async function linesUntil(portal: ChildProcess, count: number) {
  if (!portal.stdout) throw new Error('no output')
  let last = 0
  for await (const line of createInterface(portal.stdout)) {
    last = Number(line)
    if (last >= count) break
  }
  return last
}

async function numberOf(whose: string) {
  // The shell's child ends at once and nobody waits for it, since the shell has become another program.
  const guest = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  processes.add(guest)
  const [child] = await once(guest.stdout, 'data')
  if (whose === 'unburied') return Number(child)
  if (whose === 'dead') {
    guest.kill('SIGKILL')
    await once(guest, 'exit')
  }
  return guest.pid
}
