import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { account } from '#people/account/contract/account.ts'
import { type Academy, academy } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const chosen = { password: 'four quiet studio lamps', password_confirmation: 'four quiet studio lamps' }
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

/** Somebody at a desk, who signed in on a phone as well. */
async function twoDevices() {
  const someone = await world.person('client')
  const phone = await (await world.guest()).signIn(someone.account)
  return { ...someone, desk: someone.visitor, phone }
}

describe('sessions', () => {
  test('are one’s own, the requesting one first, with the device and where it was used last', async () => {
    const { account: credentials, desk, phone } = await twoDevices()
    const visitor = await world.guest()
    await visitor.call(session.login, credentials, { 'user-agent': chrome })
    const { data } = await visitor.send(account.sessions, {})
    expect(data).toHaveLength(3)
    expect(data.map(({ is_this }) => is_this)).toEqual([true, false, false])
    expect(data[0]).toEqual({
      ...{ id: expect.any(Number), device: 'computer', system: 'Windows', browser: 'Chrome' },
      ...{
        address: visitor.address,
        last_seen_at: expect.any(String),
        signed_in_at: expect.any(String),
        is_this: true,
      },
    })
    expect(new Set(data.map(({ address }) => address))).toEqual(new Set([visitor.address, phone.address, desk.address]))
    expect(JSON.stringify(data)).not.toContain(visitor.cookies.get('atelier_session'))
  })

  test('have the place of their last use, not of their first', async () => {
    const { desk } = await twoDevices()
    world.clock.advance({ minutes: 5 })
    await desk.request({ method: 'GET', url: session.user.path, remoteAddress: '192.0.2.77' })
    const { data } = await desk.send(account.sessions, {})
    expect(data[0]).toMatchObject({ is_this: true, address: '192.0.2.77' })
    expect(Date.parse(data[0]?.last_seen_at ?? '')).toBeGreaterThan(Date.parse(data[0]?.signed_in_at ?? ''))
  })

  test('that ran out are not listed', async () => {
    const { desk, phone } = await twoDevices()
    for (const _ of [1, 2]) {
      world.clock.advance({ minutes: 90 })
      await desk.send(session.user, {})
    }
    expect((await desk.send(account.sessions, {})).data).toMatchObject([{ is_this: true }])
    expect((await phone.call(session.user, {})).status).toBe(401)
  })

  test('end one by one, from the next request on; the other stays', async () => {
    const { id: userId, desk, phone } = await twoDevices()
    const { data } = await desk.send(account.sessions, {})
    const other = data.find(({ is_this }) => !is_this)?.id as number
    await desk.send(account.endSession, { id: other })
    expect((await phone.call(session.user, {})).status).toBe(401)
    expect((await desk.send(account.sessions, {})).data).toHaveLength(1)
    expect((await desk.call(account.endSession, { id: other })).status).toBe(404)
    const events = await world.db.selectFrom('audit_log').select('event').where('user_id', '=', userId).execute()
    expect(events).toContainEqual({ event: 'user.ownSessionEnded' })
  })

  test('that are in use are not ended here', async () => {
    const { desk } = await twoDevices()
    const { data } = await desk.send(account.sessions, {})
    expect((await desk.call(account.endSession, { id: data[0]?.id as number })).status).toBe(409)
    expect((await desk.call(session.user, {})).status).toBe(200)
  })

  test('of others do not exist', async () => {
    const [mine, theirs] = [await twoDevices(), await twoDevices()]
    for (const { id } of (await theirs.desk.send(account.sessions, {})).data)
      expect((await mine.desk.call(account.endSession, { id })).status).toBe(404)
    await mine.desk.send(account.endOtherSessions, {})
    expect((await theirs.phone.call(session.user, {})).status).toBe(200)
  })

  test('end all except the requesting one', async () => {
    const { account: credentials, desk, phone } = await twoDevices()
    const third = await (await world.guest()).signIn(credentials)
    await desk.send(account.endOtherSessions, {})
    for (const ended of [phone, third]) expect((await ended.call(session.user, {})).status).toBe(401)
    expect((await desk.send(account.sessions, {})).data).toMatchObject([{ is_this: true }])
  })
})

describe('a new password', () => {
  test('is set by a user who knows the old one; it ends the other sessions and sends a notification', async () => {
    const { id, account: credentials, desk, phone } = await twoDevices()
    await desk.send(account.changePassword, { current_password: credentials.password, ...chosen })
    expect((await desk.call(session.user, {})).status).toBe(200)
    expect((await phone.call(session.user, {})).status).toBe(401)
    const visitor = await world.guest()
    expect((await visitor.call(session.login, credentials)).status).toBe(422)
    expect((await visitor.call(session.login, { ...credentials, password: chosen.password })).status).toBe(204)
    const { subject, text } = await world.lastMail(credentials.email)
    expect([subject, text]).toEqual([
      'Hasło do Twojego konta w portalu Atelier zostało zmienione',
      expect.stringContaining('#/forgot-password'),
    ])
    const notices = await world.db.selectFrom('notifications').select('type').where('user_id', '=', id).execute()
    expect(notices).toContainEqual({ type: 'password_changed' })
  })

  test('makes a link that was requested before invalid', async () => {
    const { account: credentials, desk } = await twoDevices()
    await (await world.guest()).send(session.forgotPassword, { email: credentials.email })
    const { text } = await world.lastMail(credentials.email)
    const link = new URLSearchParams(text?.match(/reset-password\?(\S+)/)?.[1])
    const query = { token: link.get('token') ?? '', email: credentials.email }
    expect(await desk.send(session.verifyResetToken, query)).toEqual({ valid: true })
    await desk.send(account.changePassword, { current_password: credentials.password, ...chosen })
    expect(await desk.send(session.verifyResetToken, query)).toEqual({ valid: false })
  })

  test.each([
    ['a wrong old one', { current_password: 'not the old one' }, 'current_password'],
    ['an empty old one', { current_password: '' }, 'current_password'],
    ['a common one', { password: 'password1234', password_confirmation: 'password1234' }, 'password'],
    ['a short one', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['one that was mistyped', { password_confirmation: 'four quiet studio lambs' }, 'password_confirmation'],
  ])('is refused for %s, on its field', async (_, wrong, field) => {
    const { account: credentials, desk, phone } = await twoDevices()
    const input = { current_password: credentials.password, ...chosen, ...wrong }
    const { status, body } = await desk.attempt(account.changePassword, input)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]])
    expect((await phone.call(session.user, {})).status).toBe(200)
    expect((await (await world.guest()).call(session.login, credentials)).status).toBe(204)
  })

  test('is guessed no more often than at sign-in', async () => {
    const { account: credentials, desk } = await twoDevices()
    const guess = () => desk.call(account.changePassword, { current_password: 'a guess', ...chosen })
    for (const _ of Array(5)) expect((await guess()).status).toBe(422)
    const { status, headers } = await guess()
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
    const right = { current_password: credentials.password, ...chosen }
    expect((await desk.call(account.changePassword, right)).status).toBe(429)
    world.clock.advance({ seconds: 61 })
    await desk.send(account.changePassword, right)
  })

  test('is set once by two who know the old one at the same moment', async () => {
    const { account: credentials, desk } = await twoDevices()
    const input = { current_password: credentials.password, ...chosen }
    const answers = await Promise.all([1, 2].map(() => desk.copy().call(account.changePassword, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })
})
