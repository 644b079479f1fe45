import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, embeddedConnection, type Postgres, startPostgres } from '#server/kit/postgres/postgres.ts'
import { inMaintenance } from './clone.ts'
import { seededFolder } from './seeded-folder.ts'

export type Servers = Awaited<ReturnType<typeof primaryAndStandby>>

/** The demo academy on a server that leads and one that follows it, until the other leads; `more` are settings of both. */
export async function primaryAndStandby(more: Record<string, string> = {}) {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'pair-'))))
  const [dataDir, standbyDir] = folders as [string, string]
  for (const folder of folders) await cp(await seededFolder(), folder, { recursive: true })
  const servers = folders.map(embeddedConnection) as [Connection, Connection]
  const [primary, standby] = servers
  const settings = { wal_keep_size: '1GB', shared_buffers: '64MB', ...more }
  const log = { warn: () => {}, error: () => {} }
  const running: Postgres[] = []
  let leading = 0
  const start = async (place: number) => {
    running[place] = await startPostgres({ dataDir: folders[place] as string, log, settings })
  }
  /** It has the same as the server that leads, up to where it stopped. */
  const follow = async (place: number) => {
    const { host, port, user } = servers[leading] as Connection
    const cluster = join(folders[place] as string, 'postgres')
    await writeFile(join(cluster, 'standby.signal'), '')
    const line = `primary_conninfo = 'host=${host} port=${port} user=${user} application_name=standby'\n`
    await appendFile(join(cluster, 'postgresql.conf'), line)
    await start(place)
  }
  const onStandby = async (statement: string) => {
    const client = new pg.Client(servers[1 - leading])
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await start(0)
  await follow(1)
  return {
    servers,
    dataDir,
    primary,
    standbyDir,
    standby,
    /** From now on the standby shows what was there until now. */
    pause: () => onStandby('select pg_wal_replay_pause()'),
    resume: () => onStandby('select pg_wal_replay_resume()'),
    promote: () => onStandby('select pg_promote(true, 30)'),
    stopStandby: async () => running[1 - leading]?.stop(),
    restartStandby: () => start(1 - leading),
    /** The server that leads ends, the other takes over. */
    failOver: async () => {
      const former = leading
      leading = 1 - former
      await running[former]?.stop()
      await inMaintenance(servers[leading] as Connection, 'SELECT pg_promote(true, 30)')
    },
    /** The one that led before is there again, and follows. */
    followAgain: () => follow(1 - leading),
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
