import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { notifications, unreadNewest } from '../../src/academy/notifications/contract/notifications.ts'
import { session } from '../../src/kit/contract/session.ts'
import { startPostgres } from '../../src/kit/server/postgres/server/postgres.ts'
import { benefits } from '../../src/network/benefits/contract/benefits.ts'
import { cast } from '../../src/testing/fixtures/cast.ts'
import { startMailSink } from '../../src/testing/servers/mail-sink.ts'
import { type PortalProcess, startPortalProcess } from '../../src/testing/servers/portal-process.ts'
import { Visitor } from '../../src/testing/visitor.ts'
import { balance } from './balancer.ts'

/*
 * Two portals of a version that landed (`node scripts/fire/rolling-upgrade.ts main`) are upgraded to this one, one after the other, while people work. It ends with 1 where a
 * request failed, or where something acknowledged was lost: a write, its notices, a mail.
 */

/** In milliseconds: a request begins so often. */
const pace = 40

const [before = 'main'] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'atelier-upgrade-'))
const old = join(folder, 'before')
execFileSync('git', ['worktree', 'add', '--detach', old, before], { stdio: 'ignore' })
await symlink(join(process.cwd(), 'node_modules'), join(old, 'node_modules'))
const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: console })
const sink = await startMailSink()
const { user, host, database } = postgres.connection
const settings = {
  DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/${database}`,
  FILES_URL: `file://${join(folder, 'files')}`,
  SESSION_SECRET: 'the same for all portals of this fire',
  SMTP_URL: sink.url,
  REQUESTS_PER_MINUTE: '1000000',
  // Ten checks of the balancer. A version that does not know the setting closes at once.
  DRAIN_SECONDS: '1',
}
await mkdir(join(folder, 'files'))
const portals: (PortalProcess | null)[] = [null, null]
const balancer = balance(portals)
const failed: string[] = []
const acknowledged: string[] = []
let requests = 0
let isOver = false

try {
  for (const place of portals.keys()) await start(place, old)
  const office = await (await Visitor.arriving(balancer.server)).signIn(cast.office)
  const working = work(office)
  await setTimeout(5000)
  for (const place of portals.keys()) {
    await portals[place]?.end('SIGTERM')
    await start(place)
    print(
      [
        `Portal ${place + 1} is upgraded; ${requests} requests so far, ${failed.length} failed.`,
        ...failed.slice(-20),
      ].join('\n'),
    )
    await setTimeout(3000)
  }
  isOver = true
  await working
  await report()
} finally {
  balancer.stop()
  for (const portal of portals) await portal?.end('SIGTERM')
  await sink.close()
  await postgres.stop()
  execFileSync('git', ['worktree', 'remove', '--force', old])
  await rm(folder, { recursive: true, force: true })
}

async function start(place: number, version?: string): Promise<void> {
  portals[place] = await startPortalProcess(join(folder, `data-${place}`), settings, version)
  while (!balancer.isReady(place)) await setTimeout(50)
}

/** One request after the other begins, whether those before are answered or not. */
async function work(office: Visitor): Promise<void> {
  const running: Promise<void>[] = []
  const guest = await Visitor.arriving(balancer.server)
  while (!isOver) {
    running.push(ask(office, guest, ++requests))
    await setTimeout(pace)
  }
  await Promise.all(running)
}

async function ask(office: Visitor, guest: Visitor, number: number): Promise<void> {
  const requests = [
    () => office.call(benefits.list, {}),
    () => office.call(notifications.list, unreadNewest),
    () => office.call(session.user, {}),
    () => create(office, `fire ${number}`),
    () => guest.call(session.forgotPassword, { email: cast.student.email }),
  ]
  try {
    const { status } = await (requests[number % requests.length] as (typeof requests)[number])()
    if (status >= 500) failed.push(`request ${number} was answered ${status}`)
  } catch (error) {
    const { message, cause } = error as Error
    failed.push(`request ${number}: ${message} ${cause ?? ''}`)
  }
}

async function create(office: Visitor, name: string) {
  const text = { pl: name, 'en-US': name }
  const answer = await office.call(benefits.create, {
    name: text,
    description: text,
    category: 'SALES',
    is_active: true,
  })
  if (answer.status === 201) acknowledged.push(name)
  return answer
}

async function report(): Promise<void> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const ask = async (statement: string) => (await client.query(statement)).rows
  for (let tries = 0; tries < 300 && (await ask('SELECT FROM broadcasts')).length > 0; tries++) await setTimeout(100)
  const stored = new Set((await ask("SELECT name ->> 'pl' AS name FROM benefits")).map(({ name }) => name))
  const lost = acknowledged.filter((name) => !stored.has(name))
  const untold = await ask('SELECT audit_id FROM broadcasts')
  const jobs = await ask(
    "SELECT name, state, count(*)::int FROM pgboss.job WHERE state IN ('failed', 'retry') GROUP BY 1, 2",
  )
  await client.end()
  print(
    `${requests} requests, ${failed.length} failed; ${acknowledged.length} writes, ${lost.length} lost; ${untold.length} not told of.`,
  )
  for (const line of [...failed.slice(0, 20), ...lost, ...jobs.map((job) => JSON.stringify(job))]) print(line)
  if (failed.length + lost.length + untold.length + jobs.length > 0) process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
