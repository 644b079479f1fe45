import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { forgetResponses } from '#kit/server/http/idempotency.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { eventNames } from '#office/audit/server/event-names.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { words } from '#testing/fixtures/cases.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { rareEvents } from '#testing/fixtures/rare-events.ts'
import { unnotifiedLines } from '#testing/fixtures/unnotified-lines.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { insertOwnRows } from '#testing/make/make-own-rows.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import type { Visitor } from '#testing/visitor.ts'

/* The server handles a call, the response is lost on the way, and the call is sent once more: it happens once. */

let world: Academy
let good: GoodInput
beforeAll(async () => {
  const sink = await startMailSink()
  world = await academy({ requestsPerMinute: 100_000, smtpUrl: sink.url })
  good = await goodInput(world)
  return async () => {
    await world.close()
    await sink.close()
  }
})

const endsSession = ['session.logout', 'terms.decline', 'viewing.start']

const changing = [...endpoints].filter(
  ([name, { isReading, isByAddressAlone, permission, path }]) =>
    // A user who requests their erasure is signed out, and locked out: `erasures.test.ts`.
    name !== 'erasures.requestOwn' &&
    !isReading &&
    !isByAddressAlone &&
    (permission !== 'public' || /\{(hash|token)\}/.test(path)),
)

describe('sent again with its key', () => {
  test.each(changing)('%s happens once, and answers as the first time', async (name, endpoint) => {
    const { first, sendAgain } = await done(name, endpoint)
    const before = await settledContent()
    const again = await sendAgain()
    // Whose session ended with it, or is another one since, signs in first.
    if (endsSession.includes(name)) return expect([401, 403, 419], again.text).toContain(again.status)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await contentOf()).toEqual(before)
  })
})

/** Calls that happen once more, even with the same input. */
const repeatedEachTime = [
  'applications.sendLink', // Another link.
  'consents.record', // The same answer again.
  'issuedVouchers.adjust', // By so many uses more.
  'users.setPassword', // Whether it is the same is not known.
]

