import { beforeEach, describe, expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { codeNow, giveAuthenticator } from '#testing/fixtures/second-factor.ts'
import type { Visitor } from '#testing/visitor.ts'
import { remindOfSecondFactor } from './reminders.ts'

let world: Academy
beforeEach(async () => {
  world = await academyForTest()
})

const dayFromNow = (days: number) => academyDay(new Date(shift(world.clock.now(), { days })))
const demandFrom = (days: number) =>
  world.as.owner.send(settings.setTwoFactorDemand, { two_factor_required_from: dayFromNow(days) })
const needed = { status: 403, body: { code: 'second_factor_needed' } }

async function setUp(visitor: Visitor, password = cast.office.password) {
  await visitor.send(twoFactor.confirm, { own_password: password })
  const { secret } = (await visitor.send(twoFactor.beginAuthenticator, {})).data
  return visitor.send(twoFactor.finishAuthenticator, { code: codeNow(world, secret) })
}

describe('from the day on', () => {
  test('a member of the office without a second factor sets one up before anything else, after the password', async () => {
    await demandFrom(1)
    const { office, artist, student } = world.as
    expect((await office.call(users.list, {})).status).toBe(200)
    world.clock.advance({ days: 1 })
    const visitor = await (await world.guest()).signIn(cast.office)
    for (const call of [users.list, artists.list, settings.get])
      expect(await visitor.attempt(call, { params: '{"context":"PRO_ARTIST"}' })).toMatchObject(needed)
    // The short way of the bell, too.
    expect(await visitor.attempt(notifications.list, unreadNewest)).toMatchObject(needed)
    expect((await visitor.call(session.user, {})).status).toBe(200)
    expect((await visitor.send(twoFactor.mine, {})).data).toMatchObject({ required_from: dayFromNow(0), is_due: true })
    expect((await setUp(visitor)).data.recovery_codes).toHaveLength(10)
    expect((await visitor.call(users.list, {})).status).toBe(200)
    expect((await visitor.send(twoFactor.mine, {})).data.is_due).toBe(false)
    for (const one of [await world.visitor('artist'), await world.visitor('student')])
      expect((await one.send(twoFactor.mine, {})).data).toMatchObject({ required_from: null, is_due: false })
    expect([artist, student]).toHaveLength(2)
  })

  test('a session that is open on that day has to set one up, too, or may sign out', async () => {
    await demandFrom(0)
    expect(await world.as.office.call(users.list, {})).toMatchObject(needed)
    expect((await world.as.office.call(session.logout, {})).status).toBe(204)
  })

  test('an older session, whose account has a factor since, has to use it', async () => {
    const { account, visitor } = await world.person('administrator')
    const before = await (await world.guest()).signIn(account)
    const { secret } = await (async () => {
      await visitor.send(twoFactor.confirm, { own_password: account.password })
      return (await visitor.send(twoFactor.beginAuthenticator, {})).data
    })()
    await visitor.send(twoFactor.finishAuthenticator, { code: codeNow(world, secret) })
    await demandFrom(0)
    expect((await visitor.call(users.list, {})).status).toBe(200)
    expect(await before.call(users.list, {})).toMatchObject(needed)
    expect((await before.send(twoFactor.mine, {})).data).toMatchObject({ is_due: true })
    await before.send(twoFactor.confirm, { code: codeNow(world, secret, 1) })
    expect((await before.call(users.list, {})).status).toBe(200)
  })

  test('the owner who required it has to comply like everybody, and can revoke it afterwards', async () => {
    await demandFrom(0)
    const { owner, office } = world.as
    expect(await owner.call(settings.get, {})).toMatchObject(needed)
    await setUp(owner)
    await owner.send(settings.setTwoFactorDemand, { two_factor_required_from: null })
    expect((await office.call(users.list, {})).status).toBe(200)
  })

  test('a user who turns it off again has to set one up again', async () => {
    await demandFrom(0)
    const { office } = world.as
    await setUp(office)
    await office.send(twoFactor.removeAuthenticator, {})
    expect(await office.call(users.list, {})).toMatchObject(needed)
  })

  test('a user who gets rights of the office has to set one up from then on', async () => {
    await demandFrom(0)
    await setUp(world.as.owner)
    const { id, visitor } = await world.person('client')
    expect((await visitor.send(twoFactor.mine, {})).data.is_due).toBe(false)
    const account = (await world.as.owner.send(users.get, { id })).data
    const { first_name, last_name, email, language_name, revision } = account
    const role = 'administrator' as const
    await world.as.owner.send(users.update, { id, first_name, last_name, email, language_name, role, revision })
    expect((await visitor.send(twoFactor.mine, {})).data.is_due).toBe(true)
    expect(await visitor.call(users.list, {})).toMatchObject(needed)
  })
})

describe('before the day', () => {
  /** Of what somebody was reminded, by mail and bell. */
  async function remindersOf(email: string) {
    await remindOfSecondFactor({ ...world.portal, clock: world.clock.now }, listeners)
    const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).execute()
    const notices = await world.db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'user_id')
      .select('type')
      .where('email', '=', email)
      .where('type', '=', 'factor_due')
      .execute()
    return [mails.filter(({ subject }) => /dwuetapowe do/.test(subject)).length, notices.length]
  }

  test('those who owe it are reminded seven days and one day ahead, once each', async () => {
    const { email } = cast.office
    await demandFrom(9)
    expect(await remindersOf(email)).toEqual([0, 0])
    world.clock.advance({ days: 2 })
    expect(await remindersOf(email)).toEqual([1, 1])
    expect(await remindersOf(email)).toEqual([1, 1])
    world.clock.advance({ days: 5 })
    expect(await remindersOf(email)).toEqual([1, 1])
    world.clock.advance({ days: 1 })
    expect(await remindersOf(email)).toEqual([2, 2])
    world.clock.advance({ days: 1 })
    expect(await remindersOf(email)).toEqual([2, 2])
  })

  test('two processes remind each once between them', async () => {
    await demandFrom(3)
    const portal = { ...world.portal, clock: world.clock.now }
    await Promise.all([remindOfSecondFactor(portal, listeners), remindOfSecondFactor(portal, listeners)])
    expect(await remindersOf(cast.office.email)).toEqual([1, 1])
  })

  test('a user with a factor, a blocked one, and one outside the office gets no reminder; a new date sends another one', async () => {
    const { id } = await world.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.office.email)
      .executeTakeFirstOrThrow()
    await giveAuthenticator(world, id)
    await demandFrom(5)
    expect(await remindersOf(cast.office.email)).toEqual([0, 0])
    expect(await remindersOf('grace.miller@atelier.test')).toEqual([0, 0])
    expect(await remindersOf(cast.artist.email)).toEqual([0, 0])
    expect(await remindersOf(cast.owner.email)).toEqual([1, 1])
    await demandFrom(6)
    expect(await remindersOf(cast.owner.email)).toEqual([2, 2])
  })
})

