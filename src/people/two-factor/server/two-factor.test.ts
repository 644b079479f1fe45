import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { codeNow, giveAuthenticator, totpOf } from '#testing/fixtures/second-factor.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

type Person = Awaited<ReturnType<typeof withAuthenticator>>

/** Somebody whose phone shows codes, at a desk where they have just turned that on. */
async function withAuthenticator() {
  const person = await world.person('client')
  const { visitor: desk, account } = person
  await desk.send(twoFactor.confirm, { own_password: account.password })
  const { secret, uri } = (await desk.send(twoFactor.beginAuthenticator, {})).data
  const { data } = await desk.send(twoFactor.finishAuthenticator, { code: codeNow(world, secret) })
  toNextCode()
  return { ...person, desk, secret, uri, recovery: data.recovery_codes ?? [] }
}

/** Right after the app has changed what it shows. */
function toNextCode() {
  world.clock.advance({ seconds: 31 - ((world.clock.now().getTime() / 1000) % 30) })
}

/** Another client that has sent the right password, and needs a code. */
async function afterPassword({ account }: Pick<Person, 'account'>) {
  const visitor = await world.guest()
  expect(await visitor.call(session.login, account)).toMatchObject({ status: 200, body: { two_factor: true } })
  return visitor
}

const isIn = async (visitor: Visitor) => (await visitor.call(session.user, {})).status === 200
const wrong = { status: 422, body: { errors: { code: [expect.any(String)] } } }

describe('without a second factor', () => {
  test('signing in returns 204 and nothing else, as specified', async () => {
    const { account } = await world.person('client')
    expect(await (await world.guest()).call(session.login, account)).toMatchObject({ status: 204, text: '' })
  })

  test('nobody needs a code', async () => {
    const { visitor } = await world.person('client')
    expect((await visitor.send(twoFactor.mine, {})).data).toEqual({
      authenticator_since: null,
      recovery_codes_left: 0,
      has_passkeys: false,
      is_confirmed: false,
      required_from: null,
      is_due: false,
    })
    expect(await visitor.call(twoFactor.challenge, { code: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'code_not_asked' },
    })
  })
})

