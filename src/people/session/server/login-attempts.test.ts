import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { newPasskey } from '#testing/fixtures/passkey.ts'
import { codeNow, giveAuthenticator } from '#testing/fixtures/second-factor.ts'
import { Visitor } from '#testing/visitor.ts'
import { claimLoginAttempt } from './login-attempts.steps.ts'

/*
 * The limits on guesses, in addition to the wire's rule (429 for the sixth failure of one email at one address), and
 * the users whom they spare.
 */

type Credentials = { email: string; password: string }

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('failures of one account from many addresses', () => {
  test('slow down strangers, whose right password still opens, and nobody else', async () => {
    const { account, device } = await signedInBefore()
    await failFromElsewhere(account, 12)
    const somebodyElse = (await world.person('client')).account
    const [guest, bystander] = [await world.guest(), await world.guest()]
    const held = timed(guest, account)
    const spared = Promise.all([
      device.call(session.login, account),
      bystander.call(session.login, somebodyElse),
      world.as.office.call(session.user, {}),
    ])
    expect(await Promise.race([held.then(() => 'held up'), spared.then(() => 'spared')])).toBe('spared')
    expect((await spared).map(({ status }) => status)).toEqual([204, 204, 200])
    expect(await held).toMatchObject({ status: 204, ms: expect.toSatisfy((ms) => ms >= 2000) })
  })

  test('slow down wrong passwords and accounts that are not there just the same', async () => {
    const nobody = { email: 'slowly@example.com', password: 'not the password' }
    await failFromElsewhere(nobody, 11)
    const { status, ms } = await timed(await world.guest(), nobody)
    expect(status).toBe(422)
    expect(ms).toBeGreaterThanOrEqual(1000)
    // The least of three, for what else the machine does only adds to it.
    const later: number[] = []
    for (let time = 1; time <= 3; time++) {
      world.clock.advance({ hours: 1 })
      later.push((await timed(await world.guest(), nobody)).ms)
    }
    expect(Math.min(...later)).toBeLessThan(900)
  })

  test('who is held up holds no connection to the database', async () => {
    const { account } = await world.person('client')
    await failFromElsewhere(account, 11)
    const office = await world.visitor('office')
    const held = Promise.all(Array.from({ length: 15 }, async () => timed(await world.guest(), account)))
    const meanwhile = office.call(session.user, {}).then(({ status }) => status)
    expect(await Promise.race([held, meanwhile])).toBe(200)
    expect((await held).every(({ ms }) => ms >= 1000)).toBe(true)
  })
})

