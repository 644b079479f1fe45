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
    const others = this.#all.filter((server) => server !== this.leading)
    return new Servers([this.leading, ...others].map((server) => ({ ...server, ...otherDatabase(server, name) })))
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