describe('an authenticator app', () => {
  test('is added after the password, by a code that it shows; ten recovery codes come with it', async () => {
    const { uri, secret, recovery, desk, account } = await withAuthenticator()
    expect(uri).toBe(
      `otpauth://totp/Atelier:${encodeURIComponent(account.email)}?issuer=Atelier&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(new Set(recovery).size).toBe(10)
    expect(recovery[0]).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect((await desk.send(twoFactor.mine, {})).data).toMatchObject({
      authenticator_since: expect.any(String),
      recovery_codes_left: 10,
      is_confirmed: true,
    })
    const { subject } = await world.lastMail(account.email)
    expect(subject).toBe('Włączono logowanie dwuetapowe w portalu Atelier')
  })

  test('requires nothing until a code was verified, and nothing of a secret that was replaced', async () => {
    const { visitor, account } = await world.person('client')
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    const { secret: first } = (await visitor.send(twoFactor.beginAuthenticator, {})).data
    const { secret } = (await visitor.send(twoFactor.beginAuthenticator, {})).data
    expect(await visitor.call(twoFactor.finishAuthenticator, { code: codeNow(world, first) })).toMatchObject(wrong)
    expect((await (await world.guest()).call(session.login, account)).status).toBe(204)
    expect((await visitor.call(twoFactor.confirm, { code: codeNow(world, secret) })).status).toBe(422)
    expect((await visitor.call(twoFactor.finishAuthenticator, { code: codeNow(world, secret) })).status).toBe(200)
    expect(await visitor.call(twoFactor.beginAuthenticator, {})).toMatchObject({ status: 409 })
  })

  test('cannot be added, removed or replaced by somebody who finds the portal open', async () => {
    const { visitor } = await world.person('client')
    const { desk, id } = await withAuthenticator()
    world.clock.advance({ minutes: 11 })
    const refused = { status: 403, body: { code: 'confirmation_needed' } }
    expect(await visitor.call(twoFactor.beginAuthenticator, {})).toMatchObject(refused)
    expect(await visitor.call(twoFactor.finishAuthenticator, { code: '123456' })).toMatchObject(refused)
    expect(await desk.call(twoFactor.removeAuthenticator, {})).toMatchObject(refused)
    expect(await desk.call(twoFactor.renewRecoveryCodes, {})).toMatchObject(refused)
    expect(await factorOf(id)).toBe('TOTP')
  })

  test('is removed after a code; then the password is enough, and recovery codes are worth nothing', async () => {
    const person = await withAuthenticator()
    const { desk, secret, account, id } = person
    world.clock.advance({ minutes: 11 })
    await desk.send(twoFactor.confirm, { code: codeNow(world, secret) })
    await desk.send(twoFactor.removeAuthenticator, {})
    expect(await factorOf(id)).toBe('NONE')
    expect((await (await world.guest()).call(session.login, account)).status).toBe(204)
    expect((await desk.send(twoFactor.mine, {})).data).toMatchObject({ recovery_codes_left: 0 })
    expect((await world.lastMail(account.email)).subject).toContain('Wyłączono')
    expect(await desk.call(twoFactor.removeAuthenticator, {})).toMatchObject({ status: 409 })
    expect(await desk.call(twoFactor.renewRecoveryCodes, {})).toMatchObject({ status: 409 })
  })

  test('is nothing that the database or the audit log could give away', async () => {
    const { id, secret, recovery } = await withAuthenticator()
    const { rows } = await world.db
      .selectFrom('authenticators')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
      .then((rows) => ({ rows }))
    const log = await world.db
      .selectFrom('audit_log')
      .select(['event', 'details'])
      .where('subject_id', '=', id)
      .execute()
    const all = JSON.stringify([rows, log]) + rows.map((row) => row.sealed_secret.toString('latin1'))
    expect(all).not.toContain(secret)
    expect(all).not.toContain(Buffer.from(totpOf(secret).secret.bytes).toString('latin1'))
    for (const code of recovery) expect(all).not.toContain(code)
    expect(log).toContainEqual({ event: 'user.authenticatorAdded', details: {} })
  })
})

describe('while somebody waits with a password alone', () => {
  test('an account that gets its first factor meanwhile takes the password no more', async () => {
    const { id, visitor, account } = await world.person('client')
    const holder = await inTransactionOf(world)
    const guesses = createHash('sha256').update(`${account.email}\0`).digest().readInt32BE(0)
    await holder.query(`select pg_advisory_xact_lock(${guesses})`)
    const confirming = visitor.call(twoFactor.confirm, { own_password: account.password })
    await untilWaiting(world.db, 1)
    await giveAuthenticator(world, id)
    await holder.query('commit')
    expect(await confirming).toMatchObject({ status: 422, body: { errors: { own_password: [expect.any(String)] } } })
    expect((await visitor.send(twoFactor.mine, {})).data.is_confirmed).toBe(false)
  })

  test('what the password confirmed before ends for a request that is on its way, too', async () => {
    const { id, visitor, account } = await world.person('client')
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    const holder = await inTransactionOf(world)
    // As the trigger of somebody's first factor does, and then what comes with it.
    await holder.query(`update users set second_factor = second_factor where id = ${id}`)
    const beginning = visitor.call(twoFactor.beginAuthenticator, {})
    await untilWaiting(world.db, 1)
    await holder.query(`update sessions set confirmed_at = null where user_id = ${id}`)
    await holder.query('commit')
    expect(await beginning).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } })
  })
})

describe('signing in with a code', () => {
  test('nobody is in before the code came; then they are, under another session', async () => {
    const person = await withAuthenticator()
    const visitor = await afterPassword(person)
    const waiting = visitor.copy()
    expect(await isIn(visitor)).toBe(false)
    expect(await visitor.call(twoFactor.mine, {})).toMatchObject({ status: 401 })
    expect(await visitor.call(twoFactor.challenge, { code: codeNow(world, person.secret) })).toMatchObject({
      status: 204,
      text: '',
    })
    expect(await isIn(visitor)).toBe(true)
    expect(await isIn(waiting)).toBe(false)
    const signedIn = await world.db
      .selectFrom('audit_log')
      .select('user_id')
      .where('event', '=', 'user.signedIn')
      .where('subject_id', '=', person.id)
      .execute()
    expect(signedIn).toEqual([{ user_id: person.id }])
  })

  test.each([
    ['half a minute late', -1, 204],
    ['half a minute early', 1, 204],
    ['a minute late', -2, 422],
    ['a minute early', 2, 422],
  ])('a phone whose clock is %s', async (_, later, status) => {
    const person = await withAuthenticator()
    world.clock.advance({ minutes: 2 })
    const visitor = await afterPassword(person)
    expect((await visitor.call(twoFactor.challenge, { code: codeNow(world, person.secret, later) })).status).toBe(
      status,
    )
  })

  test('a code may be typed in groups, and works once', async () => {
    const person = await withAuthenticator()
    const [one, other] = [await afterPassword(person), await afterPassword(person)]
    const code = codeNow(world, person.secret)
    await one.send(twoFactor.challenge, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    expect(await other.call(twoFactor.challenge, { code })).toMatchObject(wrong)
    expect(await isIn(other)).toBe(false)
  })

  test('a code that was overtaken by a later one is worth nothing', async () => {
    const person = await withAuthenticator()
    const [one, other] = [await afterPassword(person), await afterPassword(person)]
    await one.send(twoFactor.challenge, { code: codeNow(world, person.secret, 1) })
    expect(await other.call(twoFactor.challenge, { code: codeNow(world, person.secret) })).toMatchObject(wrong)
  })

  test('of two who give the same code at once one gets in', async () => {
    const person = await withAuthenticator()
    const visitors = [await afterPassword(person), await afterPassword(person)]
    const code = codeNow(world, person.secret)
    let answers: Promise<{ status: number }[]> | undefined
    await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('authenticators').select('user_id').where('user_id', '=', person.id).forUpdate().execute()
      answers = Promise.all(visitors.map((visitor) => visitor.call(twoFactor.challenge, { code })))
      await untilWaiting(world.db, 2)
    })
    expect((await answers)?.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('codes are guessed no more often than passwords, and a right password makes up for no wrong code', async () => {
    const person = await withAuthenticator()
    const visitor = await afterPassword(person)
    for (const _ of Array(4)) expect(await visitor.call(twoFactor.challenge, { code: '000000' })).toMatchObject(wrong)
    expect((await visitor.call(session.login, person.account)).status).toBe(200)
    expect(await visitor.call(twoFactor.challenge, { code: '000000' })).toMatchObject(wrong)
    const { status, headers } = await visitor.call(twoFactor.challenge, { code: codeNow(world, person.secret) })
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
    world.clock.advance({ seconds: 61 })
    expect((await visitor.call(twoFactor.challenge, { code: codeNow(world, person.secret) })).status).toBe(204)
  })

  test('a code comes within ten minutes, and from the browser that gave the password', async () => {
    const person = await withAuthenticator()
    const visitor = await afterPassword(person)
    const code = () => ({ code: codeNow(world, person.secret) })
    expect((await (await world.guest()).call(twoFactor.challenge, code())).status).toBe(409)
    world.clock.advance({ minutes: 11 })
    expect((await visitor.call(twoFactor.challenge, code())).status).toBe(409)
    expect(await isIn(visitor)).toBe(false)
  })

  test('a user who is blocked, or gets another password meanwhile, is not admitted', async () => {
    const [blocked, reset] = [await withAuthenticator(), await withAuthenticator()]
    const [one, other] = [await afterPassword(blocked), await afterPassword(reset)]
    const { revision } = (await world.as.owner.send(users.get, { id: blocked.id })).data
    await world.as.owner.send(users.block, { id: blocked.id, revision })
    const password = 'four quiet studio lamps'
    await world.as.owner.send(users.setPassword, { id: reset.id, password, password_confirmation: password })
    expect((await one.call(twoFactor.challenge, { code: codeNow(world, blocked.secret) })).status).toBe(419)
    expect((await other.call(twoFactor.challenge, { code: codeNow(world, reset.secret) })).status).toBe(419)
  })

  test('a new password by mail switches no second factor off', async () => {
    const person = await withAuthenticator()
    const visitor = await world.guest()
    await visitor.send(session.forgotPassword, { email: person.account.email })
    const { text } = await world.lastMail(person.account.email)
    const token = new URLSearchParams(text?.match(/reset-password\?(\S+)/)?.[1]).get('token') ?? ''
    const password = 'four quiet studio lamps'
    const { email } = person.account
    await visitor.send(session.resetPassword, { token, email, password, password_confirmation: password })
    expect((await visitor.call(session.login, { email, password })).body).toEqual({ two_factor: true })
  })
})

describe('recovery codes', () => {
  test('replace the app, each once, with any separators; their owner is notified', async () => {
    const person = await withAuthenticator()
    const code = person.recovery[3] as string
    const visitor = await afterPassword(person)
    await visitor.send(twoFactor.challenge, { code: code.replaceAll('-', ' ').toUpperCase() })
    expect((await visitor.send(twoFactor.mine, {})).data.recovery_codes_left).toBe(9)
    const { subject, text } = await world.lastMail(person.account.email)
    expect([subject, text]).toEqual([expect.stringContaining('Użyto kodu zapasowego'), expect.stringContaining('9')])
    expect(await (await afterPassword(person)).call(twoFactor.challenge, { code })).toMatchObject(wrong)
    const used = await world.db
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('event', '=', 'user.recoveryCodeUsed')
      .where('subject_id', '=', person.id)
      .execute()
    expect(used).toEqual([{ user_id: person.id, details: { count: 9 } }])
  })

  test('are used once by two who try at the same moment', async () => {
    const person = await withAuthenticator()
    const visitors = await Promise.all([1, 2].map(() => afterPassword(person)))
    const code = person.recovery[0] as string
    const answers = await Promise.all(visitors.map((visitor) => visitor.call(twoFactor.challenge, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('that are new make those before worthless', async () => {
    const person = await withAuthenticator()
    const { recovery_codes } = (await person.desk.send(twoFactor.renewRecoveryCodes, {})).data
    expect(recovery_codes).toHaveLength(10)
    const visitor = await afterPassword(person)
    expect(await visitor.call(twoFactor.challenge, { code: person.recovery[0] as string })).toMatchObject(wrong)
    expect((await visitor.call(twoFactor.challenge, { code: recovery_codes[0] as string })).status).toBe(204)
  })

  test('open an account whose app nobody can check any more, since the server’s secret is another', async () => {
    const person = await withAuthenticator()
    await world.db
      .updateTable('authenticators')
      .set({ sealed_secret: Buffer.alloc(48) })
      .where('user_id', '=', person.id)
      .execute()
    const visitor = await afterPassword(person)
    expect(await visitor.call(twoFactor.challenge, { code: codeNow(world, person.secret) })).toMatchObject(wrong)
    expect((await visitor.call(twoFactor.challenge, { code: person.recovery[0] as string })).status).toBe(204)
  })
})

describe('a confirmation', () => {
  test('takes the right password or a right code, and no more guesses than signing in', async () => {
    const { visitor: desk, account } = await world.person('client')
    const guess = () => desk.call(twoFactor.confirm, { own_password: 'a guess' })
    for (const _ of Array(5)) expect(await guess()).toMatchObject({ status: 422 })
    expect((await guess()).status).toBe(429)
    expect((await desk.call(twoFactor.confirm, { own_password: account.password })).status).toBe(429)
  })

  test('by the password is none where a factor is there: it takes a code, or a passkey of the same person', async () => {
    const { desk, id, account, secret, recovery } = await withAuthenticator()
    world.clock.advance({ minutes: 11 })
    const byPassword = { own_password: account.password }
    const refused = {
      status: 422,
      body: { errors: { own_password: [expect.stringContaining('logowanie dwuetapowe')] } },
    }
    expect(await desk.call(twoFactor.confirm, byPassword)).toMatchObject(refused)
    expect((await desk.call(twoFactor.removeAuthenticator, {})).status).toBe(403)
    expect((await desk.call(twoFactor.confirm, { code: recovery[0] as string })).status).toBe(204)
    world.clock.advance({ minutes: 11 })
    expect((await desk.call(twoFactor.confirm, { code: codeNow(world, secret) })).status).toBe(204)
    expect((await desk.call(twoFactor.removeAuthenticator, {})).status).toBe(204)
    expect(await factorOf(id)).toBe('NONE')
  })

  test('by the password that others gave before is none any more once there is a factor', async () => {
    const { account, visitor } = await world.person('client')
    const other = await (await world.guest()).signIn(account)
    await other.send(twoFactor.confirm, { own_password: account.password })
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    const { secret } = (await visitor.send(twoFactor.beginAuthenticator, {})).data
    await visitor.send(twoFactor.finishAuthenticator, { code: codeNow(world, secret) })
    expect((await other.call(twoFactor.removeAuthenticator, {})).status).toBe(403)
    expect((await other.send(twoFactor.mine, {})).data.is_confirmed).toBe(false)
  })

  test('holds in the session that gave it, and nowhere else', async () => {
    const { account, visitor } = await world.person('client')
    const other = await (await world.guest()).signIn(account)
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    expect((await visitor.send(twoFactor.mine, {})).data.is_confirmed).toBe(true)
    expect((await other.send(twoFactor.mine, {})).data.is_confirmed).toBe(false)
  })
})

async function factorOf(id: number) {
  const { second_factor } = await world.db
    .selectFrom('users')
    .select('second_factor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return second_factor
}
