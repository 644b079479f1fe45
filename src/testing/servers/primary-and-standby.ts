import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  type Connection,
  embeddedConnection,
  type Postgres,
  startPostgres,
} from '#kit/server/postgres/server/postgres.ts'
import { killDatabase } from '#testing/faults/kill-database.ts'
import { baseBackup } from '#testing/servers/base-backup.ts'
import { inMaintenance } from '#testing/servers/clone.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'

export type Servers = Awaited<ReturnType<typeof primaryAndStandby>>

type Options = {
  /** Of both servers. */
  settings?: Record<string, string>
  /** Whether a commit waits until the standby has it too. */
  isSynchronous?: boolean
}

/** The demo academy on a server that leads and one that follows it, until the other leads. */
export async function primaryAndStandby({ settings: more = {}, isSynchronous = false }: Options = {}) {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'pair-'))))
  const [dataDir, standbyDir] = folders as [string, string]
  for (const folder of folders) await cp(await seededFolder(), folder, { recursive: true })
  const servers = folders.map(embeddedConnection) as [Connection, Connection]
  const [primary, standby] = servers
  const settings = {
    ...{ wal_keep_size: '1GB', shared_buffers: '64MB' },
    // The seeded folder has synchronous commits turned off.
    ...(isSynchronous && { synchronous_commit: 'on' }),
    ...more,
  }
  const log = { warn: () => {}, error: () => {} }
  const running: Postgres[] = []
  let leading = 0
  const clusterOf = (place: number) => join(folders[place] as string, 'postgres')
  const leader = () => servers[leading] as Connection
  const start = async (place: number) => {
    running[place] = await startPostgres({ dataDir: folders[place] as string, log, settings })
  }
  /** It has the same as the server that leads, up to where it stopped. */
  const follow = async (place: number) => {
    const { host, port, user } = leader()
    await writeFile(join(clusterOf(place), 'standby.signal'), '')
    const line = `primary_conninfo = 'host=${host} port=${port} user=${user} application_name=standby'\n`
    await appendFile(join(clusterOf(place), 'postgresql.conf'), line)
    await start(place)
    if (!isSynchronous) return
    // Only from now on: a server that took over alone would otherwise wait for a standby that nobody has made yet.
    await inMaintenance(leader(), "ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    await inMaintenance(leader(), 'SELECT pg_reload_conf()')
  }
  const onStandby = async (statement: string) => {
    const client = new pg.Client(servers[1 - leading])
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const takeOver = async () => {
    leading = 1 - leading
    await inMaintenance(leader(), 'SELECT pg_promote(true, 30)')
  }
  await start(0)
  await follow(1)
  return {
    servers,
    dataDir,
    primary,
    standby,
    /** The present primary, and the standby. */
    leading: () => ({ dataDir: folders[leading] as string, connection: leader() }),
    following: () => ({ dataDir: folders[1 - leading] as string, connection: servers[1 - leading] as Connection }),
    standbyDir,
    /** From now on the standby shows what was there until now. */
    pause: () => onStandby('select pg_wal_replay_pause()'),
    resume: () => onStandby('select pg_wal_replay_resume()'),
    promote: () => onStandby('select pg_promote(true, 30)'),
    stopStandby: async () => running[1 - leading]?.stop(),
    restartStandby: () => start(1 - leading),
    /** The server that leads ends, the other takes over. */
    failOver: async () => {
      await running[leading]?.stop()
      await takeOver()
    },
    /** The one that led before is there again, and follows. */
    followAgain: () => follow(1 - leading),
    /** The server that leads is killed, and nothing starts it again. */
    killLeading: async () => {
      const stopping = running[leading]?.stop()
      killDatabase(folders[leading] as string)
      await stopping
    },
    takeOver,
    /** The killed server may have written changes that the other never got: it is rebuilt from a copy, and follows. */
    rebuild: async () => {
      const place = 1 - leading
      await rm(clusterOf(place), { recursive: true })
      await baseBackup(leader(), clusterOf(leading), clusterOf(place))
      await follow(place)
    },
    stop: async () => {
      for (const postgres of running.toReversed()) await postgres.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As `DATABASE_URL` has it, with several servers by commas. */
export function urlOf(...servers: Connection[]): string {
  const [{ user, database }] = servers as [Connection]
  const hosts = servers.map(({ host, port }) => `${encodeURIComponent(host)}:${port}`)
  return `postgres://${user}@${hosts.join(',')}/${database}`
}
