import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { binary } from '#kit/contract/endpoint.ts'
import { targetAt } from '#kit/server/backup/backup-target.ts'
import { type BackedUp, makeBackup } from '#kit/server/backup/make-backup.ts'
import { chooseBackup, restore } from '#kit/server/backup/restore.ts'
import { diskStorage } from '#kit/server/files/disk-storage.ts'
import { variantsOf } from '#kit/server/files/files.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import { sumOfStream } from '#kit/server/files/sums.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import { startJobs } from '#kit/server/jobs/jobs.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { settleRestored } from '#office/dashboard/server/settle-restored.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { type Academy, academyForTest, accounts, signIn } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { s3Server } from '#testing/servers/s3-server.ts'
import { sample } from '#testing/servers/upload-server.ts'
import { wholeDatabase } from '#testing/servers/whole-database.ts'
import { testConfig } from '#testing/test-config.ts'

/* The demo academy, backed up and restored elsewhere. */

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atelier-restored-'))
  return () => rm(root, { recursive: true, force: true })
})

test('the whole academy comes back: every row of every table, every file, and the work that was queued', async () => {
  const { connection, drop } = await cloneDatabase(inject('academy').connection)
  onTestFinished(drop)
  const jobs = await startJobs(connection, { error: () => {} })
  const portal = backedUp(connection, diskStorage(join(inject('academy').dataDir, 'files')))
  const { db, close } = await openPortal({ ...portal.config, dataDir: root }, connection)
  await jobs.send(db, 'task', { name: 'imports.run', id: 7 })
  await jobs.stop()
  await close()
  const before = await wholeDatabase(connection)
  const target = targetAt(join(root, 'backups'))
  const made = await makeBackup(portal, target)
  expect([made.lost, made.tables > 90, made.rows > 20_000]).toEqual([[], true, true])

  const place = await emptyPlace('all')
  const chosen = await chooseBackup(target, place, { keepsFiles: false })
  expect(chosen).toMatchObject({ isVerified: true, hasSecret: true })
  await restore(target, chosen, place)
  const after = await wholeDatabase(place.connection)
  // What became of the backup was written down after it.
  for (const name of ['backups', 'sequence backups_id_seq']) [before[name], after[name]] = ['', '']
  expect(after).toEqual(before)
  expect(await sumsOf(place.storage)).toEqual(await sumsOf(portal.storage))
  const queued = await tasksIn(place.connection)
  expect(queued).toEqual(await tasksIn(connection))
  expect(queued).toContainEqual({ name: 'imports.run', id: 7 })
})

test('what is made under load and restored elsewhere opens once it is settled, has all its files, and shows the same to four roles', async () => {
  const world = await academyForTest({ requestsPerMinute: 100_000 })
  const server = await s3Server()
  onTestFinished(server.close)
  const questions = await questionsFor(world)
  // Some rows of tests never had bytes.
  const never = await missingFrom(world.portal.storage, await filesIn(world.db))
  const writer = await world.person('pro-artist')
  const load = await startLoad(world, writer)
  await load.hasBegun
  const acknowledged = load.sent()
  const target = targetAt(`${server.url}-backup`)
  const made = await makeBackup(world.portal, target)
  await load.stop()
  expect(made.lost).toEqual(never)

  const place = await emptyPlace('under-load')
  await restore(target, await chooseBackup(target, place, { keepsFiles: false }), place)
  // As long as it is not settled, or where the restore was killed before that, no portal starts on it.
  await expect(openPortal(place.config, place.connection)).rejects.toThrow('A restore into this database')
  const db = openDatabase(openPool({ ...place.connection, max: 1 }))
  await settleRestored(db, new Date(), { sendsMails: false })
  await db.destroy()
  const restored = await openPortal(place.config, place.connection)
  onTestFinished(restored.close)
  const files = await filesIn(restored.db)
  expect(await missingFrom(restored.storage, files)).toEqual(never)
  const messages = await messagesOf(restored.db, writer.id)
  expect(messages).toBeGreaterThanOrEqual(acknowledged)
  expect(messages).toBeLessThanOrEqual(load.sent())

  const app = await createApp(restored)
  onTestFinished(async () => void (await app.close()))
  const differences: object[] = []
  for (const account of accounts) {
    const here = await signIn(app, restored, cast[account].email)
    for (const { name, endpoint, input, own } of questions) {
      const compared = (account === 'artist' ? own : input) as never
      const [one, other] = [await world.as[account].call(endpoint, compared), await here.call(endpoint, compared)]
      const isSame = isDeepStrictEqual(comparable(name, one.text), comparable(name, other.text))
      if (!isSame) differences.push({ account, name, there: one.body, here: other.body })
    }
  }
  expect(differences).toEqual([])
})

