import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { features, listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { erasureOf, erasures } from '#office/personal-data/contract/erasures.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { newPasskey } from '#testing/fixtures/passkey.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { mergedPair } from '#testing/make/make-duplicates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import type { Visitor } from '#testing/visitor.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { executeDue } from './erasure/execute-erasure.ts'
import { requestForInactive } from './erasure/inactive-applicants.ts'
import { type Person, personOf } from './person.ts'

const declared = declaredBy(Object.values(features))

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** What the clock does a week after the request, and an hour more. */
async function aWeekLater() {
  world.clock.advance({ days: 7, hours: 1 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declared)
}

const people = {
  artist: () => ofAccount(cast.artist.email),
  student: () => ofAccount(cast.student.email),
  office: () => ofAccount(cast.cautious.email),
  // With a record that was merged into theirs.
  mergedStudent: async () => {
    await mergedPair(world)
    const { merged_into } = await world.db
      .selectFrom('students')
      .select('merged_into')
      .where('merged_into', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { kind: 'student', id: merged_into ?? 0 } as const
  },
  applicant: async () => {
    const { id } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return { kind: 'artist', id } as const
  },
}

async function ofAccount(email: string) {
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { kind: 'user', id } as const
}

describe.each(Object.keys(people) as (keyof typeof people)[])('after the erasure of the %s', (who) => {
  test('nothing reveals who they were or what they wrote, except what is retained; sums are the same; the preview was right', async () => {
    const { db } = world
    const owner = await world.visitor('owner')
    const named = await people[who]()
    const person = (await personOf(db, named.kind, named.id)) as Person
    await nothingAhead(person)
    const words = [await signed(person)]
    for (const record of [person, ...person.former]) words.push(...(await wordsOf(record)))
    expect((await tracesOf(db, words)).length).toBeGreaterThan(2)
    const before = await sums()
    const { data } = await owner.send(erasureOf(named.kind).request, { id: named.id, is_settled: true })
    const { data: preview } = await owner.send(erasureOf(named.kind).preview, { id: named.id })
    await aWeekLater()
    const { data: done } = await (await world.visitor('owner')).send(erasures.get, { id: data.id })
    expect(done).toMatchObject({ name: null, receipt: { outcomes: preview.outcomes, mentions: preview.mentions } })
    expect(await sums()).toEqual(before)
    const receipt = await lastMail(db, person.email as string)
    expect(receipt.text).not.toContain('undefined')
    const lines = receipt.text?.match(/^– .*$/gm) ?? []
    expect(lines).toEqual([...new Map(lines.map((line) => [line.replace(/: \d+/, ''), line])).values()])
    await db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
    expect((await tracesOf(db, words)).filter((place) => !isStored(place))).toEqual([])
  })
})

/** Their trainings are over, so that no seat is given back. */
async function nothingAhead({ artist, student }: Person) {
  await sql`update trainings set state = 'COMPLETED'
    where pro_artist_id = ${artist} or id in (select training_id from participants where student_id = ${student})`.execute(
    world.db,
  )
}

/** What others may have written, too, they write with a word that is theirs alone. */
async function signed({ user, artist }: Person): Promise<string> {
  const word = `Podpisano-${user}-${artist}`
  await sql`update portfolio_items set title = jsonb_build_object('pl', ${word}::text, 'en-US', ${word}::text),
    description = jsonb_build_object('pl', ${word}::text, 'en-US', ${word}::text) where pro_artist_id = ${artist}`.execute(
    world.db,
  )
  await sql`update reviews set reply = ${word} where artist_id = ${artist} and reply is not null`.execute(world.db)
  return word
}

/** Full name in both orders, addresses, numbers, and what they wrote. */
async function wordsOf({ user, artist, student, email, name }: Omit<Person, 'former'>): Promise<string[]> {
  const [first = '', ...rest] = (name ?? '').split(' ')
  const { rows } = await sql<{ word: string | null }>`
    select unnest(array[phone, street, tax_id, website, instagram, motivation, bio ->> 'pl', bio ->> 'en-US', internal_note]) as word
      from pro_artists where id = ${artist}
    union all select unnest(array[phone, internal_note]) from students where id = ${student}
    union all select text from messages join conversations on conversations.id = conversation_id
      where (pro_artist_id = ${artist} or student_id = ${student}) and messages.user_id = ${user}
    union all select text from reviews where participant_id in (select id from participants where student_id = ${student})
    union all select explanation from abuse_reports where pro_artist_id = ${artist}
  `.execute(world.db)
  const written = rows.flatMap(({ word }) => (word && word.length > 8 ? [word] : []))
  return [`${first} ${rest.join(' ')}`, `${rest.join(' ')} ${first}`, email as string, ...new Set(written)]
}

function isStored(place: string): boolean {
  const [table = '', column = ''] = place.split('.')
  return (declared[table]?.about ?? []).some(({ retained }) => retained?.columns.includes(column))
}

/** What accounting, ledgers, charts and averages are worked out from. */
async function sums() {
  const { rows } = await sql`select
    (select json_build_array(count(*), sum(uses), sum(amount), sum(redeemed)) from voucher_entries) as ledger,
    (select json_build_array(count(*), sum(uses_left), sum(balance), sum(price_amount)) from vouchers) as vouchers,
    (select json_build_array(count(*), sum(price_amount), sum(entries_total), sum(entries_used), sum(entries_refunded), sum(refunded_amount)) from student_packages) as packages,
    (select json_build_array(count(*), sum(paid_amount), sum(refunded_amount), sum(due), sum(to_refund)) from participants) as seats,
    (select json_build_array(count(*), (select count(*) from participants where status <> 'CANCELLED')) from trainings) as trainings,
    (select json_build_array(count(*), sum(rating)) from reviews where status = 'PUBLISHED') as reviews,
    (select count(*) from certificates) as certificates,
    (select count(*) from attendances) as attendances,
    (select array_agg(month order by month) from (
      select to_char(applied_at, 'YYYY-MM') as month from pro_artists
      union all select to_char(applied_at, 'YYYY-MM') from erased_applications
    ) applications) as applications
  `.execute(world.db)
  return rows[0]
}

describe('a request', () => {
  test('shuts the person out, hides what is public, and leaves nothing behind when it is withdrawn', async () => {
    const { db } = world
    const { id: user, visitor, account } = await world.person('pro-artist')
    const owner = await world.visitor('owner')
    const named = { id: user }
    const before = await academyWithout(db)
    const { data: requested } = await owner.send(erasures.requestUser, { ...named, is_settled: false })
    expect((await visitor.call(session.user, {})).status).toBe(401)
    const { email, password } = account
    const guest = await world.guest()
    expect(await guest.call(session.login, { email, password })).toMatchObject({
      status: 403,
      body: { code: 'account_leaving' },
    })
    expect((await guest.call(session.login, { email, password: 'a wrong password' })).status).toBe(422)
    const disabled = await db
      .selectFrom('pro_artists')
      .select('activation_status')
      .where('user_id', '=', user)
      .execute()
    expect(disabled).toEqual([{ activation_status: 0 }])
    // Nothing else opens the account meanwhile, and nobody requests it twice.
    const refused = { status: 409, body: { code: 'erasure_pending' } }
    const { data: details } = await owner.send(users.get, { id: user })
    expect(await owner.call(users.unblock, { id: user, revision: details.revision })).toMatchObject(refused)
    expect(await owner.call(erasures.requestUser, { ...named, is_settled: false })).toMatchObject(refused)
    await owner.send(erasures.withdraw, { id: requested.id })
    expect(await academyWithout(db)).toEqual(before)
    expect((await guest.call(session.login, { email, password })).status).toBe(204)
    await aWeekLater()
    expect(await personOf(db, 'user', user)).toMatchObject({ email })
  })

  test('explains to a user who signs in by a passkey, as by the password, why nobody is admitted', async () => {
    const { id, visitor, account } = await world.person('client')
    const passkey = newPasskey()
    const challengeFor = async (one: Visitor, call: typeof passkeys.begin | typeof passkeys.beginSignIn) =>
      String((await one.send(call, {})).data.challenge)
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    const registered = passkey.register(await challengeFor(visitor, passkeys.begin))
    await visitor.send(passkeys.add, { name: 'Telefon', answer: registered })
    await (await world.visitor('owner')).send(erasures.requestUser, { id, is_settled: false })
    const guest = await world.guest()
    const answer = passkey.sign(await challengeFor(guest, passkeys.beginSignIn))
    expect(await guest.call(passkeys.signIn, { answer })).toMatchObject({
      status: 403,
      body: { code: 'account_leaving' },
    })
    expect((await guest.call(session.user, {})).status).toBe(401)
  })

  test('is one of two that come at once', async () => {
    const { id } = await world.person('client')
    const [one, other] = [await world.visitor('owner'), await world.visitor('owner')]
    const ask = (by: typeof one) => by.call(erasures.requestUser, { id, is_settled: false })
    const statuses = (await Promise.all([ask(one), ask(other)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
  })

  test('waits for open payments, unless the office confirms that they were settled; for the last owner nothing helps', async () => {
    const { id, account } = await world.person('client')
    const student = await studentOf(world.db, account.email)
    expect(student).toBeGreaterThan(0)
    await voucherOf(world.db, account.email, { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' })
    const owner = await world.visitor('owner')
    const named = { id }
    const { data } = await owner.send(erasures.previewUser, named)
    expect(data.obstacles).toEqual([{ kind: 'VOUCHERS', count: 1 }])
    const refused = { status: 409, body: { code: 'erasure_obstacles' } }
    expect(await owner.call(erasures.requestUser, { ...named, is_settled: false })).toMatchObject(refused)
    await owner.send(erasures.requestUser, { ...named, is_settled: true })
    const own = await world.visitor('owner')
    expect((await own.send(erasures.previewOwn, {})).data.obstacles).toEqual([{ kind: 'LAST_OWNER', count: 1 }])
    await own.send(twoFactor.confirm, { own_password: cast.owner.password })
    expect(await own.call(erasures.requestOwn, {})).toMatchObject(refused)
  })

  test('that is blocked is postponed, reported to the office once, and done when the obstacle is removed', async () => {
    const { db } = world
    const { id, account } = await world.person('client')
    const owner = await world.visitor('owner')
    const { data } = await owner.send(erasures.requestUser, { id, is_settled: false })
    const voucher = await voucherOf(db, account.email, {
      payment_status: 'PAID',
      price_amount: 30_000,
      price_currency: 'PLN',
    })
    await aWeekLater()
    await aWeekLater()
    const office = await world.visitor('owner')
    const held = (await office.send(erasures.get, { id: data.id })).data
    expect(held).toMatchObject({
      done_at: null,
      held_since: expect.any(String),
      blocking: { obstacles: [expect.objectContaining({ count: 1 })] },
    })
    const notified = await db.selectFrom('notifications').select('id').where('type', '=', 'erasure_held').execute()
    expect(notified).toHaveLength(1)
    const reason = 'Zwrócono przelewem.'
    await office.send(issuedVouchers.block, { id: voucher.id, reason })
    await office.send(issuedVouchers.refund, { id: voucher.id, reason })
    await aWeekLater()
    const { data: done } = await (await world.visitor('owner')).send(erasures.get, { id: data.id })
    expect(done.done_at).not.toBeNull()
  })

  test('is done once by portals that come at once, also after a colleague removed the account', async () => {
    const { id } = await world.person('administrator')
    const owner = await world.visitor('owner')
    const { data } = await owner.send(erasures.requestUser, { id, is_settled: false })
    await owner.send(users.remove, { id })
    world.clock.advance({ days: 8 })
    const portal = { ...world.portal, clock: world.clock.now }
    await Promise.all([executeDue(portal, listeners, declared), executeDue(portal, listeners, declared)])
    const events = await world.db
      .selectFrom('audit_log')
      .select('id')
      .where('event', '=', 'erasure.done')
      .where('subject_id', '=', data.id)
      .execute()
    expect(events).toHaveLength(1)
  })
})

describe('meanwhile', () => {
  test('a user who signs in at the moment of the request is not admitted', async () => {
    const { id, account } = await world.person('client')
    const [owner, guest] = [await world.visitor('owner'), await world.guest()]
    const { email, password } = account
    await Promise.all([
      owner.send(erasures.requestUser, { id, is_settled: false }),
      guest.call(session.login, { email, password }),
    ])
    expect((await guest.call(session.user, {})).status).toBe(401)
  })

  test('nobody gives them a seat', async () => {
    const { db } = world
    const { id, account } = await world.person('client')
    const student_id = await studentOf(db, account.email)
    const owner = await world.visitor('owner')
    const { id: artist } = await db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const training = await insertTraining(db, artist, { state: 'PUBLISHED' }, { days: 400 })
    await owner.send(erasures.requestUser, { id, is_settled: false })
    const seat = await owner.call(participants.register, { id: training, student_id, student_package_id: null })
    expect(seat).toMatchObject({ status: 422, body: { errors: { student_id: expect.any(Array) } } })
  })
})

describe('a person who wants to be erased', () => {
  test('confirms that it is they, is signed out, and comes back by the link of the mail', async () => {
    const { visitor, account } = await world.person('client', 'en-US')
    expect(await visitor.call(erasures.requestOwn, {})).toMatchObject({
      status: 403,
      body: { code: 'confirmation_needed' },
    })
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    // Sent twice it happens once, and a user who is signed out gets no response again.
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await visitor.call(erasures.requestOwn, {}, key)).status).toBe(201)
    expect([401, 419]).toContain((await visitor.call(erasures.requestOwn, {}, key)).status)
    expect((await visitor.call(session.user, {})).status).toBe(401)
    const mail = await lastMail(world.db, account.email)
    expect(mail).toMatchObject({
      subject: expect.stringContaining('Your account will be deleted on'),
      route: `erasure/${mail.hash}`,
    })
    const guest = await world.guest()
    expect((await guest.send(erasures.openLink, { token: mail.hash })).data.due_at).toEqual(expect.any(String))
    await guest.send(erasures.withdrawByLink, { token: mail.hash })
    expect((await guest.call(erasures.withdrawByLink, { token: mail.hash })).status).toBe(404)
    const { email, password } = account
    expect((await guest.call(session.login, { email, password })).status).toBe(204)
    expect((await lastMail(world.db, email)).subject).toBe('Your data in the portal stays')
  })
})

describe('the clock', () => {
  test('erases inactive applicants after the retention period that the owner set, unless they return', async () => {
    const { db } = world
    const owner = await world.visitor('owner')
    const long = new Date(world.clock.now().getTime() - 900 * 24 * 3_600_000)
    const silent = { applied_at: long, status_changed_at: long }
    const [erased, back, lately] = [
      await insertArtist(db, silent),
      await insertArtist(db, silent),
      await insertArtist(db),
    ]
    const portal = () => ({ ...world.portal, clock: world.clock.now })
    await requestForInactive(portal(), listeners)
    expect(await pendingOf([erased, back, lately])).toEqual([])
    const { revision } = await owner.send(settings.get, {})
    await owner.send(settings.setInactiveApplicants, { inactive_applicant_months: 24, revision })
    await requestForInactive(portal(), listeners)
    await requestForInactive(portal(), listeners)
    expect(await pendingOf([erased, back, lately])).toEqual([erased, back])
    await db.updateTable('pro_artists').set({ status_changed_at: world.clock.now() }).where('id', '=', back).execute()
    await aWeekLater()
    const left = await db
      .selectFrom('pro_artists')
      .select('id')
      .where('id', 'in', [erased, back, lately])
      .orderBy('id')
      .execute()
    expect(left.map(({ id }) => id)).toEqual([back, lately])
    expect(await pendingOf([back])).toEqual([])
  })
})

async function pendingOf(ids: number[]): Promise<number[]> {
  const rows = await world.db
    .selectFrom('erasures')
    .select('artist_id')
    .where('artist_id', 'in', ids)
    .where('done_at', 'is', null)
    .orderBy('artist_id')
    .execute()
  return rows.map(({ artist_id }) => artist_id as number)
}

/** All that is stored, except sessions, notifications, the log, and counters of rendered pages. */
async function academyWithout(db: typeof world.db) {
  const rest = [
    'sessions',
    'audit_log',
    'broadcasts',
    'mails',
    'notifications',
    'known_devices',
    'stored_answers',
    'request_counts',
    'public_profile_changes',
    'login_failures',
  ]
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
  `.execute(db)
  const sums: Record<string, unknown> = {}
  for (const { name } of tables.filter(({ name }) => !rest.includes(name))) {
    const { rows } = await sql`select md5(string_agg(row, '' order by row)) as sum from (
      select (to_jsonb(it) - 'version' - 'notifications_version' - 'signed_in_at')::text as row from ${sql.table(name)} it
    ) rows`.execute(db)
    sums[name] = rows[0]
  }
  return sums
}
