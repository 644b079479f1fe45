import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { roles } from '#people/roles/contract/roles.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { students } from '#people/students/contract/students.ts'
import { tokens } from '#people/tokens/contract/tokens.ts'
import { users } from '#people/users/contract/users.ts'
import { viewing } from '#people/viewing/contract/viewing.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giveToken, program } from '#testing/fixtures/program.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { packages } from '#trade/packages/contract/packages.ts'
import { remindOfEndingTokens } from './ending-tokens.ts'

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const idOf = async (email: string) => {
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

const evening = {
  name: { pl: 'Wieczór', 'en-US': 'Evening' },
  description: { pl: 'Jedno spotkanie.', 'en-US': 'One meeting.' },
  entries: 1,
  price: { amount: 10_000, currency: 'PLN' as const },
  validity_days: 30,
  is_active: false,
}

describe('a program with a token', () => {
  test('reads and changes without a cookie and without an anti-forgery token, and gets no cookie', async () => {
    const { token } = await giveToken(world, await idOf(cast.owner.email), {
      rights: ['can-sell-student-packages', 'can-view-student-packages'],
    })
    const newsletter = program(world, token)
    const made = await newsletter.attempt(packages.create, evening)
    expect([made.status, made.cookies]).toEqual([201, []])
    expect(await newsletter.status(packages.list)).toBe(200)
    expect([...newsletter.visitor.cookies]).toEqual([])
    // Also from a page elsewhere, which knows the token and needs nobody's cookies.
    expect((await newsletter.attempt(packages.list, {}, { origin: 'https://elsewhere.example' })).status).toBe(200)
  })

  test('is in the audit log with its maker and its token', async () => {
    const { id, token } = await giveToken(world, await idOf(cast.owner.email), {
      name: 'Cennik',
      rights: ['can-sell-student-packages', 'can-view-student-packages'],
    })
    await program(world, token).attempt(packages.create, evening)
    const { data } = await world.as.owner.send(audit.list, { event: 'package.created' })
    expect(data[0]).toMatchObject({ by: { id: await idOf(cast.owner.email) }, token: { id, name: 'Cennik' } })
    await world.as.owner.send(packages.create, evening)
    const { data: later } = await world.as.owner.send(audit.list, { event: 'package.created' })
    expect(later[0]?.token).toBeNull()
  })

  test('is nobody with the session of a browser: its cookies are not read', async () => {
    const { visitor } = await world.person('client')
    const { token } = await giveToken(world, await idOf(cast.office.email))
    const headers = { authorization: `Bearer ${token}` }
    expect((await visitor.call(session.user, {}, headers)).body).toMatchObject({ email: cast.office.email })
    const wrong = { authorization: 'Bearer atelier_nothing' }
    for (const endpoint of [session.user, notifications.list, levels.list])
      expect((await visitor.attempt(endpoint, {}, wrong)).status).toBe(401)
    // Another scheme is that of a proxy before the portal.
    expect((await visitor.call(session.user, {}, { authorization: 'Basic YTpi' })).status).toBe(200)
  })

  test('answers in the language of its maker, and repeats what was stored for its own key alone', async () => {
    const owner = await idOf(cast.owner.email)
    const rights: Right[] = ['can-sell-student-packages', 'can-view-student-packages']
    const [one, other] = [await giveToken(world, owner, { rights }), await giveToken(world, owner, { rights })]
    const key = { 'idempotency-key': 'the-same' }
    const first = await program(world, one.token).attempt(packages.create, evening, key)
    const again = await program(world, one.token).attempt(packages.create, evening, key)
    const others = await program(world, other.token).attempt(packages.create, evening, key)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body).toEqual(first.body)
    expect(others.headers['idempotency-replayed']).toBeUndefined()
    expect(others.body).not.toEqual(first.body)
  })

  test('notes its use once a minute, and no call waits for that', async () => {
    const { id, token } = await giveToken(world, await idOf(cast.owner.email))
    const used = async () => {
      const row = await world.db.selectFrom('tokens').select('last_used_at').where('id', '=', id).executeTakeFirst()
      return row?.last_used_at
    }
    const reader = program(world, token)
    await reader.status(levels.list)
    await expect.poll(used).toBeTruthy()
    const first = await used()
    await reader.status(levels.list)
    world.clock.advance({ seconds: 70 })
    // Somebody holds the row meanwhile.
    await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('tokens').select('id').where('id', '=', id).forUpdate().execute()
      const begun = performance.now()
      for (let count = 0; count < 20; count += 1) expect(await reader.status(levels.list)).toBe(200)
      expect(performance.now() - begun).toBeLessThan(5000)
      expect(await used()).toBe(first)
    })
    await reader.status(levels.list)
    await expect.poll(used).not.toBe(first)
  })
})