test('a restored portal ends sessions, and sends no mail twice', async () => {
  const { db } = await academyForTest()
  await db.deleteFrom('demo_academy').execute()
  // Links to a new password are deleted, and the invitation of a user without a password remains.
  const [office, invited] = await Promise.all(
    [cast.office, cast.student].map(({ email }) =>
      db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    ),
  )
  await db.deleteFrom('password_tokens').execute()
  await db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', invited?.id as number)
    .execute()
  for (const one of [office, invited]) await issuePasswordToken(db, one?.id as number, 60, new Date())
  const waiting = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()
  const done = await settleRestored(db, new Date(), { sendsMails: false })
  expect(done).toEqual({ sessions: 4, mails: waiting.length })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await db.selectFrom('password_tokens').select('user_id').execute()).toEqual([{ user_id: invited?.id }])
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', waiting[0]?.id as number)
    .execute()
  expect(mails).toMatchObject([
    { sent_at: null, text: null, refusal: expect.stringContaining('A backup was restored') },
  ])
})

/** What the load writes, sessions among what is stored of somebody, links to a password, the time of day, and what became of the backup. */
const changedSince =
  /^(conversations|notifications|audit|account|session|personalData)\.|^erasures\.preview|^dashboard\.(counters|mine)$|^settings\.simulate/

/** All reading calls, for rows that exist before the backup. */
async function questionsFor(world: Academy) {
  const good = await goodInput(world)
  const compared = [...endpoints].filter(
    ([name, { method, response }]) => method === 'GET' && response !== binary && !changedSince.test(name),
  )
  const questions = []
  for (const [name, endpoint] of compared)
    questions.push({ name, endpoint, input: await good(name), own: await good(name, { isOwn: true }) })
  return questions
}

/** Counts of groups come in any order; sessions were ended, and these four began new ones. */
function comparable(name: string, text: string): unknown {
  return name.endsWith('.counts')
    ? text.match(/\{[^{}]*\}/g)?.sort()
    : text.replace(/"(open_sessions|signed_in_at)":[^,}]*/g, '').replace(signedPass, claimsOf)
}

/** A pass for Google's wallet contains the second in which it was signed. */
const signedPass = /(?<=\/save\/)[\w-]+\.([\w-]+)\.[\w-]+/
const claimsOf = (_: string, claims: string) =>
  Buffer.from(claims, 'base64url')
    .toString()
    .replace(/"iat":\d+/, '')

async function startLoad({ db, as, portal }: Academy, writer: { id: number; visitor: typeof as.artist }) {
  const { id } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', writer.id)
    .executeTakeFirstOrThrow()
  const { path } = await conversationOf(db, id, 'TRAINING')
  let [sent, isStopping] = [0, false]
  const { promise: hasBegun, resolve } = Promise.withResolvers<void>()
  const write = async () => {
    while (!isStopping) {
      await writer.visitor.send(conversations.send, {
        ...path,
        message: `${sent}`,
        attachments: [await sample('certificate.pdf')],
      })
      sent += 1
      if (sent === 2) resolve()
      await sweepFiles({ ...portal, clock: () => new Date(Date.now() + 7_200_000) }, { all: true })
    }
  }
  const writing = write()
  return {
    sent: () => sent,
    hasBegun,
    stop: () => {
      isStopping = true
      return writing
    },
  }
}

function backedUp(connection: Connection, storage: Storage): BackedUp & { config: ReturnType<typeof testConfig> } {
  return {
    connection,
    storage,
    config: testConfig(root),
    clock: () => new Date(),
    log: { warn: () => {}, error: () => {} },
  }
}

async function emptyPlace(name: string) {
  const { connection, drop } = await cloneDatabase({ ...inject('template'), database: 'template1' })
  onTestFinished(drop)
  const dataDir = join(root, name)
  return { connection, config: testConfig(dataDir), storage: diskStorage(join(dataDir, 'files')) }
}

async function tasksIn(connection: Connection): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(`select data from pgboss.job where name = 'task' order by id`)
  await client.end()
  return rows.map(({ data }) => data)
}

/** But for what is no file of a row or a withdrawal. */
async function sumsOf(storage: Storage): Promise<Record<string, string>> {
  const sums: [string, string][] = []
  for await (const { name } of storage.list('')) {
    const file = await storage.open(name)
    if (file) sums.push([name, (await sumOfStream(file.stream)).sha256])
  }
  return Object.fromEntries(sums)
}

function filesIn(db: Db) {
  return db.selectFrom('files').select(['storage_key', 'purpose', 'width', 'sums']).execute()
}

async function missingFrom(storage: Storage, files: Awaited<ReturnType<typeof filesIn>>): Promise<string[]> {
  const missing: string[] = []
  for (const file of files)
    for (const variant of variantsOf(file)) {
      const name = nameOf(file.storage_key, variant)
      const stored = await storage.open(name)
      const sum = stored && (await sumOfStream(stored.stream)).sha256
      if (sum === null || (file.sums[variant] && sum !== file.sums[variant])) missing.push(name)
    }
  return missing.sort()
}

async function messagesOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
