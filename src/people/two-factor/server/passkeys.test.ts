import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { newPasskey } from '#testing/fixtures/passkey.ts'
import { giveAuthenticator } from '#testing/fixtures/second-factor.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

type Passkey = ReturnType<typeof newPasskey>
const challengeOf = ({ data }: { data: Record<string, unknown> }) => String(data.challenge)

async function add(visitor: Visitor, passkey: Passkey, name = 'Telefon') {
  const challenge = challengeOf(await visitor.send(passkeys.begin, {}))
  return visitor.call(passkeys.add, { name, answer: passkey.register(challenge) })
}

async function withPasskey(role: 'client' | 'administrator' = 'client') {
  const person = await world.person(role)
  await person.visitor.send(twoFactor.confirm, { own_password: person.account.password })
  const passkey = newPasskey()
  const { body } = await add(person.visitor, passkey)
  return { ...person, passkey, recovery: body.data.recovery_codes ?? [] }
}

async function signInWith(passkey: Passkey, visitor?: Visitor) {
  const someone = visitor ?? (await world.guest())
  const challenge = challengeOf(await someone.send(passkeys.beginSignIn, {}))
  return { visitor: someone, answer: await someone.call(passkeys.signIn, { answer: passkey.sign(challenge) }) }
}

async function confirmWith(passkey: Passkey, visitor: Visitor) {
  const challenge = challengeOf(await visitor.send(passkeys.beginSignIn, {}))
  return visitor.call(twoFactor.confirm, { answer: passkey.sign(challenge) })
}

const wrong = { status: 422, body: { errors: { answer: [expect.any(String)] } } }

