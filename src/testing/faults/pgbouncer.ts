import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { command } from '#kit/server/postgres/server/postgres-binaries.ts'

const program = 'pgbouncer'

/** Whether there is a PgBouncer of 1.21 or newer in the path. */
export function hasPgBouncer(): boolean {
  const [, major, minor] =
    /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(program, ['--version']).stdout?.toString() ?? '') ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

/** A PgBouncer in transaction mode before the server of a connection; each transaction gets whichever of few sessions is free. */
export async function startPgBouncer(
  server: Connection,
  settings: Record<string, string | number> = {},
  given?: string,
) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'pgb-')))
  await mkdir(folder, { recursive: true })
  const lines = Object.entries({
    listen_addr: '',
    listen_port: 6432,
    unix_socket_dir: folder,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 4,
    max_client_conn: 500,
    max_prepared_statements: 200,
    // Of 15 seconds otherwise, in which it refuses everybody although the server is back.
    server_login_retry: 1,
    logfile: join(folder, 'log'),
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`)
  const configure = ({ host, port, user, database }: Connection) => {
    // A named one changes when the file is read again, those of the wildcard do not.
    const databases = [database, '*'].map((name) => `${name} = host=${host} port=${port} user=${user}`)
    const text = ['[databases]', ...databases, '[pgbouncer]', ...lines, '']
    return writeFile(join(folder, 'pgbouncer.ini'), text.join('\n'))
  }
  await configure(server)
  const [file, args] = command(program, ['--quiet', join(folder, 'pgbouncer.ini')])
  const pooler = spawn(file, args, { stdio: 'ignore' })
  const connection = { ...server, host: folder, port: 6432 }
  await untilAnswering(connection)
  return {
    connection,
    pid: pooler.pid as number,
    /** Where its socket is: one that is started there again is reached as before. */
    folder,
    url: `postgres://${server.user}@${encodeURIComponent(folder)}:6432/${server.database}`,
    /** From now on it leads to another server. */
    follow: async (leading: Connection) => {
      await configure(leading)
      pooler.kill('SIGHUP')
    },
    stop: async () => {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function untilAnswering(connection: Connection): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await setTimeout(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
