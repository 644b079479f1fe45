import { type CompiledQuery, sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { explain, type Step, watchedPortal } from '#testing/plans.ts'
import type { Visitor } from '#testing/visitor.ts'

/* What the menu counts for each person, row by row, and how the database finds it. */

let world: Academy
let artist: { id: number; visitor: Visitor; artistId: number }
let student: { id: number; visitor: Visitor; studentId: number }
beforeAll(async () => {
  world = await academy()
  const someArtist = await world.person('pro-artist')
  const { id: artistId } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', someArtist.id)
    .executeTakeFirstOrThrow()
  artist = { ...someArtist, artistId }
  const someStudent = await world.person('client')
  student = { ...someStudent, studentId: await insertStudent(someStudent.id, someStudent.account.email) }
  return world.close
})

const counts = (visitor: Visitor) => visitor.send(dashboard.counters, {})

test('a training counts for the office while it waits for verification', async () => {
  const before = (await counts(world.as.office)).trainingsPendingVerificationsInvitationsCount ?? 0
  const id = await insertTraining('PENDING_VERIFICATION')
  await insertTraining('DRAFT')
  const after = async () => (await counts(world.as.office)).trainingsPendingVerificationsInvitationsCount
  expect(await after()).toBe(before + 1)
  await world.db.updateTable('trainings').set({ state: 'ACCEPTED' }).where('id', '=', id).execute()
  expect(await after()).toBe(before)
})

test('a sold package counts for the office while it is pending', async () => {
  const before = (await counts(world.as.office)).studentPackagesCount ?? 0
  for (const status of ['PENDING', 'ACTIVE'] as const) await insertPackage(status)
  expect((await counts(world.as.office)).studentPackagesCount).toBe(before + 1)
})

test('a message is unread for the other side until it was visible; a note for nobody', async () => {
  const office = await counts(world.as.office)
  await insertMessage({ is_from_office: false })
  await insertMessage({ is_from_office: true })
  await insertMessage({ is_from_office: true, is_internal: true })
  await insertMessage({ is_from_office: true, read_at: world.clock.now() })
  expect((await counts(world.as.office)).unreadMessagesCount).toBe((office.unreadMessagesCount ?? 0) + 1)
  expect((await counts(artist.visitor)).unreadMessagesCount).toBe(1)
})

test('a voucher counts for its holder from the day it can be used to the day it ends', async () => {
  const now = world.clock.now()
  const from = (days: number, until: number) => ({
    available_at: shift(now, { days }),
    valid_until: shift(now, { days: until }),
  })
  for (const days of [from(-1, 5), from(-9, -1), from(1, 9)]) await insertVoucher(student.id, days)
  expect((await counts(student.visitor)).vouchers).toBe(1)
  expect((await counts(artist.visitor)).vouchers).toBe(0)
  expect((await counts(world.as.office)).vouchers).toBe(0)
})

test('a finished training counts for a student who was there until it is reviewed, and then for the artist until it is answered', async () => {
  const attended = await insertParticipation({ isPresent: true })
  await insertParticipation({ isPresent: false })
  expect((await counts(student.visitor)).reviews).toBe(1)
  expect((await counts(artist.visitor)).reviews).toBe(0)
  const marks = { rating: 5, content_rating: 5, artist_rating: 5, organisation_rating: 5 }
  await world.db
    .insertInto('reviews')
    .values({
      ...attended,
      ...marks,
      text: 'Spokojnie, rzeczowo i z humorem.',
      status: 'PUBLISHED',
      reply: null,
      replied_at: null,
      created_at: world.clock.now(),
    })
    .execute()
  expect((await counts(student.visitor)).reviews).toBe(0)
  expect((await counts(artist.visitor)).reviews).toBe(1)
  const reply = { reply: 'Dziękuję!', replied_at: world.clock.now() }
  await world.db.updateTable('reviews').set(reply).where('participant_id', '=', attended.participant_id).execute()
  expect((await counts(artist.visitor)).reviews).toBe(0)
})

describe('counting is one statement, by indexes', () => {
  test.each(['office', 'artist', 'student'] as const)('for the %s', async (account) => {
    const portal = await watchedPortal(world)
    onTestFinished(portal.close)
    const visitor = await portal.visitor(account)
    const [counted, ...others] = await portal.queriesOf(() => visitor.send(dashboard.counters, {}))
    expect(others).toEqual([])
    expect((await planWithIndexes(counted as CompiledQuery)).filter(readsAll)).toEqual([])
  })
})

test.each(['artist', 'student'] as const)('what the %s has to do is one statement, by indexes', async (account) => {
  const portal = await watchedPortal(world)
  onTestFinished(portal.close)
  const visitor = await portal.visitor(account)
  const queries = await portal.queriesOf(() => visitor.send(dashboard.mine, {}))
  const found = queries.filter(({ sql: statement }) => statement.includes('as name, count(*) over ()'))
  expect(found).toHaveLength(1)
  expect((await planWithIndexes(found[0] as CompiledQuery)).filter(readsAll)).toEqual([])
})

test('each chart is counted by an index', async () => {
  const portal = await watchedPortal(world)
  onTestFinished(portal.close)
  const visitor = await portal.visitor('office')
  const queries = await portal.queriesOf(() => visitor.send(dashboard.charts, {}))
  expect(queries).toHaveLength(3)
  const alone: (string | undefined)[] = []
  for (const query of queries) {
    const plan = await planWithIndexes(query)
    expect(plan.filter(readsAll)).toEqual([])
    // Of so few trainings the index of any order is as good as the chart's own.
    expect(
      plan.some((step) =>
        /_(applied_here|applied_at|completed|changed|state|sold_known)$/.test(step['Index Name'] ?? ''),
      ),
    ).toBe(true)
    alone.push(...plan.filter((step) => step['Node Type'] === 'Index Only Scan').map((step) => step['Index Name']))
  }
  // What was imported is left out by the index itself: of a hundred thousand rows none is fetched.
  expect(alone).toEqual(expect.arrayContaining(['pro_artists_applied_here', 'student_packages_sold_known']))
})

/** With tables as small as these, a whole read would be cheaper than any index. */
function planWithIndexes(query: CompiledQuery) {
  return world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return explain(tx, query)
  })
}