describe('a passkey', () => {
  test('is a whole sign-in, and makes that with a password no harder; recovery codes come with it', async () => {
    const { id, passkey, account, recovery, visitor: desk } = await withPasskey()
    expect(recovery).toHaveLength(10)
    const { visitor, answer } = await signInWith(passkey)
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(await visitor.send(session.user, {})).toMatchObject({ id })
    expect((await (await world.guest()).call(session.login, account)).status).toBe(204)
    expect((await desk.send(passkeys.list, {})).data).toEqual([
      { id: expect.any(Number), name: 'Telefon', created_at: expect.any(String), last_used_at: expect.any(String) },
    ])
    expect((await world.lastMail(account.email)).subject).toContain('Dodano klucz')
  })

  test('replaces the code of an app', async () => {
    const { id, passkey } = await withPasskey()
    await giveAuthenticator(world, id)
    expect((await signInWith(passkey)).answer.status).toBe(204)
  })

  test('is added and removed after a confirmation alone', async () => {
    const { id, visitor, passkey, account } = await withPasskey()
    world.clock.advance({ minutes: 11 })
    const refused = { status: 403, body: { code: 'confirmation_needed' } }
    const passkeyId = (await visitor.send(passkeys.list, {})).data[0]?.id as number
    expect(await visitor.call(passkeys.begin, {})).toMatchObject(refused)
    expect(await visitor.call(passkeys.add, { name: 'x', answer: passkey.register('x') })).toMatchObject(refused)
    expect(await visitor.call(passkeys.remove, { id: passkeyId })).toMatchObject(refused)
    const other = await withPasskey()
    expect((await other.visitor.call(passkeys.remove, { id: passkeyId })).status).toBe(404)
    expect((await visitor.call(twoFactor.confirm, { own_password: account.password })).status).toBe(422)
    expect(await confirmWith(other.passkey, visitor)).toMatchObject(wrong)
    expect(await visitor.call(passkeys.remove, { id: passkeyId })).toMatchObject(refused)
    expect((await confirmWith(passkey, visitor)).status).toBe(204)
    await visitor.send(passkeys.remove, { id: passkeyId })
    expect((await signInWith(passkey)).answer).toMatchObject(wrong)
    expect((await visitor.send(twoFactor.mine, {})).data.recovery_codes_left).toBe(0)
    const row = world.db.selectFrom('users').select('second_factor').where('id', '=', id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ second_factor: 'NONE' })
  })

  test('signs the challenge, once, in the same browser, and in time', async () => {
    const { passkey } = await withPasskey()
    const visitor = await world.guest()
    const challenge = challengeOf(await visitor.send(passkeys.beginSignIn, {}))
    const answer = passkey.sign(challenge)
    expect((await (await world.guest()).call(passkeys.signIn, { answer })).status).toBe(409)
    expect(await visitor.call(passkeys.signIn, { answer: passkey.sign('something else') })).toMatchObject(wrong)
    const both = await Promise.all([visitor.copy(), visitor.copy()].map((tab) => tab.call(passkeys.signIn, { answer })))
    // The first ends the session: the second finds its challenge used (409), or no session any more (419).
    expect(both.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([409, 419])])
    const late = await world.guest()
    const sent = challengeOf(await late.send(passkeys.beginSignIn, {}))
    world.clock.advance({ minutes: 6 })
    expect((await late.call(passkeys.signIn, { answer: passkey.sign(sent) })).status).toBe(409)
  })

  test.each([
    ['of another host', { origin: 'https://atelier.example' }],
    ['that nobody unlocked', { isUnlocked: false }],
  ])('%s is not taken', async (_, kind) => {
    const { visitor, account } = await world.person('client')
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    expect(await add(visitor, newPasskey(kind))).toMatchObject(wrong)
  })

  test('of somebody else, which signs under their name, opens nothing', async () => {
    const { passkey } = await withPasskey()
    const forged = newPasskey()
    const visitor = await world.guest()
    const challenge = challengeOf(await visitor.send(passkeys.beginSignIn, {}))
    const { id, rawId } = passkey.sign(challenge)
    expect(await visitor.call(passkeys.signIn, { answer: { ...forged.sign(challenge), id, rawId } })).toMatchObject(
      wrong,
    )
  })

  test('is added once, and lets no one in who is blocked, with a sentence about the passkey and none about a password', async () => {
    const { id, visitor, passkey, account } = await withPasskey()
    expect(await add(visitor, passkey)).toMatchObject(wrong)
    await world.as.owner.send(users.block, { id })
    expect(await (await world.guest()).call(session.login, account)).toMatchObject({ status: 422 })
    const errors = [expect.stringContaining('Tym kluczem dostępu nie można się teraz zalogować')]
    expect((await signInWith(passkey)).answer).toMatchObject({ status: 422, body: { errors: { answer: errors } } })
  })

  test('is what adds another factor while the academy demands one: the password alone adds and removes nothing', async () => {
    const { passkey, account, recovery } = await withPasskey('administrator')
    await world.db.updateTable('settings').set({ two_factor_required_from: '2020-01-01' }).execute()
    try {
      const visitor = await (await world.guest()).signIn(account)
      expect((await visitor.call(twoFactor.confirm, { own_password: account.password })).status).toBe(422)
      for (const call of [twoFactor.beginAuthenticator, passkeys.begin])
        expect(await visitor.call(call, {})).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } })
      const onPaper = await (await world.guest()).signIn(account)
      for (const [one, step] of [
        [visitor, () => confirmWith(passkey, visitor)],
        [onPaper, () => onPaper.call(twoFactor.confirm, { code: recovery[0] as string })],
      ] as const) {
        expect((await one.call(users.list, {})).status).toBe(403)
        expect((await step()).status).toBe(204)
        expect((await one.call(users.list, {})).status).toBe(200)
        expect((await one.call(twoFactor.beginAuthenticator, {})).status).toBe(201)
      }
    } finally {
      await world.db.updateTable('settings').set({ two_factor_required_from: null }).execute()
    }
  })

  test('counts as the factor that the academy requires of its office, where it was used; after the password it is required', async () => {
    const { passkey, account } = await withPasskey('administrator')
    await world.db.updateTable('settings').set({ two_factor_required_from: '2020-01-01' }).execute()
    try {
      const visitor = await (await world.guest()).signIn(account)
      expect(await visitor.call(users.list, {})).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      expect((await signInWith(passkey, visitor)).answer.status).toBe(204)
      expect((await visitor.call(users.list, {})).status).toBe(200)
    } finally {
      await world.db.updateTable('settings').set({ two_factor_required_from: null }).execute()
    }
  })

  test('is taken off by the office, too', async () => {
    const { id, passkey } = await withPasskey()
    await world.as.office.send(users.resetSecondFactor, { id })
    expect((await signInWith(passkey)).answer).toMatchObject(wrong)
  })
})
