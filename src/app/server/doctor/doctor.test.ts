import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#kit/server/files/open-storage.ts'
import type { Config } from '#kit/server/start/config.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { damageFiles } from '#testing/faults/damage-files.ts'
import { startDnsServer } from '#testing/servers/dns-server.ts'
import { inTransactionOf } from '#testing/servers/locks.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { checks, examine, exitCodeOf, type Line } from './examine.ts'
import { type Needs, type Place, usualNeeds } from './finding.ts'

/* Each fault of a portal turns its own line, and no other. */

let world: Academy
let place: Place
const texts = new Map<string, string[]>()
beforeAll(async () => {
  world = await academy()
  const { config, db } = world
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await sql`delete from demo_academy`.execute(db)
  await sql`update mails set sent_at = now()`.execute(db)
  // Those of the demo, which may have been made a while ago.
  await sql`delete from pgboss.job where name = 'mail'`.execute(db)
  await sql`insert into backups (name, place, started_at, verified_at) values ('a', '/backups', now(), now())`.execute(
    db,
  )
  await sql`insert into retention_runs (at, removed) values (now(), '{}')`.execute(db)
  await writeFile(join(config.dataDir, 'session-secret'), config.sessionSecret, { mode: 0o600 })
  await chmod(config.dataDir, 0o700)
  texts.set('academy.example', ['v=spf1 include:_spf.example.net -all', 'other=1'])
  texts.set('_dmarc.academy.example', ['v=DMARC1; p=none'])
  texts.set('2026._domainkey.academy.example', ['v=DKIM1; p=MIGf'])
  const [dns, mailServer] = [await startDnsServer(texts), await startMailSink()]
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  resolver.setServers([dns.address])
  const settings = { publicUrl: url, smtpUrl: mailServer.url, mailFrom: 'Atelier <office@academy.example>' }
  place = {
    config: { ...config, ...settings, mailReplyTo: 'office@academy.example', isDemo: false },
    db,
    away: '',
    storage: openStorage(config),
    resolver,
    clock: () => new Date(),
    nodeVersion: 'v26.10.0',
    needs: usualNeeds,
  }
  return async () => {
    dns.close()
    await mailServer.close()
    await world.close()
  }
})

const red = (lines: Line[]) => lines.filter(({ state }) => state === 'warning' || state === 'failure')

test('a portal without a fault: every line is green, and nothing is left behind', async () => {
  const lines = await examine(place)
  expect(red(lines)).toEqual([])
  expect(exitCodeOf(lines)).toBe(0)
  expect(lines.filter(({ state }) => state === 'skipped').map(({ name }) => name)).toEqual([])
  const left: string[] = []
  for await (const { name } of place.storage.list('doctor/')) left.push(name)
  expect(left).toEqual([])
})

test('a line has the fields that are written down for programs', async () => {
  const lines = await examine({ ...place, needs: { ...usualNeeds, freeBytes: Number.MAX_SAFE_INTEGER } })
  expect([...new Set(lines.flatMap((line) => Object.keys(line)))]).toEqual(['name', 'state', 'message', 'todo'])
  const docs = await readFile('docs/operating.md', 'utf8')
  expect(docs).toContain('`name`, `state` (`ok`, `warning`, `failure` or `skipped`), `message`')
})

test('at least 25 checks, with names that are written down', async () => {
  const names = Object.keys(checks)
  expect(names.length).toBeGreaterThanOrEqual(25)
  const docs = await readFile('docs/operating.md', 'utf8')
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})

/** Examines the portal while it has a fault. The fault is removed when the test ends. */
type Fault = () => Promise<Partial<Place>> | Partial<Place>

const settings = (changed: Partial<Config>) => () => ({ config: { ...place.config, ...changed } })
const needs = (changed: Partial<Needs>) => ({ needs: { ...usualNeeds, ...changed } })
const inFolder = (name: string) => join(world.config.dataDir, name)