describe('a token gets 401', () => {
  const broken = ['', 'x', 'atelier_', `atelier_${'0'.repeat(36)}`, 'atelier_PortalAkademiiAtelierTokenNr01000000']
  test.each([...broken, 'atelier_PortalAkademiiAtelierTokenNr0131DWGv'])('as Bearer %j', async (token) => {
    const answer = await program(world, token).attempt(session.user, {})
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
  })

  test('after its last day, which it works through', async () => {
    const world = await academyForTest()
    const { id } = await world.person('administrator')
    const { token } = await giveToken(world, id, { days: 1 })
    world.clock.advance({ days: 1 })
    expect(await program(world, token).status(session.user)).toBe(200)
    world.clock.advance({ days: 1 })
    expect(await program(world, token).status(session.user)).toBe(401)
  })

  test('once it is revoked, by its maker or by an owner', async () => {
    const { id, visitor } = await world.person('administrator')
    for (const [by, revoke] of [
      [visitor, tokens.revokeOwn],
      [world.as.owner, tokens.revoke],
    ] as const) {
      const made = await giveToken(world, id)
      expect(await program(world, made.token).status(session.user)).toBe(200)
      await by.send(revoke as typeof tokens.revoke, { id: made.id })
      expect(await program(world, made.token).status(session.user)).toBe(401)
      const { data } = await visitor.send(tokens.own, {})
      expect(data.find((row) => row.id === made.id)).toMatchObject({ state: 'REVOKED' })
    }
  })

  test('while its maker is blocked, and after their account is closed', async () => {
    const { id } = await world.person('administrator')
    const { token } = await giveToken(world, id, { is_of_academy: true })
    const block = (is_blocked: boolean) =>
      world.db.updateTable('users').set({ is_blocked }).where('id', '=', id).execute()
    await block(true)
    expect(await program(world, token).status(session.user)).toBe(401)
    await block(false)
    expect(await program(world, token).status(session.user)).toBe(200)
    const own = await giveToken(world, id)
    await world.as.owner.send(users.remove, { id })
    expect(await program(world, token).status(session.user)).toBe(401)
    expect(await program(world, own.token).status(session.user)).toBe(401)
  })
})

describe('the rights of a token', () => {
  test('are those that were chosen and that its maker has at each call', async () => {
    const world = await academyForTest()
    const { id } = await world.person('administrator')
    const { token } = await giveToken(world, id, { rights: ['can-view-student-packages', 'can-edit-roles'] })
    const office = program(world, token)
    expect(await office.status(packages.list)).toBe(200)
    // Its maker has it, and it was not chosen.
    expect(await office.status(packages.create, evening)).toBe(403)
    expect((await office.attempt(session.user, {})).body).toMatchObject({
      roles: [{ name: 'administrator', permissions: [{ name: 'can-view-student-packages' }] }],
    })
    await world.db.deleteFrom('role_permissions').where('permission', '=', 'can-view-student-packages').execute()
    expect(await office.status(packages.list)).toBe(403)
  })

  test('are no more than the chosen ones for an owner, who may do everything', async () => {
    const { token } = await giveToken(world, await idOf(cast.owner.email), { rights: ['can-view-student-packages'] })
    const owners = program(world, token)
    expect(await owners.status(packages.list)).toBe(200)
    expect(await owners.status(packages.create, evening)).toBe(403)
    expect(await owners.status(audit.list)).toBe(403)
    expect(await owners.status(settings.get)).toBe(403)
  })

  test('never suffice where terms have yet to be accepted, or a second factor is missing', async () => {
    const world = await academyForTest()
    const someone = { first_name: 'Ewa', last_name: 'Lis', email: 'ewa@example.com', language_name: 'pl' as const }
    const student = (await createUser(world.db, someone, 'client', world.clock.now())) as number
    const office = await world.person('administrator')
    const [one, other] = [await giveToken(world, student), await giveToken(world, office.id)]
    const day = academyDay(world.clock.now())
    await world.db.updateTable('settings').set({ two_factor_required_from: day }).execute()
    const refused = (code: string) => ({ status: 403, body: { code } })
    expect(await program(world, one.token).attempt(levels.list, {})).toMatchObject(refused('terms_not_accepted'))
    expect(await program(world, other.token).attempt(levels.list, {})).toMatchObject(refused('second_factor_needed'))
  })
})

test('each token is counted as a caller of its own', async () => {
  const world = await academyForTest({ requestsPerMinute: 40 })
  const owner = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.owner.email)
    .executeTakeFirstOrThrow()
  const [one, other] = [await giveToken(world, owner.id), await giveToken(world, owner.id)]
  const statuses: number[] = []
  for (let count = 0; count < 45; count += 1) statuses.push(await program(world, one.token).status(levels.list))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(3)
  expect(await program(world, other.token).status(levels.list)).toBe(200)
  expect((await world.as.owner.call(levels.list, {})).status).toBe(200)
})