/** A table that no index leads into: read from end to end, also where that is done along its key. */
function readsAll(step: Step): boolean {
  return step['Node Type'] === 'Seq Scan' || (step['Index Name']?.endsWith('_pkey') === true && !step['Index Cond'])
}

async function insertStudent(user_id: number, email: string): Promise<number> {
  const row = { user_id, email, first_name: 'Anna', last_name: 'Nowak', language_name: 'pl', phone: null } as const
  const { id } = await world.db
    .insertInto('students')
    .values({ ...row, country_id: null, internal_note: null, created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertTraining(state: 'PENDING_VERIFICATION' | 'DRAFT' | 'COMPLETED'): Promise<number> {
  const now = world.clock.now()
  const words = { pl: 'Brwi od podstaw', 'en-US': 'Brows from scratch' }
  const { id } = await world.db
    .insertInto('trainings')
    .values({
      ...{ pro_artist_id: artist.artistId, title: words, description: words, technique: 'LIPS', kind: 'ONLINE', state },
      ...{ time_zone: 'Europe/Warsaw', venue: null, online_url: 'https://example.com', language: 'pl' },
      ...{ seats_min: 1, seats_max: 8, price_amount: 90_000, price_currency: 'PLN' },
      ...{ rejection_reason: null, cancel_reason: null, created_at: now, state_changed_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertPackage(status: 'PENDING' | 'ACTIVE'): Promise<void> {
  const now = world.clock.now()
  const words = { pl: 'Trzy szkolenia', 'en-US': 'Three trainings' }
  const price = { price_amount: 100, price_currency: 'PLN' }
  const { id: package_id } = await world.db
    .insertInto('packages')
    .values({
      ...{ name: words, description: words, entries: 3, ...price },
      ...{ validity_days: 90, is_active: true, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sale = { student_id: student.studentId, package_id, pro_artist_id: null, payment_status: 'PAID' } as const
  await world.db
    .insertInto('student_packages')
    .values({ ...sale, ...price, status, entries_total: 3, activates_at: null, expires_at: null, sold_at: now })
    .execute()
}

async function insertMessage(message: {
  is_from_office: boolean
  is_internal?: boolean
  read_at?: Date
}): Promise<void> {
  const { id: conversation_id } = await world.db
    .selectFrom('conversations')
    .select('id')
    .where('pro_artist_id', '=', artist.artistId)
    .where('type', '=', 'GENERAL')
    .executeTakeFirstOrThrow()
  const rest = { user_id: null, author_name: 'Anna', text: 'Dzień dobry', client_key: crypto.randomUUID() }
  await world.db
    .insertInto('messages')
    .values({ conversation_id, is_internal: false, read_at: null, ...rest, ...message, sent_at: world.clock.now() })
    .execute()
}

async function insertVoucher(holder_id: number, days: { available_at: string; valid_until: string }): Promise<void> {
  vouchers += 1
  const code = String(vouchers).padStart(12, '0')
  await world.db
    .insertInto('vouchers')
    .values({
      ...{ code, kind: 'PERCENT', value: 10, currency: null, holder_id, source: 'ADMIN', ...days },
      ...{ issued_at: world.clock.now(), max_usages: 1, note: null },
    })
    .execute()
}
let vouchers = 0

async function insertParticipation({ isPresent }: { isPresent: boolean }) {
  const now = world.clock.now()
  const training_id = await insertTraining('COMPLETED')
  const session = { training_id, starts_at: shift(now, { days: -2 }), ends_at: shift(now, { days: -1 }) }
  const { id: training_session_id } = await world.db
    .insertInto('training_sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  const participant = {
    training_id,
    student_id: student.studentId,
    student_package_id: null,
    status: 'CONFIRMED',
  } as const
  const { id: participant_id } = await world.db
    .insertInto('participants')
    .values({ ...participant, outcome: isPresent ? 'PASS' : 'NO_SHOW', registered_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('attendances')
    .values({ participant_id, training_session_id, is_present: isPresent })
    .execute()
  return { training_id, participant_id }
}
