import type { Logger } from 'pino'
import type { Config } from '#kit/server/start/config.ts'
import { isLocked } from '#kit/server/start/data-folder.ts'
import type { StartError } from '#kit/server/start/start-error.ts'
import type { PoolOptions } from '../database.ts'
import { embeddedConnection, startPostgres } from '../server/postgres.ts'
import { serversAt } from './servers.ts'

export type Reached = {
  connection: PoolOptions
  /** Settles when the embedded database ended and could not be started again. */
  lost: Promise<StartError>
  stop(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The configured database, else the embedded one, which runs until `stop`. */
export async function reachDatabase({ databaseUrl, dataDir }: Place, log: Logger): Promise<Reached> {
  return databaseUrl ? running({ servers: serversAt(databaseUrl) }) : startPostgres({ dataDir, log })
}

/** For commands: while a portal runs the embedded server, its connection. */
export async function reachRunningDatabase(place: Place, log: Logger): Promise<Reached> {
  if (!place.databaseUrl && isLocked(place.dataDir)) return running(embeddedConnection(place.dataDir))
  return reachDatabase(place, log)
}

function running(connection: PoolOptions): Reached {
  return { connection, lost: new Promise<never>(() => {}), stop: async () => {} }
}