describe('making a token', () => {
  const draft = () => ({
    name: 'Arkusz księgowej',
    rights: ['can-view-student-packages'] as Right[],
    ends_on: academyDay(new Date(shift(world.clock.now(), { days: 365 }))),
  })
  beforeEach(() => confirmSessions(world))

  test('shows it once, and stores a hash', async () => {
    const { data } = await world.as.owner.send(tokens.make, draft())
    expect(data).toMatchObject({ ...draft(), state: 'WORKS', is_of_academy: true, last_used_at: null })
    expect(await program(world, data.token).status(packages.list)).toBe(200)
    const { data: listed } = await world.as.owner.send(tokens.list, {})
    expect(listed.find(({ id }) => id === data.id)).not.toHaveProperty('token')
    const { token_hash } = await world.db
      .selectFrom('tokens')
      .select('token_hash')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(token_hash).toHaveLength(32)
    const lines = await world.db.selectFrom('audit_log').select('details').orderBy('id', 'desc').limit(3).execute()
    expect(JSON.stringify(lines)).not.toContain(data.token)
    // Of the academy, so it is not among the owner's own.
    expect((await world.as.owner.send(tokens.own, {})).data.map(({ id }) => id)).not.toContain(data.id)
  })

  test('takes a confirmed session, rights of one’s own, and an end within a year', async () => {
    const { office } = world.as
    const refused = async (change: object) => office.attempt(tokens.makeOwn, { ...draft(), ...change })
    expect((await refused({ rights: ['can-erase-people'] })).status).toBe(403)
    for (const rights of [['can-' + 'do-anything'], ['can-edit-roles'], ['can-manage-tokens']])
      expect((await refused({ rights })).body).toMatchObject({ errors: { rights: [expect.any(String)] } })
    const day = (days: number) => academyDay(new Date(shift(world.clock.now(), { days })))
    for (const ends_on of [day(-1), day(366), '2999-01-01'])
      expect((await refused({ ends_on })).body).toMatchObject({ errors: { ends_on: [expect.any(String)] } })
    expect((await refused({})).status).toBe(201)
    await world.db.updateTable('sessions').set({ confirmed_at: null }).execute()
    expect(await refused({})).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } })
  })

  test('ends at fifty that work', async () => {
    const { id, visitor } = await world.person('client')
    for (let count = 0; count < 50; count += 1) await giveToken(world, id)
    await confirmSessions(world)
    const answer = await visitor.attempt(tokens.makeOwn, { ...draft(), rights: [] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_tokens' } })
  })
})

test('the academy’s token outlives its maker: somebody takes it over, with what they may do themselves', async () => {
  const { id } = await world.person('super-admin')
  const academys = await giveToken(world, id, { is_of_academy: true, rights: ['can-view-student-packages'] })
  await confirmSessions(world)
  const take = () => world.as.owner.call(tokens.takeOver, { id: academys.id })
  expect(await take()).toMatchObject({ status: 409, body: { code: 'token_still_works' } })
  await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
  expect(await program(world, academys.token).status(packages.list)).toBe(401)
  expect((await take()).body).toMatchObject({ data: { state: 'WORKS', maker: { id: await idOf(cast.owner.email) } } })
  expect(await program(world, academys.token).status(packages.list)).toBe(200)
  const personal = await giveToken(world, id)
  expect((await world.as.owner.call(tokens.takeOver, { id: personal.id })).status).toBe(404)
})

test('a week before it expires the owner of a token is notified once, and of the academy’s everybody who manages them', async () => {
  const world = await academyForTest()
  const { id, account } = await world.person('administrator')
  await giveToken(world, id, { days: 10, name: 'Strona akademii', is_of_academy: true })
  const portal = { ...world.portal, clock: world.clock.now }
  const mails = async () => {
    const rows = await world.db.selectFrom('mails').select('to').where('subject', 'like', '%Strona akademii%').execute()
    return rows.map(({ to }) => to).sort()
  }
  await remindOfEndingTokens(portal, listeners)
  expect(await mails()).toEqual([])
  world.clock.advance({ days: 4 })
  await remindOfEndingTokens(portal, listeners)
  await remindOfEndingTokens(portal, listeners)
  expect(await mails()).toEqual([account.email, cast.owner.email].sort())
})

test('a token of somebody who looks as somebody else is still their own', async () => {
  const { id, visitor } = await world.person('super-admin')
  const { token } = await giveToken(world, id)
  const { id: viewed } = await world.person('client')
  await visitor.send(viewing.start, { id: viewed })
  expect((await program(world, token).attempt(session.user, {})).body).toMatchObject({ id })
  expect((await visitor.attempt(tokens.makeOwn, {})).body).toMatchObject({ code: 'only_viewing' })
})

test('a role that may manage tokens gives them no right beyond those of its holder', async () => {
  const world = await academyForTest()
  const { data } = await world.as.owner.send(roles.list, {})
  const office = data.find(({ name }) => name === 'administrator')
  if (!office) throw new Error('no such role')
  const permissions = [...office.permissions, 'can-manage-tokens' as const]
  await world.as.owner.send(roles.update, { id: office.id, revision: office.revision, permissions })
  await confirmSessions(world)
  const ends_on = academyDay(world.clock.now())
  const draft = { name: 'Strona', ends_on }
  const refused = await world.as.office.call(tokens.make, { ...draft, rights: ['can-erase-people'] })
  expect(refused.status).toBe(403)
  const made = await world.as.office.send(tokens.make, { ...draft, rights: ['can-view-students'] as Right[] })
  expect(await program(world, made.data.token).status(students.list)).toBe(200)
})
