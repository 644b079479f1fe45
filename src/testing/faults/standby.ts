import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, embeddedConnection, type Postgres, startPostgres } from '#server/kit/postgres/postgres.ts'
import { inMaintenance } from '../clone.ts'
import { seededFolder } from '../seeded-folder.ts'

/** The demo academy on a server that leads and one that follows it, until the other leads. */
export async function startWithStandby() {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'pair-'))))
  for (const folder of folders) await cp(await seededFolder(), folder, { recursive: true })
  const connections = folders.map(embeddedConnection)
  const running: Postgres[] = []
  let leading = 0
  const start = async (place: number) => {
    running[place] = await startPostgres({
      dataDir: folders[place] as string,
      log: { warn: () => {}, error: () => {} },
    })
  }
  /** It has the same as the server that leads, up to where it stopped. */
  const follow = async (place: number) => {
    const { host, port, user } = connections[leading] as Connection
    const cluster = join(folders[place] as string, 'postgres')
    await writeFile(join(cluster, 'standby.signal'), '')
    const line = `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`
    await appendFile(join(cluster, 'postgresql.conf'), line)
    await start(place)
  }
  await start(0)
  await follow(1)
  return {
    servers: connections as [Connection, Connection],
    /** The server that leads ends, the other takes over. */
    failOver: async () => {
      const former = leading
      leading = 1 - former
      await running[former]?.stop()
      await inMaintenance(connections[leading] as Connection, 'SELECT pg_promote(true, 30)')
    },
    /** The one that led before is there again, and follows. */
    followAgain: () => follow(1 - leading),
    stop: async () => {
      for (const postgres of running) await postgres.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}
