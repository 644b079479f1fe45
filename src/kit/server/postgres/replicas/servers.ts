import type pg from 'pg'

/** In milliseconds: where no server may be written, so long none is looked for again. */
const pause = 1000

/** The servers of a database: one leads, the others follow it and may only be read until one of them takes over. */
export class Servers {
  readonly #all: readonly pg.ClientConfig[]
  #place = 0
  #looksAgainAt = 0

  constructor(all: readonly pg.ClientConfig[]) {
    this.#all = all
  }

  /** Which led when it was last connected to. */
  get leading(): pg.ClientConfig {
    return this.#all[this.#place] as pg.ClientConfig
  }

  /** Another database of the same servers. */
  withDatabase(name: string): Servers {
    return new Servers(this.all.map((server) => ({ ...server, ...otherDatabase(server, name) })))
  }

  /** The leading one first. */
  get all(): readonly pg.ClientConfig[] {
    return [this.leading, ...this.#all.filter((server) => server !== this.leading)]
  }

  get count(): number {
    return this.#all.length
  }

  /** The next is tried, unless another caller has switched to it meanwhile. */
  leave(server: pg.ClientConfig): void {
    if (server === this.leading) this.#place = (this.#place + 1) % this.#all.length
  }

  get isWorthLooking(): boolean {
    return Date.now() >= this.#looksAgainAt
  }

  noneLeads(): void {
    this.#looksAgainAt = Date.now() + pause
  }
}

type Connection = pg.PoolConfig & { servers?: Servers }
type ConnectionData = pg.PoolConfig & { all?: readonly pg.ClientConfig[] | undefined }

/** How a database is reached, as it can be sent to a thread; `fromData` makes it of that again. */
export function asData({ servers, ...connection }: Connection): ConnectionData {
  return servers ? { ...connection, all: servers.all } : connection
}

export function fromData({ all, ...connection }: ConnectionData): Connection {
  return all ? { ...connection, servers: new Servers(all) } : connection
}

function otherDatabase({ connectionString }: pg.ClientConfig, name: string): pg.ClientConfig {
  if (connectionString === undefined) return { database: name }
  return { connectionString: connectionString.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`) }
}

/** In milliseconds: how long one server of several is waited for. One that is off does not refuse. */
const patience = 3000

/** Those that a URL names: `postgres://anna@a,b:5433/atelier` has two. */
export function serversAt(databaseUrl: string): Servers {
  const urls = urlsOf(databaseUrl)
  const waits = urls.length > 1 && { connectionTimeoutMillis: patience }
  return new Servers(urls.map((connectionString) => ({ connectionString, ...waits })))
}

/** One URL for each host, as `URL` and the driver know a single one. A host that is a folder is percent-encoded, so no comma is part of it. */
export function urlsOf(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(databaseUrl) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
