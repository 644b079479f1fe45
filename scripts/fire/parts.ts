import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Db, openDatabase, openPool, type PoolOptions } from '#kit/server/postgres/database.ts'
import { serversAt } from '#kit/server/postgres/replicas/servers.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { postmasterOf } from '#kit/server/postgres/server/postgres-orphan.ts'
import { killDatabase } from '#testing/faults/kill-database.ts'
import { hasPgBouncer, startPgBouncer } from '#testing/faults/pgbouncer.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { primaryAndStandby, type Servers, urlOf } from '#testing/servers/primary-and-standby.ts'

/** A part of a portal that several machines make up: it is killed, and its supervisor starts it again. */
export type Part = {
  name: string
  /** Of the process that does its work, with its children. */
  pid?(): number
  kill(): Promise<void>
  /** Until people are served again. */
  start(): Promise<void>
  /** What else its operator does, before anything is killed again. */
  restore?(): Promise<void>
}

export type Parts = {
  /** Where people reach the portal: nginx, in front of all portals. */
  url: string
  database: PoolOptions
  all: Part[]
  stop(): Promise<void>
}

const portals = 3
const supervisorWaits = 500

/**
 * Two PostgreSQL servers of which one follows the other, an S3 store, the portals and nginx, all on loopback. What is to be in the database is
 * filled in before the portals start, whose own work it would lock out.
 */
export async function startParts(folder: string, fill?: (db: Db) => Promise<void>): Promise<Parts> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const one of stops.reverse()) await one()
  }
  const started = async <One extends Part>(starting: Promise<One>) => {
    const part = await starting
    stops.push(part.kill)
    return part
  }
  try {
    const servers = await primaryAndStandby({ isSynchronous: true, settings: { wal_retrieve_retry_interval: '500ms' } })
    stops.push(servers.stop)
    if (fill) await filled(servers.primary, fill)
    const pooler = hasPgBouncer() ? await started(poolerPart(servers.primary)) : null
    const [front, s3Port, ...ports] = await Promise.all(Array.from({ length: portals + 2 }, freePort))
    const store = await started(startStore(join(folder, 's3'), s3Port as number))
    await fetch(`http://127.0.0.1:${s3Port}/academy`, { method: 'PUT' })
    const url = `http://127.0.0.1:${front}`
    const either = urlOf(...servers.servers)
    const settings = {
      DATABASE_URL: pooler ? pooler.url : either,
      DATABASE_DIRECT_URL: either,
      DATABASE_READ_URL: urlOf(servers.standby),
      FILES_URL: `s3+http://key:secret@127.0.0.1:${s3Port}/academy/files`,
      FILES_FROM_URL: `file://${join(servers.dataDir, 'files')}`,
      SESSION_SECRET: 'a secret of tests and of nothing else',
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      REQUESTS_PER_MINUTE: '1000000',
      ATELIER_ALLOW_UNSAFE_DATABASE: '1',
    }
    const running: Part[] = []
    for (const [place, port] of ports.entries())
      running.push(
        await started(
          portalPart(`portal ${place + 1}`, join(folder, `portal-${place}`), { ...settings, PORT: String(port) }),
        ),
      )
    const proxy = await started(startProxy(folder, front as number, ports))
    const all = [...running, proxy, store, ...(pooler ? [pooler] : []), ...databaseParts(servers, pooler)]
    return { url, database: { servers: serversAt(either) }, all, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function filled(connection: Connection, fill: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase(openPool({ ...connection, max: 2 }))
  await fill(db).finally(() => db.destroy())
}

async function portalPart(name: string, dataDir: string, settings: Record<string, string>): Promise<Part> {
  const begin = () => startPortalProcess(dataDir, settings)
  let portal = await begin()
  return {
    name,
    pid: () => portal.pid,
    kill: async () => void (await portal.end('SIGKILL')),
    start: async () => {
      portal = await begin()
    },
  }
}

type Pooler = Part & { url: string; follow(server: Connection): Promise<void> }

async function poolerPart(server: Connection): Promise<Pooler> {
  let leading = server
  let pooler = await startPgBouncer(server)
  const { folder, url } = pooler
  return {
    name: 'PgBouncer',
    pid: () => pooler.pid,
    url,
    kill: () => pooler.stop(),
    start: async () => {
      pooler = await startPgBouncer(leading, {}, folder)
    },
    follow: (next) => {
      leading = next
      return pooler.follow(next)
    },
  }
}

function databaseParts(servers: Servers, pooler: Pooler | null): Part[] {
  const { leading, following } = servers
  // Their supervisor in this process starts them again.
  const leads = {
    name: 'the primary, started again',
    pid: () => postmasterOf(join(leading().dataDir, 'postgres')) as number,
    kill: async () => killDatabase(leading().dataDir),
    start: () => untilAnswers(leading().connection),
  }
  const follows = {
    name: 'the standby',
    pid: () => postmasterOf(join(following().dataDir, 'postgres')) as number,
    kill: async () => killDatabase(following().dataDir),
    start: () => untilAnswers(following().connection),
  }
  const failsOver = {
    name: 'the primary, the standby takes over',
    kill: servers.killLeading,
    start: async () => {
      await servers.takeOver()
      await pooler?.follow(leading().connection)
    },
    restore: servers.rebuild,
  }
  return [leads, follows, failsOver]
}

async function untilAnswers(connection: pg.PoolConfig): Promise<void> {
  for (;;) {
    const client = new pg.Client(connection).on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) return
    await setTimeout(50)
  }
}

/** As examples/nginx.conf, shortened to what a fire needs: an address in front, several portals behind it. */
async function startProxy(folder: string, port: number, ports: number[]): Promise<Part> {
  const place = join(folder, 'nginx')
  mkdirSync(place, { recursive: true })
  const file = join(place, 'nginx.conf')
  const upstreams = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n    ')
  writeFileSync(
    file,
    `
daemon off;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  client_max_body_size 100m;
  upstream portals {
    ${upstreams}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portals;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 1s;
    }
  }
}
`,
  )
  const begin = () => spawn('nginx', ['-c', file, '-e', `${place}/error.log`], { stdio: 'ignore', detached: true })
  let proxy = begin()
  await untilReached(port)
  return {
    name: 'nginx',
    pid: () => proxy.pid as number,
    kill: async () => {
      const exit = once(proxy, 'exit')
      process.kill(-(proxy.pid as number), 'SIGKILL')
      await exit
    },
    start: async () => {
      proxy = begin()
      await untilReached(port)
    },
  }
}

async function startStore(dataDir: string, port: number): Promise<Part> {
  const begin = async () => {
    const store = fork(new URL('./store.ts', import.meta.url), [dataDir, String(port)])
    await once(store, 'message')
    return store
  }
  let store = await begin()
  return {
    name: 'store',
    pid: () => store.pid as number,
    kill: async () => {
      const exit = once(store, 'exit')
      store.kill('SIGKILL')
      await exit
    },
    start: async () => {
      store = await begin()
    },
  }
}

async function untilReached(port: number): Promise<void> {
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await setTimeout(20)
  }
}

/** Kills a part, and has it replaced as soon as a supervisor would. */
export async function burn(part: Part): Promise<void> {
  await part.kill()
  await setTimeout(supervisorWaits)
  await part.start()
}