describe('the office', () => {
  test('sees who has a second factor and who owes it', async () => {
    const { id } = await world.person('administrator')
    const list = async (second_factor: 'NONE' | 'TOTP') =>
      (await world.as.owner.send(users.list, { second_factor, role: 'administrator' })).data.map((row) => [
        row.id,
        row.owes_second_factor,
      ])
    expect(await list('NONE')).toContainEqual([id, false])
    await demandFrom(5)
    expect(await list('NONE')).toContainEqual([id, true])
    await giveAuthenticator(world, id)
    expect(await list('NONE')).not.toContainEqual([id, expect.anything()])
    expect(await list('TOTP')).toContainEqual([id, false])
    expect((await world.as.owner.send(users.get, { id })).data).toMatchObject({ second_factor: 'TOTP' })
  })

  test('turns it off for a user who lost phone and codes: their sessions end, they are notified, and the password is enough', async () => {
    const { id, account, visitor } = await world.person('client')
    await setUp(visitor, account.password)
    await world.as.office.send(users.resetSecondFactor, { id })
    expect((await visitor.call(session.user, {})).status).toBe(401)
    expect((await (await world.guest()).call(session.login, account)).status).toBe(204)
    expect((await world.lastMail(account.email)).subject).toContain('Biuro wyłączyło')
    expect(await world.as.office.call(users.resetSecondFactor, { id })).toMatchObject({ status: 409 })
    const left = await world.db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
    const log = await world.db
      .selectFrom('audit_log')
      .select('details')
      .where('event', '=', 'user.secondFactorReset')
      .execute()
    expect(log).toEqual([{ details: {} }])
  })

  test('reaches neither an owner’s second factor nor, that way, its own', async () => {
    const [owner, office] = [await idOf(cast.owner.email), await idOf(cast.office.email)]
    for (const id of [owner, office]) await giveAuthenticator(world, id)
    expect((await world.as.office.call(users.resetSecondFactor, { id: owner })).status).toBe(403)
    expect(await world.as.office.call(users.resetSecondFactor, { id: office })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
  })
})

async function idOf(email: string) {
  return (await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}
