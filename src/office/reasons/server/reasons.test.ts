import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { users } from '#people/users/contract/users.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { insertTermsVersion } from '#testing/make/make-terms.ts'
import { namesIn } from './known-calls.ts'

let world: Academy
let good: GoodInput
let known: Output<typeof reasons.calls>['data']
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  good = await goodInput(world)
  known = (await world.as.owner.send(reasons.calls, {})).data
  return world.close
})

const ask = async (question: Input<typeof reasons.ask>) => (await world.as.owner.send(reasons.ask, question)).data
const userIdOf = async ({ email }: { email: string }) =>
  (await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const artistIdOf = async ({ email }: { email: string }) =>
  (await world.db.selectFrom('pro_artists').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('reasons of a refusal', () => {
  test('and nothing is in their way', async () => {
    const { id } = await world.person('client')
    const reason = await ask({ userId: await userIdOf(cast.office), call: 'users.block', recordId: id })
    expect(reason).toMatchObject({
      person: { name: 'Joanna Wrońska', roles: ['administrator'], status: 'ACTIVE' },
      call: { name: 'users.block', words: 'zablokować konto użytkownika', kind: 'user' },
      record: { id, name: 'Anna Nowak' },
      obstacles: [],
      isUpToInput: false,
    })
  })

  test('a right is missing, and behind it nothing else but what they type', async () => {
    const { id } = await world.person('client')
    const reason = await ask({ userId: id, call: 'levels.create' })
    const message = 'Nie masz uprawnień do tej czynności.'
    expect(reason.obstacles).toEqual([{ kind: 'right', status: 403, message, right: 'can-edit-system-settings' }])
    expect(reason.isUpToInput).toBe(true)
  })

  test('the account is blocked, and a right is missing too', async () => {
    const { id } = await world.person('client')
    await world.as.office.send(users.block, { id })
    const { obstacles } = await ask({ userId: id, call: 'audit.list' })
    expect(obstacles).toMatchObject([
      { kind: 'blocked', status: 401, right: null },
      { kind: 'right', status: 403, right: 'can-view-audit-log' },
    ])
  })

  test('the account of an artist is disabled, or somebody was only invited', async () => {
    const artist = await world.person('pro-artist')
    await world.as.office.send(artists.disable, { id: await artistIdOf(artist.account) })
    expect(await ask({ userId: artist.id, call: 'session.user' })).toMatchObject({
      obstacles: [{ kind: 'disabled', status: 401 }],
    })
    const draft = { first_name: 'Ewa', last_name: 'Lis', email: 'ewa.lis@example.com', language_name: 'pl' } as const
    const { data } = await world.as.office.send(users.create, { ...draft, role: 'administrator' })
    expect(await ask({ userId: data.id, call: 'session.user' })).toMatchObject({
      obstacles: [{ kind: 'invited', status: 401 }],
    })
  })

  test('they have no role at all', async () => {
    const { id } = await world.person('administrator')
    await world.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
    expect(await ask({ userId: id, call: 'users.list' })).toMatchObject({
      person: { roles: [] },
      obstacles: [{ kind: 'right', right: 'can-view-admin-system-users' }],
    })
  })

  test('the record is somebody else’s: the right that would show it is named', async () => {
    const { id } = await world.person('pro-artist')
    const other = await artistIdOf(cast.completed)
    const { obstacles, record } = await ask({ userId: id, call: 'artists.get', recordId: other })
    expect(record).toMatchObject({ id: other })
    expect(obstacles).toMatchObject([{ kind: 'unseen', status: 404, right: 'can-view-all-pro-artists' }])
  })

  test('the record is nobody’s but its owner’s, or is not there', async () => {
    const someone = await world.person('client')
    const { rows } = await sql<{ id: number }>`
      insert into saved_views (user_id, list, name, search, created_at)
      values (${someone.id}, 'users', 'Moi', '{}', now()) returning id
    `.execute(world.db)
    const { id } = await world.person('client')
    const recordId = rows[0]?.id as number
    expect(await ask({ userId: id, call: 'views.remove', recordId })).toMatchObject({
      obstacles: [{ kind: 'missing', status: 404, right: null }],
    })
    expect(await ask({ userId: someone.id, call: 'views.remove', recordId })).toMatchObject({ obstacles: [] })
    const office = await userIdOf(cast.office)
    expect(await ask({ userId: office, call: 'benefits.get', recordId: 999_999 })).toMatchObject({
      record: null,
      obstacles: [{ kind: 'missing', status: 404, right: null }],
    })
    expect(await ask({ userId: office, call: 'profile.get' })).toMatchObject({
      obstacles: [{ kind: 'noneOwn', status: 404 }],
    })
  })

  test('the state of the record does not allow it, also where something has to be typed', async () => {
    const userId = await userIdOf(cast.office)
    const recordId = await artistIdOf(cast.completed)
    for (const call of ['applications.accept', 'applications.reject', 'applications.requestMissingData']) {
      const { obstacles } = await ask({ userId, call, recordId })
      expect(obstacles, call).toMatchObject([{ kind: 'state', status: 409, message: expect.stringMatching(/\w/) }])
    }
    const blocked = await world.person('client')
    await world.as.office.send(users.block, { id: blocked.id })
    expect(await ask({ userId, call: 'users.setPassword', recordId: blocked.id })).toMatchObject({
      obstacles: [{ kind: 'state', status: 409 }],
    })
  })

  test('another rule forbids it', async () => {
    const owner = await userIdOf(cast.owner)
    expect(await ask({ userId: await userIdOf(cast.office), call: 'users.update', recordId: owner })).toMatchObject({
      obstacles: [{ kind: 'refused', status: 403 }],
    })
    expect(await ask({ userId: owner, call: 'users.block', recordId: owner })).toMatchObject({
      obstacles: [{ kind: 'state', message: 'To Twoje własne konto. Poproś o to kogoś innego.' }],
    })
  })
})

test('the terms are owed, but not where one may read and accept them', async () => {
  const academy = await academyForTest()
  const { id } = await academy.person('pro-artist')
  await insertTermsVersion(academy.db, academyDay(academy.clock.now()))
  const reasonFor = async (call: string) => (await academy.as.owner.send(reasons.ask, { userId: id, call })).data
  expect(await reasonFor('profile.get')).toMatchObject({ obstacles: [{ kind: 'terms', status: 403 }] })
  expect(await reasonFor('terms.mine')).toMatchObject({ obstacles: [] })
  expect(await reasonFor('audit.list')).toMatchObject({ obstacles: [{ kind: 'terms' }, { kind: 'right' }] })
})

test('every call that requires signing in can be explained', () => {
  const unasked = known.filter(({ permission, isAskable }) => !isAskable && permission !== 'public')
  // Every reader of this page may call these; and an academy of its own has no mails of the demo.
  const byThemselves = ['demo.mails', 'reasons.calls', 'reasons.records', 'reasons.ask']
  expect(unasked.map(({ name }) => name)).toEqual(byThemselves)
})

test('a call is listed where it is made, which its feature declares if that is elsewhere', () => {
  const placeOf = (call: string) => known.find(({ name }) => name === call)?.place
  expect(placeOf('packages.create')).toBe('packages')
  expect(placeOf('participants.register')).toBe('trainings')
  expect(placeOf('passkeys.remove')).toBe('settings')
  expect(new Set(known.map(({ place }) => place))).not.toContain('languages')
})

test('a call about a nested record has a choice for both, each by its name', async () => {
  const { rows } = await sql<{ id: number; training_id: number; name: string }>`
    select participants.id, training_id, first_name || ' ' || last_name as name from participants
    join students on students.id = student_id join trainings on trainings.id = training_id
    where state = 'PUBLISHED' and participants.status = 'CONFIRMED' limit 1
  `.execute(world.db)
  const seat = rows[0] as { id: number; training_id: number; name: string }
  const found = await world.as.owner.send(reasons.records, { kind: 'participant', within: seat.training_id })
  expect(found.data).toContainEqual(expect.objectContaining({ id: seat.id, name: seat.name }))
  const question = { call: 'participants.grade', recordId: seat.training_id }
  const refused = await world.as.owner.attempt(reasons.ask, { ...question, userId: await userIdOf(cast.office) })
  expect(refused.body).toMatchObject({ errors: { partId: [expect.any(String)] } })
  const office = await ask({ ...question, userId: await userIdOf(cast.office), partId: seat.id })
  expect(office).toMatchObject({ part: { name: seat.name }, obstacles: [{ kind: 'state', status: 409 }] })
  const student = await ask({ ...question, userId: await userIdOf(cast.fellow), partId: 999_999 })
  expect(student.obstacles[0]?.status).toBeGreaterThanOrEqual(403)
  expect(JSON.stringify(student.obstacles)).not.toContain('Not found.')
  const all = await Promise.all(
    (['session', 'waitingStudent', 'evidence', 'document', 'attachment', 'portfolioImage'] as const).map((kind) =>
      world.as.owner.call(reasons.records, { kind, within: 1 }),
    ),
  )
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
})

test('an error of the wire format in English is translated for the reader', async () => {
  const { id } = await world.person('pro-artist')
  const question = { userId: id, call: 'artists.get', recordId: await artistIdOf(cast.completed) }
  const [obstacle] = (await ask(question)).obstacles
  expect(obstacle).toMatchObject({ status: 404, message: 'Nie ma tego albo nie masz do tego dostępu.' })
})

test('what cannot be explained is refused with a reason', async () => {
  const userId = await userIdOf(cast.office)
  const refused = async (question: object) => (await world.as.owner.attempt(reasons.ask, question)).body
  expect(await refused({ userId, call: 'benefits.explode' })).toMatchObject({ errors: { call: [expect.any(String)] } })
  expect(await refused({ userId, call: 'session.login' })).toMatchObject({ errors: { call: [expect.any(String)] } })
  expect(await refused({ userId, call: 'benefits.get' })).toMatchObject({ errors: { recordId: [expect.any(String)] } })
  expect((await world.as.owner.attempt(reasons.ask, { userId: 999_999, call: 'users.list' })).status).toBe(404)
})

test('records are found by name, a few at a time', async () => {
  const found = async (kind: Input<typeof reasons.records>['kind'], filter: string) =>
    (await world.as.owner.send(reasons.records, { kind, filter })).data.map(({ name }) => name)
  expect(await found('user', 'wronska')).toEqual(['Joanna Wrońska'])
  expect(await found('proArtist', cast.completed.email)).toHaveLength(1)
  expect(await found('role', '')).toContain('administrator')
  const others = [
    'benefit',
    'responsibility',
    'additionalResponsibility',
    'level',
    'conversation',
    'abuseReport',
    'voucher',
  ] as const
  for (const kind of [...others, 'review', 'portfolioItem'] as const)
    expect((await found(kind, '')).length, kind).toBeGreaterThan(0)
  const [review] = (await world.as.office.send(reviews.list, { itemsPerPage: 1 })).data
  expect(await found('review', `${review?.author_name} ${review?.title.pl}`)).toContain(
    `${review?.author_name}, ${review?.title.pl}`,
  )
})

test('a call about a review, a report, a voucher or a work is recognized by its path', () => {
  const kindOf = (name: string) => known.find((call) => call.name === name)?.kind
  expect(kindOf('reviews.reply')).toBe('review')
  expect(kindOf('abuseReports.report')).toBe('review')
  expect(kindOf('abuseReports.uphold')).toBe('abuseReport')
  expect(kindOf('issuedVouchers.block')).toBe('voucher')
  for (const name of ['portfolio.approve', 'portfolioModeration.update', 'consents.ask'])
    expect(kindOf(name), name).toBe('portfolioItem')
})

describe('of every call', () => {
  const readers = { student: cast.student, other: cast.artist, office: cast.office } as const
  /**
   * The rows that are picked decide who may pick them; the mail server's response is not part of a dry run; and a
   * request for one's own erasure first lacks the confirmation, which is no obstacle of a person.
   */
  const upToInput = ['artists.picked', 'redemptions.redeem', 'settings.sendTestMail', 'erasures.requestOwn']
  const rows = Object.entries(cases).flatMap(([feature, { answers }]) => {
    const [head = '', ...lines] = answers.trim().split('\n')
    const columns = head.trim().split(/\s+/)
    return lines.map((line) => {
      const [call = '', ...statuses] = line.trim().split(/\s+/)
      return {
        name: `${feature}.${call}`,
        statuses: Object.fromEntries(columns.map((reader, at) => [reader, Number(statuses[at])])),
      }
    })
  })

  test.each(rows)(
    '$name: each reader gets what the role table defines, and nothing is done',
    async ({ name, statuses }) => {
      if (!known.find((call) => call.name === name)?.isAskable || upToInput.includes(name)) return
      const { main, part } = namesIn(endpoints.get(name) as Endpoint)
      const input = (await good(name)) as Record<string, number>
      const recordId = main && input[main]
      const partId = part && input[part]
      // Only the session of the acting user decides this.
      const unconfirmed = world.portal.texts.in('pl')('errors.confirmation_needed')
      const before = await written()
      for (const [reader, person] of Object.entries(readers)) {
        const { obstacles } = await ask({ userId: await userIdOf(person), call: name, recordId, partId })
        if (obstacles[0]?.message === unconfirmed) continue
        expect(obstacles[0]?.status ?? endpoints.get(name)?.status, `${reader}: ${JSON.stringify(obstacles)}`).toBe(
          statuses[reader],
        )
      }
      expect(await written()).toEqual(before)
    },
  )
})

/** What a commit would leave: everything that people see, what waits to be done, and who is signed in. */
async function written() {
  const tables = [
    'users',
    'user_roles',
    'pro_artists',
    'roles',
    'settings',
    'benefits',
    'levels',
    'messages',
    'terms_files',
  ]
  const written = ['audit_log', 'mails', 'notifications', 'sessions', 'login_failures', 'revisions', 'pgboss.job']
  // The session of the caller may be renewed meanwhile, as with any call; no session is added or deleted.
  const lastChange = (table: string) => (table === 'sessions' ? sql`0` : sql`coalesce(max(xmin::text::bigint), 0)`)
  const counted = [...tables, ...written].map(
    (table) => sql`(
    select ${sql.lit(table)} || ' ' || count(*) || ' ' || ${lastChange(table)} from ${sql.table(table)}
  )`,
  )
  const { rows } = await sql`select ${sql.join(counted.map((one, at) => sql`${one} as ${sql.ref(`t${at}`)}`))}`.execute(
    world.db,
  )
  return rows
}