/** Within a transaction of the doctor's own, which is taken back. */
const inDatabase =
  (...statements: RawBuilder<unknown>[]): Fault =>
  async () => {
    const transaction = await world.db.startTransaction().execute()
    onTestFinished(async () => void (await transaction.rollback().execute()))
    for (const statement of statements) await statement.execute(transaction)
    return { db: transaction }
  }

/** Something else at PUBLIC_URL. */
const answeredBy =
  (listener: RequestListener): Fault =>
  async () => {
    const server = createServer((request, response) => {
      request.resume()
      listener(request, response)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    return settings({ publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })()
  }

const withoutText = (name: string) => () => {
  const known = texts.get(name) ?? []
  texts.delete(name)
  onTestFinished(() => void texts.set(name, known))
  return {}
}

const weak = 'ab'.repeat(20)
const headers = { 'x-request-id': 'of-the-portal', 'content-type': 'application/json' }

const faults: [name: keyof typeof checks, what: string, Fault][] = [
  ['settings.node', 'an old Node', () => ({ nodeVersion: 'v18.20.0' })],
  ['settings.demo', 'a demo', settings({ isDemo: true })],
  [
    'settings.secret',
    'a secret that can be guessed',
    async () => ({
      ...(await inDatabase(sql`delete from sealed_secrets`)()),
      ...settings({ sessionSecret: weak })(),
    }),
  ],
  [
    'settings.https',
    'passwords in the open',
    () => settings({ publicUrl: place.config.publicUrl.replace('127.0.0.1', '[::ffff:127.0.0.1]') })(),
  ],
  ['settings.cookies', 'cookies of another domain', settings({ cookieDomain: 'example.com' })],
  ['settings.proxy', 'trust in everybody', settings({ trustProxy: true })],
  ['settings.listening', 'a way around the proxy', settings({ host: '0.0.0.0', trustProxy: 1 })],
  ['settings.metrics', 'figures for everybody', settings({ metrics: { port: 1, host: '0.0.0.0' } })],
  ['folder.private', 'an open data folder', () => changeMode('', 0o755, 0o700)],
  ['folder.secret', 'an open secret', () => changeMode('session-secret', 0o644, 0o600)],
  ['folder.uploads', 'no room for uploads', () => replaceByFile('tmp')],
  ['folder.disk', 'a full disk', () => needs({ freeBytes: Number.MAX_VALUE })],
  ['database.reachable', 'no database', () => ({ db: null, away: 'connect ECONNREFUSED 127.0.0.1:5432' })],
  ['database.writable', 'a standby', inDatabase(sql`set local transaction_read_only = on`)],
  ['database.durability', 'writes that may be lost', settings({ allowsUnsafeDatabase: false })],
  ['database.extensions', 'a missing extension', inDatabase(sql`drop extension unaccent cascade`)],
  [
    'database.encoding',
    'a server without ICU',
    inDatabase(sql`update pg_collation set collname = 'gone' where collname = 'pl-x-icu'`),
  ],
  [
    'database.collation',
    'an upgraded system',
    inDatabase(sql`update pg_database set datcollversion = '0' where datname = current_database()`),
  ],
  [
    'database.isolation',
    'serializable transactions',
    inDatabase(sql`set local default_transaction_isolation = 'serializable'`),
  ],
  ['database.timeout', 'statements that are cut off', inDatabase(sql`set local statement_timeout = '1min'`)],
  [
    'database.connections',
    'few connections',
    inDatabase(sql`update pg_database set datconnlimit = 5 where datname = current_database()`),
  ],
  [
    'database.transactions',
    'a forgotten transaction',
    async () => {
      await (await inTransactionOf(world)).query('select 1')
      return needs({ transactionSeconds: 0 })
    },
  ],
  ['database.clock', 'a clock that is wrong', () => ({ clock: () => new Date(Date.now() + 60_000) })],
  [
    'database.migrations',
    'a newer database',
    inDatabase(sql`insert into migrations (name, checksum) values ('9999-newer', '')`),
  ],
  ['database.demo', 'the demo’s accounts', inDatabase(sql`insert into demo_academy (filled_at) values (now())`)],
  ['storage.write', 'a storage that takes nothing', () => replaceByFile('files/doctor')],
  ['storage.installation', 'files of another portal', () => replaceText('files/installation', 'another')],
  ['storage.sums', 'damaged files', () => damageFiles(inFolder('files'))],
  ['storage.moving', 'a move that nobody ended', settings({ filesFromUrl: 'file:///elsewhere' })],
  ['mail.set', 'no mail server', settings({ smtpUrl: null })],
  ['mail.handshake', 'a mail server that is away', settings({ smtpUrl: 'smtp://127.0.0.1:9' })],
  [
    'mail.handshake',
    'a wrong password',
    () => settings({ smtpUrl: place.config.smtpUrl?.replace('//', '//office:wrong@') ?? null })(),
  ],
  ['mail.reply_to', 'answers to nobody', settings({ mailReplyTo: null })],
  ['mail.spf', 'a sender without SPF', withoutText('academy.example')],
  ['mail.dkim', 'a sender without DKIM', withoutText('2026._domainkey.academy.example')],
  ['mail.dmarc', 'a sender without DMARC', withoutText('_dmarc.academy.example')],
  [
    'mail.delivery',
    'mails that do not leave',
    inDatabase(sql`update mail_delivery set failing_since = now(), problem = 'SIGN_IN'`),
  ],
  [
    'mail.waiting',
    'a mail that waits',
    inDatabase(sql`
    insert into mails ("to", subject, created_at) values ('a@example.com', 'x', now() - interval '3 hours')
  `),
  ],
  [
    'work.queues',
    'a queue that stands',
    inDatabase(sql`
    insert into pgboss.job (name, data, start_after) values ('task', '{}', now() - interval '1 hour')
  `),
  ],
  [
    'work.failed',
    'a job that was given up',
    inDatabase(sql`
    insert into pgboss.job (name, data, state) values ('task', '{}', 'failed')
  `),
  ],
  [
    'work.retention',
    'what is past its time stays',
    inDatabase(sql`update retention_runs set at = now() - interval '3 days'`),
  ],
  ['work.retention', 'a removal that failed', inDatabase(sql`update retention_runs set failed = '{trash_days}'`)],
  ['work.backup', 'an old backup', inDatabase(sql`update backups set verified_at = now() - interval '3 days'`)],
  ['work.signing_key', 'another secret', settings({ sessionSecret: 'quite another secret, long enough' })],
  [
    'work.owner',
    'no owner',
    inDatabase(sql`
    update users set is_blocked = true where id in (
      select user_id from user_roles join roles on roles.id = role_id where roles.name = 'super-admin'
    )
  `),
  ],
  ['address.answers', 'nothing at the address', settings({ publicUrl: 'http://127.0.0.1:9' })],
  ['address.portal', 'another site', answeredBy((_request, response) => response.end('Welcome to nginx!'))],
  [
    'address.ready',
    'a portal without its files',
    answeredBy(({ url }, response) =>
      response
        .writeHead(url === '/readyz' ? 503 : 200, headers)
        .end(url === '/readyz' ? '{"missing":["storage"]}' : '{"status":"ok"}'),
    ),
  ],
  [
    'address.uploads',
    'nginx as it comes',
    answeredBy(({ method }, response) =>
      method === 'POST'
        ? response.writeHead(413, { 'content-type': 'text/html' }).end()
        : response.writeHead(200, headers).end('{"status":"ok"}'),
    ),
  ],
  [
    'address.certificate',
    'a certificate that browsers refuse',
    async () => settings({ publicUrl: `https://${await selfSigned()}`, trustProxy: 1 })(),
  ],
]

/** The address of a server whose certificate is for localhost, and signed by nobody else. */
async function selfSigned(): Promise<string> {
  const server = new SMTPServer({ secure: true })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => void server.close())
  return `localhost:${(server.server.address() as AddressInfo).port}`
}

test.each(faults)('%s: %s', async (name, _what, fault) => {
  const lines = await examine({ ...place, ...(await fault()) })
  expect(red(lines).map((line) => line.name)).toEqual([name])
  const [line] = red(lines)
  expect(line?.todo?.length).toBeGreaterThan(10)
  expect(exitCodeOf(lines)).toBe(line?.state === 'failure' ? 2 : 1)
})

test('jobs that were given up are counted by what they do, not only by their queue', async () => {
  const fault = inDatabase(sql`
    insert into pgboss.job (name, data, state) values ('schedule', '{"name": "files.sweep"}', 'failed'),
      ('schedule', '{"name": "files.sweep"}', 'failed'), ('task', '{"name": "imports.run", "id": 1}', 'failed'),
      ('mail', '{"id": 1}', 'failed')
  `)
  const [line] = red(await examine({ ...place, ...(await fault()) }))
  expect(line?.message).toBe('Jobs were given up: 1 of mail, 2 of schedule (files.sweep), 1 of task (imports.run).')
})

test('every check but two is tried by a fault', () => {
  const tried = new Set(faults.map(([name]) => name))
  // An older PostgreSQL and a mail server elsewhere are not to be had here.
  expect(Object.keys(checks).filter((name) => !tried.has(name))).toEqual(['database.version', 'mail.encryption'])
})

test('of a mail server whose certificate is refused, the certificate is what to mend', async () => {
  const lines = await examine({ ...place, ...settings({ smtpUrl: `smtps://${await selfSigned()}` })() })
  expect(red(lines)).toMatchObject([{ name: 'mail.handshake', todo: expect.stringMatching(/^Renew the certificate/) }])
})

test('no password is printed, whichever setting has it', async () => {
  const urls = {
    smtpUrl: 'smtp://office:Se%2Fcret-1@127.0.0.1:9',
    databaseUrl: 'postgres://atelier:secret-2@one:5432,two:5433/atelier',
    databaseDirectUrl: 'postgres://atelier:secret-3@one/atelier',
    databaseReadUrl: 'postgres://atelier:100%-secret-4@two/atelier',
    filesUrl: 's3://key:secret-5@files.example/academy',
    filesFromUrl: 's3://key:secret-6@former.example/academy',
    backupUrl: 's3://key:secret-7@backups.example/academy',
  }
  const secrets = ['Se/cret-1', ...Object.values(urls).map((url) => url.slice(0, url.indexOf('@')).split(':')[2])]
  const away = `no pg_hba.conf entry for ${secrets.join(', ')}, tried ${place.config.sessionSecret}`
  const report = JSON.stringify(await examine({ ...place, ...settings(urls)(), db: null, away }))
  expect(report).toContain('tried ***')
  for (const secret of [...secrets, place.config.sessionSecret]) expect(report).not.toContain(secret)
})

async function changeMode(name: string, wrong: number, right: number) {
  await chmod(inFolder(name), wrong)
  onTestFinished(() => chmod(inFolder(name), right))
  return {}
}

async function replaceByFile(name: string) {
  const [path, aside] = [inFolder(name), `${inFolder(name)}.aside`]
  const wasThere = await rename(path, aside).then(
    () => true,
    () => false,
  )
  await writeFile(path, '')
  onTestFinished(async () => {
    await rm(path)
    if (wasThere) await rename(aside, path)
    else await mkdir(path, { recursive: true })
  })
  return {}
}

async function replaceText(name: string, text: string) {
  const before = await readFile(inFolder(name))
  await writeFile(inFolder(name), text)
  onTestFinished(() => writeFile(inFolder(name), before))
  return {}
}
