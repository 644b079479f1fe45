import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, startPostgres } from '#server/kit/postgres/postgres.ts'
import { seededFolder } from './seeded-folder.ts'

export type Servers = Awaited<ReturnType<typeof primaryAndStandby>>

/** Two servers with the demo academy, of which one follows the other. */
export async function primaryAndStandby() {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-pair-'))
  const [dataDir, follower] = [join(folder, 'p'), join(folder, 's')]
  await cp(await seededFolder(), dataDir, { recursive: true })
  const settings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '1GB', shared_buffers: '64MB' }
  const primary = await startPostgres({ dataDir, log: console, settings })
  await copyWhileRunning(primary.connection, dataDir, follower)
  const { host, port, user } = primary.connection
  const primary_conninfo = `host=${host} port=${port} user=${user} application_name=standby`
  const startStandby = () =>
    startPostgres({ dataDir: follower, log: console, settings: { ...settings, primary_conninfo, hot_standby: 'on' } })
  let standby = await startStandby()
  const { connection } = standby
  const onStandby = async (statement: string) => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  return {
    dataDir,
    primary: primary.connection,
    primaryUrl: urlOf(primary.connection),
    standbyDir: follower,
    standby: connection,
    standbyUrl: urlOf(connection),
    /** From now on the standby shows what was there until now. */
    pause: () => onStandby('select pg_wal_replay_pause()'),
    resume: () => onStandby('select pg_wal_replay_resume()'),
    promote: () => onStandby('select pg_promote()'),
    stopStandby: () => standby.stop(),
    restartStandby: async () => {
      standby = await startStandby()
    },
    stop: async () => {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function urlOf({ host, port, user, database }: Connection): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** What `pg_basebackup` does, which the embedded packages lack. */
async function copyWhileRunning(connection: Connection, dataDir: string, into: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  const from = join(dataDir, 'postgres')
  const to = join(into, 'postgres')
  await mkdir(into)
  const isLeftOut = (path: string) => /\/(postmaster\.(pid|opts)|pg_wal\/.+)$/.test(path.slice(from.length))
  await cp(from, to, { recursive: true, filter: (path) => !isLeftOut(path) })
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(join(to, 'backup_label'), rows[0].labelfile)
  await writeFile(join(to, 'standby.signal'), '')
}