describe('saved once more as it is', () => {
  test.each(changing.filter(([, { method }]) => method === 'PUT'))('%s is no event', async (name, endpoint) => {
    const { saveAgain } = await done(name, endpoint)
    const last = async () =>
      (await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`.execute(world.db)).rows[0]?.id
    const before = await last()
    const { status } = await saveAgain()
    if (status >= 400 || repeatedEachTime.includes(name)) return
    expect(await last(), 'Record no event where nothing changed.').toBe(before)
  })
})

test('every event, by the calls above or as an example, is described by the audit log', async () => {
  const lines = await world.db.selectFrom('audit_log').select('event').distinct().execute()
  const recorded = [...lines.map(({ event }) => event), ...Object.keys(rareEvents)]
  expect(recorded.sort(), 'What no call above records is in rareEvents.').toEqual([...eventNames()].sort())
  for (const [name, details] of Object.entries(rareEvents))
    await recordMany(portalActs(world), name as keyof typeof rareEvents, [{ id: 1, details: details as never }])
  expect(await unnotifiedLines(world)).toEqual([])
})

const draft = {
  name: { pl: 'Raz', 'en-US': 'Once' },
  description: words,
  category: 'SALES',
  link: null,
  is_active: true,
} as const
const withKey = (key: string) => ({ 'idempotency-key': key })
const named = async (name: string) => (await world.as.office.send(benefits.list, { filter: name })).data.length

test('of two at once one is done; the other has to wait, and then gets the same response', async () => {
  const { office } = world.as
  const key = crypto.randomUUID()
  const holder = await inTransactionOf(world)
  await holder.query('lock table benefits in share row exclusive mode')
  const first = office.call(benefits.create, { ...draft, name: { pl: 'Dwa naraz', 'en-US': 'Two' } }, withKey(key))
  const again = () =>
    office.call(benefits.create, { ...draft, name: { pl: 'Dwa naraz', 'en-US': 'Two' } }, withKey(key))
  await untilWaiting(world.db, 1)
  const waiting = await again()
  expect(waiting.body).toMatchObject({ code: 'in_progress' })
  expect([waiting.status, waiting.headers['retry-after']]).toEqual([409, '1'])
  await holder.query('rollback')
  const { status, text } = await first
  expect(status).toBe(201)
  expect(await again()).toMatchObject({ status, text })
  expect(await named('Dwa naraz')).toBe(1)
})

test('the same key with something else is refused, and nothing is done', async () => {
  const { office } = world.as
  const key = crypto.randomUUID()
  await office.call(benefits.create, { ...draft, name: { pl: 'Pierwsza', 'en-US': 'First' } }, withKey(key))
  const other = { ...draft, name: { pl: 'Druga', 'en-US': 'Second' } }
  expect(await office.call(benefits.create, other, withKey(key))).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key', message: expect.stringContaining('Poprzednia próba jednak do nas dotarła') },
  })
  expect(await named('Druga')).toBe(0)
})

test('a key is its person’s own, and the call’s', async () => {
  const key = crypto.randomUUID()
  const one = { ...draft, name: { pl: 'Czyja', 'en-US': 'Whose' } }
  await world.as.office.send(benefits.create, one)
  for (const person of [world.as.office, world.as.owner])
    expect((await person.call(benefits.create, one, withKey(key))).headers['idempotency-replayed']).toBeUndefined()
  expect(await named('Czyja')).toBe(3)
})

test('a key is known for one call: on another one it is one of its own', async () => {
  const { office } = world.as
  const key = crypto.randomUUID()
  const two = { ...draft, name: { pl: 'Dwie czynności', 'en-US': 'Two calls' } }
  const { body } = await office.call(benefits.create, two, withKey(key))
  const removed = await office.call(benefits.remove, { id: body.data.id }, withKey(key))
  expect([removed.status, removed.headers['idempotency-replayed']]).toEqual([benefits.remove.status, undefined])
  expect(await named('Dwie czynności')).toBe(0)
})

test('an application that is sent twice, which needs no key, is one, with one mail', async () => {
  const guest = await world.guest()
  const applicant = { ...((await good('applications.register')) as object), email: 'dwa-razy@example.com' }
  expect((await guest.attempt(applications.register, applicant)).status).toBe(applications.register.status)
  const before = await settledContent()
  expect((await guest.attempt(applications.register, applicant)).status).toBe(applications.register.status)
  expect(await settledContent()).toEqual(before)
})

test('a refusal is stored as well, in its reader’s language; an invalid key is named', async () => {
  const { office } = world.as
  const key = crypto.randomUUID()
  const wrong = { ...draft, name: { pl: '', 'en-US': '' } }
  const [first, again] = [
    await office.call(benefits.create, wrong, withKey(key)),
    await office.call(benefits.create, wrong, withKey(key)),
  ]
  expect([first.status, again.headers['idempotency-replayed'], again.text]).toEqual([422, 'true', first.text])
  for (const none of ['', 'with space', 'ż', 'x'.repeat(256)])
    expect((await office.call(benefits.create, draft, withKey(none))).status, none).toBe(422)
})

test('a reader of the database finds no response and no key; after a day both are deleted', async () => {
  const { office } = world.as
  const key = crypto.randomUUID()
  const one = { ...draft, name: { pl: 'Nieczytelna', 'en-US': 'Unreadable' } }
  await office.call(benefits.create, one, withKey(key))
  const { rows } = await sql<{ all: string }>`
    select string_agg(encode(answer, 'escape') || encode(id, 'escape'), '') as all from stored_answers
  `.execute(world.db)
  expect(rows[0]?.all).not.toContain('Nieczytelna')
  expect(rows[0]?.all).not.toContain(key)
  await forgetResponses({ db: world.db, clock: () => new Date(Date.now() + 25 * 3_600_000) })
  expect((await office.call(benefits.create, one, withKey(key))).headers['idempotency-replayed']).toBeUndefined()
  expect(await named('Nieczytelna')).toBe(2)
})

/**
 * The number of rows of each table and the transactions that wrote them, except tables that record requests themselves.
 * Queued notifications, and sent mails, may come at any time: of these only the number counts, once the queue is empty.
 */
async function contentOf() {
  await world.untilNotified()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname not in ('sessions', 'stored_answers', 'login_failures', 'request_counts', 'broadcasts') and not relispartition order by 1
  `.execute(world.db)
  const contents = rows.map(({ name }) => {
    const written = ['mails', 'notifications'].includes(name) ? sql`null` : sql`sum(xmin::text::bigint)`
    return sql`select ${name} as name, count(*) as count, ${written} as written from ${sql.table(name)}`
  })
  return (await sql`${sql.join(contents, sql` union all `)} order by name`.execute(world.db)).rows
}

/** Once work from the queue has come to its end, so that what comes then is of the second time. */
async function settledContent() {
  for (let before = await contentOf(); ; ) {
    await setTimeout(20)
    const now = await contentOf()
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}

/** The call by the first of those whose call it may be: somebody new, so that no limit is reached, or the one whom it is about. */
async function done(name: string, endpoint: Endpoint) {
  const headers = withKey(crypto.randomUUID())
  const answers: string[] = []
  for (const somebody of [newOwner, ownArtist, theStudent]) {
    const { visitor, input } = await somebody(name)
    const by = endpoint.permission === 'public' ? await world.guest() : visitor
    const first = await by.attempt(endpoint, input, headers)
    if (first.status === endpoint.status) {
      const saveAgain = () => by.attempt(endpoint, { ...input, revision: undefined })
      return { first, sendAgain: () => by.attempt(endpoint, input, headers), saveAgain }
    }
    answers.push(`${first.status} ${first.text}`)
  }
  throw new Error(`${name} went well for nobody: ${answers.join(', ')}`)
}

type Somebody = { visitor: Visitor; input: object }

async function newOwner(name: string): Promise<Somebody> {
  const { id, visitor } = await world.person('super-admin')
  const own = await insertOwnRows(world, id)
  const [feature = '', call = ''] = name.split('.')
  const { ofOwnRow = [] } = cases[feature] ?? {}
  const isOwn = ofOwnRow === 'all' || ofOwnRow.includes(call)
  return { visitor, input: await good(name, isOwn ? { own } : {}) }
}

const ownArtist = async (name: string): Promise<Somebody> => ({
  visitor: await world.visitor('artist'),
  input: await good(name, { isOwn: true }),
})

const theStudent = async (name: string): Promise<Somebody> => ({
  visitor: await world.visitor('student'),
  input: await good(name),
})