describe('guesses at one account, sent at once from a whole network of addresses', () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, place) => `2001:db8::${place.toString(16)}`)

  test('stop being compared: a right password among the last is refused; the known browser gets in, and so does a passkey', async () => {
    const { id, account, device } = await signedInBefore()
    const begun = performance.now()
    const claims = addresses(60).map((ip) =>
      claimLoginAttempt(world.db, account.email, { ip, userAgent: '' }, world.clock.now()),
    )
    expect((await Promise.all(claims)).filter(({ seconds }) => seconds === 0)).toHaveLength(30)
    const late = await (await world.guest()).call(session.login, account)
    // An hour, of which a busy machine has spent a second or two.
    const [seconds, spent] = [Number(late.headers['retry-after']), Math.ceil((performance.now() - begun) / 1000)]
    expect([late.status, seconds <= 3600, seconds >= 3600 - spent]).toEqual([429, true, true])
    expect((await device.call(session.login, account)).status).toBe(204)
    expect(await signInByPasskey(id)).toBe(204)
    world.clock.advance({ hours: 1, seconds: 1 })
    expect((await (await world.guest()).call(session.login, account)).status).toBe(204)
  })

  test('are no more where codes are guessed, and the browser that is known gives the right one', async () => {
    const { id, account } = await world.person('client')
    const device = await (await world.guest()).signIn(account)
    await giveAuthenticator(world, id)
    await device.send(session.logout, {})
    await device.call(session.login, account)
    const network = await Promise.all(addresses(45).map((address) => Visitor.arriving(world.app, address)))
    await world.db.updateTable('sessions').set({ asks_code_of: id }).where('ip', 'like', '2001:db8::%').execute()
    const guesses = network.map((visitor) => visitor.call(twoFactor.challenge, { code: '000000' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    const right = { code: codeNow(world) }
    expect((await network[44]?.call(twoFactor.challenge, right))?.status).toBe(429)
    expect((await device.call(twoFactor.challenge, right)).status).toBe(204)
    // In the session that this began, too.
    expect((await device.call(twoFactor.confirm, { code: codeNow(world, undefined, 1) })).status).toBe(204)
  })
})

describe('a browser that signed in before', () => {
  test('is not shut out by strangers behind the same address, and answers for itself', async () => {
    const { account, device } = await signedInBefore()
    const guest = await Visitor.arriving(world.app, device.address)
    const wrong = { ...account, password: 'not the password' }
    for (let failure = 1; failure <= 5; failure++) await guest.call(session.login, wrong)
    expect(await guest.call(session.login, account)).toMatchObject({ status: 429 })
    for (let failure = 1; failure <= 5; failure++)
      expect(await device.call(session.login, wrong)).toMatchObject({ status: 422 })
    expect(await device.call(session.login, account)).toMatchObject({ status: 429 })
  })

  test('is known to that account alone, to each user of the device, and no longer once the password was reset', async () => {
    const [one, other] = [await signedInBefore(), await world.person('client')]
    expect(await isSpared(one.device, other.account)).toBe(false)
    world.clock.advance({ minutes: 1 })
    await one.device.signIn(other.account)
    expect(await isSpared(one.device, other.account)).toBe(true)
    expect(await isSpared(one.device, one.account)).toBe(true)
    await one.device.send(session.forgotPassword, { email: one.account.email })
    const { token = '' } = (await world.lastMail(one.account.email)).values
    const password = 'a new long password'
    const form = { token, email: one.account.email, password, password_confirmation: password }
    await one.device.send(session.resetPassword, form)
    expect(await isSpared(one.device, one.account)).toBe(false)
    expect(await isSpared(one.device, other.account)).toBe(true)
  })

  test('keeps a random id that no script reads, sent with sign-ins alone, new each time and stored hashed', async () => {
    const { account } = await world.person('client')
    const visitor = await world.guest()
    const ids = []
    for (let time = 1; time <= 2; time++) {
      const { cookies } = await visitor.call(session.login, account)
      const cookie = cookies.find((line) => line.startsWith('atelier_device='))
      expect(cookie).toMatch(/^atelier_device=[\w-]{43}; Max-Age=31536000; Path=\/login; HttpOnly; SameSite=Lax$/)
      ids.push(visitor.cookies.get('atelier_device') ?? '')
    }
    expect(new Set(ids).size).toBe(2)
    const { rows } = await sql<{ all: string }>`select string_agg(d::text, ' ') as all from known_devices d`.execute(
      world.db,
    )
    expect(rows[0]?.all).toContain(
      createHash('sha256')
        .update(ids[1] ?? '')
        .digest('hex'),
    )
    for (const id of ids) expect(rows[0]?.all).not.toContain(id)
  })
})

/** Somebody with the browser in which they signed in, and out again. */
async function signedInBefore() {
  const { id, account } = await world.person('client')
  const device = await (await world.guest()).signIn(account)
  await device.send(session.logout, {})
  return { id, account, device }
}

/** Somewhere new, with a passkey that the account had before. */
async function signInByPasskey(user_id: number): Promise<number> {
  const { id: credential_id, cose: public_key, sign } = newPasskey()
  const row = { user_id, name: 'Telefon', credential_id, public_key, counter: 0, created_at: world.clock.now() }
  await world.db
    .insertInto('passkeys')
    .values({ ...row, last_used_at: null })
    .execute()
  const guest = await world.guest()
  const { data } = await guest.send(passkeys.beginSignIn, {})
  return (await guest.call(passkeys.signIn, { answer: sign(String(data.challenge)) })).status
}

/** Strangers guess at once, each at an address of their own. */
async function failFromElsewhere({ email }: Credentials, times: number): Promise<void> {
  const guess = async () => (await world.guest()).call(session.login, { email, password: 'not the password' })
  await Promise.all(Array.from({ length: times }, guess))
}

/** Whether this browser gets in while its address has failed too often for that account. */
async function isSpared(device: Visitor, account: Credentials): Promise<boolean> {
  world.clock.advance({ hours: 1 })
  const guest = await Visitor.arriving(world.app, device.address)
  for (let failure = 1; failure <= 5; failure++)
    await guest.call(session.login, { ...account, password: 'not the password' })
  const answer = await device.call(session.login, { ...account, password: 'not the password either' })
  return answer.status === 422
}

async function timed(visitor: Visitor, account: Credentials): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  const { status } = await visitor.call(session.login, account)
  return { status, ms: performance.now() - begun }
}
