import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { postmasterOf } from '#kit/server/postgres/server/postgres-orphan.ts'
import { socketFolder } from '#kit/server/postgres/server/socket-folder.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { startHangingMailServer } from '#testing/faults/hanging-mail-server.ts'
import { killDatabase } from '#testing/faults/kill-database.ts'
import { rawRequest } from '#testing/faults/raw-request.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { type PortalProcess, startPortalProcess } from '#testing/servers/portal-process.ts'
import { sample } from '#testing/servers/upload-server.ts'
import { Visitor } from '#testing/visitor.ts'

/** In milliseconds, what ends a wait that never would. */
const stuck = 600_000
vi.setConfig({ testTimeout: stuck, hookTimeout: stuck })

let dataDir: string
let running: PortalProcess | null = null
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-kill-'))
  await (await start()).end('SIGTERM')
})
afterEach(async () => {
  await running?.end('SIGTERM')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('20 kills of the portal and 20 of its database, during a stream of acknowledged writes, lose none of them', async () => {
  let office = await officeAt(await start())
  const written: Written = { acknowledged: [], uncertain: 0 }
  const { acknowledged } = written
  const more = async (count: number) => {
    const target = acknowledged.length + count
    while (acknowledged.length < target) await setTimeout(5)
    await setTimeout(Math.random() * 60)
  }
  for (let kill = 1; kill <= 20; kill++) {
    const writers = Array.from({ length: 3 }, (_, writer) => writeOn(office.copy(), `${kill}-${writer}`, written))
    await more(5)
    killDatabase(dataDir)
    await more(5)
    expect(await running?.end('SIGKILL')).toEqual([null, 'SIGKILL'])
    await Promise.all(writers)

    office = at(await start(), office)
    const stored = await storedBy(office)
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
    // What was not acknowledged may be there or not, but never more than was tried.
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(written.uncertain)
  }
})

test('a database that crashes repeatedly ends the portal, which explains it', async () => {
  const portal = await start()
  for (let kill = 1; kill <= 5; kill++) {
    await expect.poll(restarts, { timeout: stuck }).toBe(kill - 1)
    killDatabase(dataDir)
  }
  expect(await portal.ended).toEqual([1, null])
  expect(portal.output()).toContain('The database server has ended 5 times within a minute')
  running = null
})

test('kill -9 between a decision and its mail: exactly one mail arrives after the restart', async () => {
  const deaf = await startHangingMailServer()
  const email = 'waiting@example.com'
  const office = await officeAt(await start({ SMTP_URL: deaf.url }))
  const { data } = await office.send(applications.register, applicationOf(email))
  await office.send(applications.reject, { id: data.id, comment: null })
  await deaf.called
  await running?.end('SIGKILL')
  await deaf.close()

  const sink = await startMailSink(deaf.port)
  await start({ SMTP_URL: sink.url })
  const subjects = () =>
    sink
      .mailsTo(email)
      .map(({ subject }) => subject)
      .sort()
  const expected = ['Odpowiedź na Twoje zgłoszenie', 'Otrzymaliśmy Twoje zgłoszenie']
  await expect.poll(subjects, { timeout: stuck, interval: 100 }).toEqual(expected)
  await setTimeout(1000)
  expect(subjects()).toEqual(expected)
  await running?.end('SIGTERM')
  await sink.close()
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s drains: for three seconds it only announces it, a request in progress is answered, and the database stops cleanly',
  async (signal) => {
    const portal = await start({ DRAIN_SECONDS: '3' })
    const office = await officeAt(portal)
    const postmaster = postmasterOf(join(dataDir, 'postgres')) as number
    const [holder, onlooker] = [await databaseClient(), await databaseClient()]
    await holder.query('begin; lock table benefits in access exclusive mode')
    const slow = office.call(benefits.list, {})
    await expect.poll(async () => (await onlooker.query(waiting)).rows.length, { timeout: stuck }).toBe(1)
    await onlooker.end()
    // Neither of these two requests is ever completed.
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '60' }
    rawRequest(`${portal.url}/login`, { headers, visitor: office }).socket.write('{')
    rawRequest(`${portal.url}/login`, { headers: {} }).socket.write('GET / HTTP/1.1\r\nHo')

    const begun = performance.now()
    const ended = portal.end(signal)
    portal.end(signal)
    const readiness = () => fetch(`${portal.url}/readyz`).then(({ status }) => status)
    await expect.poll(readiness, { interval: 20, timeout: stuck }).toBe(503)
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200)
    await expect.poll(() => readiness().catch(() => 'closed'), { timeout: stuck }).toBe('closed')
    await holder.query('commit')
    await holder.end()
    expect(await slow).toMatchObject({ status: 200 })
    expect(await ended).toEqual([0, null])
    expect(performance.now() - begun).toBeLessThan(15_000)
    running = null
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
  },
)

test.each(['PORT', 'METRICS_PORT'])('a portal whose %s is taken ends, and names it', async (name) => {
  const port = String(await takenPort())
  await expect(start({ [name]: port })).rejects.toThrow(
    new RegExp(`ended with 1 [\\s\\S]*\\n${name} cannot be used: listen EADDRINUSE: .*:${port}\\.`),
  )
})

test('no space for the log: the portal answers all the same, and ends on a signal', async () => {
  const port = String(await freePort())
  // Every write to it fails as on a full disk.
  const log = openSync('/dev/full', 'w')
  const { DATABASE_URL: _, ...others } = process.env
  const portal = spawn(process.execPath, ['src/app/server/main.ts'], {
    env: { ...others, PORT: port, ATELIER_DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', log, 'inherit'],
  })
  const ended = once(portal, 'exit')
  onTestFinished(() => void portal.kill('SIGKILL'))
  const answer = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(() => answer('/readyz'), { timeout: 60_000 }).toBe(200)
  // A line of the log each.
  for (let call = 0; call < 5; call++) expect(await answer('/api/health')).toBe(200)
  expect(await answer('/healthz')).toBe(200)
  portal.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('nothing in the log opens anything, however much is logged', async () => {
  const sink = await startMailSink()
  const portal = await start({ LOG_LEVEL: 'trace', SMTP_URL: sink.url })
  const office = await officeAt(portal)
  const applicant = await Visitor.arriving(portal.server)
  const email = 'secretive@example.com'
  const mail = async (count: number) => {
    await expect.poll(() => sink.mailsTo(email).length, { timeout: stuck }).toBe(count)
    return sink.mailsTo(email).at(-1)?.text ?? ''
  }
  const { id } = (await applicant.send(applications.register, applicationOf(email))).data
  await mail(1)
  await office.send(applications.accept, { id })
  const hash = /pro-artist-form\/([\w-]+)/.exec(await mail(2))?.[1] ?? ''
  await applicant.send(applications.form, { hash })
  await applicant.call(applications.sendForm, { hash } as never)
  await applicant.attempt(applications.sendFormAvatar, { hash, avatar: await sample('photo.png') })
  await applicant.send(session.forgotPassword, { email: cast.office.email })
  // Mails that waited for a mail server arrive as well.
  const reset = () => sink.mailsTo(cast.office.email).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
  await expect.poll(reset, { timeout: stuck }).toHaveLength(1)
  const [token = ''] = reset()
  await applicant.send(session.verifyResetToken, { token, email: cast.office.email })
  await applicant.call(session.login, { email, password: 'a password of somebody' })
  await portal.end('SIGTERM')
  await sink.close()

  const log = portal.output()
  expect(log).toContain('/api/proartist/accepted-form/hash/:hash')
  const secrets = [hash, token, 'a password of somebody', cast.office.password, ...office.cookies.values()]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10)
    expect(log.replace(/Demo accounts \(password .*\)/, '')).not.toContain(secret)
  }
})

const waiting = `select 1 from pg_stat_activity where datname = 'atelier' and wait_event_type = 'Lock'`

/** One that somebody else listens at. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return (other.address() as AddressInfo).port
}

async function databaseClient() {
  const client = new pg.Client({ host: socketFolder(dataDir), port: 5432, user: 'atelier', database: 'atelier' })
  await client.connect()
  onTestFinished(() => client.end())
  client.on('error', () => {})
  return client
}

async function start(settings?: Record<string, string>): Promise<PortalProcess> {
  running = await startPortalProcess(dataDir, settings)
  return running
}

/** How often the running portal has started its database again. */
function restarts(): number {
  return (running?.output() ?? '').split('runs again').length - 1
}

async function officeAt({ server }: PortalProcess): Promise<Visitor> {
  return (await Visitor.arriving(server)).signIn(cast.office)
}

/** The same browser, with its cookies, at the portal that was started since. */
function at({ server }: PortalProcess, visitor: Visitor): Visitor {
  return new Visitor(server, undefined, visitor.cookies)
}

/** A busy machine answers 503 for a moment after a start. */
async function storedBy(office: Visitor): Promise<Set<string>> {
  const answer = await office.call(benefits.list, { filter: 'stream' })
  if (answer.status !== 200) return setTimeout(100).then(() => storedBy(office))
  return new Set(answer.body.data.map(({ name }) => name.pl))
}

type Written = { acknowledged: string[]; uncertain: number }

/** Writes one row after the other, also while the database is unavailable, until the portal has ended. */
async function writeOn(visitor: Visitor, writer: string, written: Written): Promise<void> {
  for (let count = 1; ; count++) {
    const name = `stream ${writer}-${count}`
    const text = { pl: name, 'en-US': name }
    const draft = { name: text, description: text, category: 'SALES', is_active: true } as const
    const answer = await visitor.call(benefits.create, draft).catch(() => null)
    if (answer?.status === 201) written.acknowledged.push(name)
    else written.uncertain += 1
    if (!answer) return
    expect([201, 503]).toContain(answer.status)
    if (answer.status === 503) await setTimeout(20)
  }
}

function applicationOf(email: string) {
  return {
    ...{ first_name: 'Ewa', last_name: 'Zielińska', email, phone: '+48601234567', country_id: 1, city: 'Łódź' },
    techniques: ['LIPS' as const],
    years_of_experience: 4,
    motivation: 'Chcę uczyć się od najlepszych.',
    language_name: 'pl' as const,
    terms_accepted: true as const,
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
