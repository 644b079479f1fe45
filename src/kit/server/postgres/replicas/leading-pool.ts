import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable } from '../database-errors.ts'
import { Servers } from './servers.ts'

/*
 * Connections to the server that may be written, as with libpq's `target_session_attrs=read-write`; only that one that may be read is
 * taken where no other is found, since most of what people ask is reading.
 */

type Options = pg.PoolConfig & { servers?: Servers }

/**
 * How many connections are tried, of one address too: behind it there may be several servers that take turns (a plain TCP proxy), and others
 * who look at the same time take every other turn. It takes most of a second.
 */
const attempts = 12
/** In milliseconds, at most and on average half of it, between two of them. */
const pause = 120

/**
 * A connection that knows whether it is writable: the server reports it when the connection opens, and when it changes.
 */
export class LeadingClient extends pg.Client {
  readonly server: pg.ClientConfig
  readonly #readOnly = new Set<string>()

  constructor({ servers, ...connection }: Options = {}) {
    const server = servers?.leading ?? {}
    super({ ...connection, ...server })
    this.server = server
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (!readOnlyWhileOn.has(parameterName)) return
      if (parameterValue === 'on') this.#readOnly.add(parameterName)
      else this.#readOnly.delete(parameterName)
    })
  }

  get isReadOnly(): boolean {
    return this.#readOnly.size > 0
  }
}

const readOnlyWhileOn = new Set(['in_hot_standby', 'default_transaction_read_only'])

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

export class LeadingPool extends pg.Pool {
  readonly #servers: Servers

  constructor({ servers = new Servers([{}]), ...options }: Options & { Client: typeof LeadingClient }) {
    super({ ...options, servers } as pg.PoolConfig)
    this.#servers = servers
    // One that may only be read makes room for a better one: the pool discards an ended client.
    this.on('release', (_error, client) => {
      if (isReadOnly(client)) void (client as unknown as pg.Client).end()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectToLeader()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error),
    )
    return undefined
  }

  async #connectToLeader(): Promise<pg.PoolClient> {
    const servers = this.#servers
    for (let left = attempts; ; left--) {
      const leader = servers.leading
      try {
        const client = await super.connect()
        if (!isReadOnly(client) || !servers.isWorthLooking) return client
        if (left === 0) {
          servers.noneLeads()
          return client
        }
        servers.leave((client as unknown as LeadingClient).server)
        client.release(true)
        await setTimeout(Math.random() * pause)
      } catch (error) {
        if (servers.count === 1 || left === 0 || !isUnavailable(error) || isQueueing(error)) throw error
        servers.leave(leader)
        await setTimeout(Math.random() * pause)
      }
    }
  }
}

function isReadOnly(client: unknown): boolean {
  return (client as LeadingClient).isReadOnly
}

/** It waited for a free connection, and reached no server. */
function isQueueing(error: unknown): boolean {
  return (error as Error).message === 'timeout exceeded when trying to connect'
}
