import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { processMs } from '#testing/costs/processor-time.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { issuePasswordToken } from './password-tokens.steps.ts'
import { hashPassword } from './passwords.ts'

const credentials = {
  message: 'Nieprawidłowy adres e-mail lub hasło.',
  errors: { email: ['Nieprawidłowy adres e-mail lub hasło.'] },
}
const wrong = 'not the password'
const chosen = 'a new long password'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('POST /login', () => {
  test('good: 204', async () => {
    const visitor = await world.guest()
    expect(await visitor.call(session.login, cast.office)).toMatchObject({ status: 204, text: '' })
    expect(await visitor.send(session.user, {})).toMatchObject({ email: cast.office.email })
  })

  test('bad: 422 errors.email, byte-identical for unknown, wrong, blocked', async () => {
    const answers = await Promise.all(
      (await refusedAttempts()).map(async (attempt) => (await world.guest()).call(session.login, attempt)),
    )
    expect(answers[0]).toMatchObject({ status: 422, body: credentials })
    expect(new Set(answers.map(visibleParts)).size).toBe(1)
  })

  test('as slow for unknown, wrong, blocked', async () => {
    const attempts = await refusedAttempts()
    const times = attempts.map((): number[] => [])
    // So many failures of one account slow nothing down yet.
    for (let round = 0; round < 10; round++) {
      for (const [index, attempt] of attempts.entries()) {
        const visitor = await world.guest()
        times[index]?.push(await processMs(() => visitor.call(session.login, attempt)))
      }
    }
    // The least of each, for what else the process does only adds to it.
    const least = times.map((taken) => Math.min(...taken))
    expect(Math.min(...least) / Math.max(...least)).toBeGreaterThan(0.6)
  })

  test('sixth failure in 60 s for email+address: 429, Retry-After, same body shape', async () => {
    const { account } = await world.person('administrator')
    const visitor = await world.guest()
    for (let failure = 1; failure <= 5; failure++) expect(await fails(visitor, account)).toMatchObject({ status: 422 })
    const answer = await fails(visitor, account)
    const message = expect.stringMatching(/^Zbyt wiele prób logowania\. Spróbuj ponownie za \d+ sekund[ęy]?\.$/)
    expect(answer).toMatchObject({ status: 429, body: { message, errors: { email: [message] } } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(answer.headers).toHaveProperty('x-ratelimit-limit')
    // Not even with the right password, until the minute is over.
    expect(await visitor.call(session.login, account)).toMatchObject({ status: 429 })
    world.clock.advance({ seconds: 60 })
    expect(await visitor.call(session.login, account)).toMatchObject({ status: 204 })
  })

  test('the minute belongs to one email, however written, at one address', async () => {
    const { account } = await world.person('administrator')
    const visitor = await world.guest()
    for (let failure = 1; failure <= 5; failure++) await fails(visitor, account)
    expect(await fails(visitor, { email: account.email.toUpperCase() })).toMatchObject({ status: 429 })
    expect(await visitor.call(session.login, cast.student)).toMatchObject({ status: 204 })
    expect(await (await world.guest()).call(session.login, account)).toMatchObject({ status: 204 })
  })

  test('who got in has failed no more', async () => {
    const { account } = await world.person('administrator')
    const visitor = await world.guest()
    for (let failure = 1; failure <= 4; failure++) await fails(visitor, account)
    await visitor.signIn(account)
    for (let failure = 1; failure <= 5; failure++) expect(await fails(visitor, account)).toMatchObject({ status: 422 })
  })

  test('guesses sent all at once are counted too', async () => {
    const { account } = await world.person('administrator')
    const visitor = await world.guest()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fails(visitor.copy(), account)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('many guesses from one address, each for somebody else: 429, too', async () => {
    const visitor = await world.guest()
    const guess = (number: number) => fails(visitor.copy(), { email: `guess-${number}@example.com` })
    const answers = await Promise.all(Array.from({ length: 62 }, (_, number) => guess(number)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('without email or password: 422 for each', async () => {
    const answer = await (await world.guest()).attempt(session.login, {})
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: ['To pole jest wymagane.'], password: ['To pole jest wymagane.'] } },
    })
  })
})

describe('POST /logout', () => {
  test('good: 204', async () => {
    const { visitor } = await world.person('client')
    expect(await visitor.call(session.logout, {})).toMatchObject({ status: 204, text: '' })
  })

  test('anonymous: 401', async () => {
    const visitor = await world.guest()
    expect(await visitor.call(session.logout, {})).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
  })
})

describe('POST /forgot-password', () => {
  test('200 {status, message} always the same, known email or not', async () => {
    const [known, blocked] = [await world.person('client'), await blockedPerson()]
    const emails = ['nobody@example.com', known.account.email, known.account.email, blocked.account.email]
    const answers: Answer[] = []
    for (const email of emails) answers.push(await (await world.guest()).call(session.forgotPassword, { email }))
    const message = 'Jeśli ten adres należy do konta w portalu, za chwilę dotrze na niego link do ustawienia hasła.'
    expect(answers[0]).toMatchObject({ status: 200, body: { status: message, message } })
    expect(new Set(answers.map(visibleParts)).size).toBe(1)
    expect(await mailsTo('nobody@example.com')).toBe(0)
    expect(await mailsTo(blocked.account.email)).toBe(0)
  })

  test('one mail per 60 s', async () => {
    const { email } = (await world.person('client')).account
    const visitor = await world.guest()
    const ask = () => visitor.send(session.forgotPassword, { email })
    await Promise.all([ask(), ask(), ask()])
    world.clock.advance({ seconds: 55 })
    await ask()
    expect(await mailsTo(email)).toBe(1)
    world.clock.advance({ seconds: 5 })
    await ask()
    expect(await mailsTo(email)).toBe(2)
  })

  test('takes as long for a known email as for an unknown one', async () => {
    const { email } = (await world.person('client')).account
    const times: Record<string, number[]> = { [email]: [], 'nobody@example.com': [] }
    for (let round = 0; round < 5; round++) {
      world.clock.advance({ minutes: 1 })
      for (const [email, taken] of Object.entries(times)) {
        const visitor = await world.guest()
        const start = performance.now()
        await visitor.send(session.forgotPassword, { email })
        taken.push(performance.now() - start)
      }
    }
    // The least of each, for what else the machine does only adds to it.
    const least = Object.values(times).map((taken) => Math.min(...taken))
    expect(Math.min(...least)).toBeGreaterThanOrEqual(145)
    expect(Math.min(...least) / Math.max(...least)).toBeGreaterThan(0.7)
  })

  test('an invitation is not changed by a request for a link', async () => {
    const { id, account } = await world.person('client')
    const invitation = {
      email: account.email,
      token: await issuePasswordToken(world.db, id, 7 * 24 * 60, world.clock.now()),
    }
    const { link, reader } = await forgetful(account)
    const isValid = async (one: Link) => (await reader.send(session.verifyResetToken, one)).valid
    expect([await isValid(invitation), await isValid(link)]).toEqual([true, true])
    world.clock.advance({ hours: 6 * 24 })
    expect([await isValid(invitation), await isValid(link)]).toEqual([true, false])
    expect(await (await world.guest()).call(session.resetPassword, form(invitation))).toMatchObject({ status: 200 })
  })

  test('the password chosen by one of them, the other chooses none', async () => {
    const { id, account } = await world.person('client')
    const invitation = {
      email: account.email,
      token: await issuePasswordToken(world.db, id, 7 * 24 * 60, world.clock.now()),
    }
    const { link, reset } = await forgetful(account)
    expect(await reset(link)).toMatchObject({ status: 200 })
    expect(await reset(invitation)).toMatchObject({ status: 422 })
  })

  test('422 when it is no email', async () => {
    const answer = await (await world.guest()).attempt(session.forgotPassword, { email: 'office' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: [expect.stringContaining('e-mail')] } } })
  })

  test('the mail speaks the language of its reader', async () => {
    const visitor = await world.guest()
    visitor.cookies.set('language', 'en-US')
    const subjectFor = async (language: 'pl' | 'en-US') => {
      const { email } = (await world.person('client', language)).account
      await visitor.send(session.forgotPassword, { email })
      return (await world.lastMail(email)).subject
    }
    expect(await subjectFor('pl')).toBe('Ustaw nowe hasło')
    expect(await subjectFor('en-US')).toBe('Set a new password')
  })

  test('links in mails start with the configured public address, never with the request’s Host', async () => {
    const { guest, lastMail } = await academyForTest({ publicUrl: 'https://portal.example.com', trustProxy: true })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    await (await guest()).call(session.forgotPassword, { email: cast.office.email }, headers)
    const { text, html } = await lastMail(cast.office.email)
    expect(text).toContain('\nhttps://portal.example.com/#/reset-password?token=')
    expect(html).toContain('href="https://portal.example.com/#/reset-password?token=')
    expect(`${text}${html}`).not.toContain('evil')
  })
})

describe('POST /reset-password', () => {
  test('200 {status, message}, does not log in, ends other sessions', async () => {
    const { account, visitor } = await world.person('client')
    const { link, reset, reader } = await forgetful(account)
    const message =
      'Nowe hasło zostało ustawione. Możesz się zalogować. Na innych urządzeniach Twoje konto zostało wylogowane.'
    expect(await reset(link)).toMatchObject({ status: 200, body: { status: message, message } })
    expect(await reader.call(session.user, {})).toMatchObject({ status: 401 })
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
    expect(await reader.call(session.login, account)).toMatchObject({ status: 422 })
    expect(await reader.call(session.login, { ...account, password: chosen })).toMatchObject({ status: 204 })
  })

  test('does not mention other devices to a user who sets their first password', async () => {
    const { account, id } = await world.person('client')
    await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
    const { link, reset } = await forgetful(account)
    const message = 'Hasło zostało ustawione. Możesz się zalogować.'
    expect(await reset(link)).toMatchObject({ status: 200, body: { status: message, message } })
  })

  test('422 errors.email for wrong, used, expired (60 min), foreign token', async () => {
    const refused = {
      status: 422,
      body: { errors: { email: [expect.stringContaining('wygasł lub został już użyty')] } },
    }
    const { account } = await world.person('client')
    const { link: first, reset } = await forgetful(account)
    expect(await reset({ ...first, token: 'wrong' })).toMatchObject(refused)
    expect(await reset({ ...first, email: cast.student.email })).toMatchObject(refused)
    expect(await reset({ ...first, email: 'nobody@example.com' })).toMatchObject(refused)

    world.clock.advance({ minutes: 1 })
    const { link: second } = await forgetful(account)
    expect(await reset(first)).toMatchObject(refused)
    world.clock.advance({ minutes: 60 })
    expect(await reset(second)).toMatchObject(refused)

    const { link: third } = await forgetful(account)
    world.clock.advance({ minutes: 59 })
    expect(await reset(third)).toMatchObject({ status: 200 })
    expect(await reset(third)).toMatchObject(refused)
  })

  test('422 errors.password', async () => {
    const { link, reset, reader } = await forgetful((await world.person('client')).account)
    const errorsOf = async (password: string, password_confirmation = password) => {
      const answer = await reader.attempt(session.resetPassword, { ...link, password, password_confirmation })
      return [answer.status, (answer.body as { errors?: unknown }).errors]
    }
    expect(await errorsOf('too short')).toEqual([422, { password: ['Hasło musi mieć co najmniej 10 znaków.'] }])
    expect(await errorsOf(chosen, `${chosen}!`)).toEqual([422, { password: ['Hasła się różnią.'] }])
    expect(await errorsOf('x'.repeat(129))).toEqual([422, { password: ['Wpisz najwyżej 128 znaków.'] }])
    expect(await reset(link)).toMatchObject({ status: 200 })
  })

  test.each(['qwertyuiop', 'Password123', 'iloveyou123!', '1q2w3e4r5t6y'])(
    '422 errors.password for one of the most common: %s',
    async (password) => {
      const { link, reader } = await forgetful((await world.person('client')).account)
      const answer = await reader.call(session.resetPassword, form(link, password))
      const sentence = expect.stringContaining('na liście najczęściej używanych')
      expect(answer).toMatchObject({ status: 422, body: { errors: { password: [sentence] } } })
      expect(await reader.send(session.verifyResetToken, link)).toEqual({ valid: true })
    },
  )

  test('as slow for an unknown email as for a known one', async () => {
    const { email } = (await world.person('client')).account
    const { reader } = await forgetful({ email })
    const times: Record<string, number[]> = { [email]: [], 'nobody@example.com': [] }
    for (let round = 0; round < 15; round++)
      for (const [known, taken] of Object.entries(times)) {
        const spent = await processMs(async () => {
          const answer = await reader.call(session.resetPassword, form({ token: 'wrong', email: known }))
          expect(answer).toMatchObject({ status: 422 })
        })
        taken.push(spent)
      }
    // The least of each, for what else the process does only adds to it.
    const least = Object.values(times).map((taken) => Math.min(...taken))
    // As long as hashing the password that would have been set.
    const hashing: number[] = []
    for (let round = 0; round < 15; round++) hashing.push(await processMs(() => hashPassword('a new long password')))
    expect(Math.min(...least)).toBeGreaterThan(Math.min(...hashing) * 0.8)
    expect(Math.min(...least) / Math.max(...least)).toBeGreaterThan(0.5)
  })

  test('two at once: one', async () => {
    const { account } = await world.person('client')
    const { link, reader } = await forgetful(account)
    const passwords = ['the first password', 'the second password', 'the third password']
    const answers = await Promise.all(
      passwords.map((password) => reader.copy().call(session.resetPassword, form(link, password))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await reader.call(session.login, { ...account, password: winner })).toMatchObject({ status: 204 })
  })

  test('a link of somebody who was blocked since sets nothing', async () => {
    const { id, account } = await world.person('client')
    const { link, reset } = await forgetful(account)
    await block(id)
    expect(await reset(link)).toMatchObject({ status: 422 })
  })
})

describe('GET /api/user/reset-password/verify/{token}/{email}', () => {
  test('200 {valid: true}, uses nothing up; else 200 {valid: false}', async () => {
    const { link, reader } = await forgetful((await world.person('client')).account)
    const verify = (one: Link) => reader.call(session.verifyResetToken, one)
    const valid = { status: 200, text: '{"valid":true}' }
    const invalid = { status: 200, text: '{"valid":false}' }
    expect(await verify(link)).toMatchObject(valid)
    expect(await verify({ ...link, email: link.email.toUpperCase() })).toMatchObject(valid)
    expect(await verify({ ...link, token: `${link.token}x` })).toMatchObject(invalid)
    expect(await verify({ ...link, email: cast.student.email })).toMatchObject(invalid)
    expect(await verify({ token: '%', email: "' or 1=1 --" })).toMatchObject(invalid)
    world.clock.advance({ minutes: 59 })
    expect(await verify(link)).toMatchObject(valid)
    world.clock.advance({ minutes: 1 })
    expect(await verify(link)).toMatchObject(invalid)
  })
})

describe('GET /api/user', () => {
  test('200, the bare user: id, names, email, language_name, roles[{name, permissions[{name}]}], pro_artist or null', async () => {
    const { id, account, visitor } = await world.person('client', 'en-US')
    expect(await visitor.send(session.user, {})).toEqual({
      id,
      first_name: 'Anna',
      last_name: 'Nowak',
      email: account.email,
      language_name: 'en-US',
      roles: [{ name: 'client', permissions: [{ name: 'can-change-language' }] }],
      pro_artist: null,
    })
    const artist = await (await world.guest()).signIn(cast.artist)
    expect(await artist.send(session.user, {})).toMatchObject({
      pro_artist: { id: expect.any(Number), has_own_trainings: expect.any(Boolean) },
      roles: [{ name: 'pro-artist', permissions: expect.arrayContaining([{ name: 'can-view-benefits' }]) }],
    })
    const owner = await (await world.guest()).signIn(cast.owner)
    expect(await owner.send(session.user, {})).toMatchObject({ roles: [{ name: 'super-admin', permissions: [] }] })
  })

  test('401 {"message":"Unauthenticated."}', async () => {
    const answer = await (await world.guest()).call(session.user, {})
    expect(answer).toMatchObject({ status: 401, text: '{"message":"Unauthenticated."}' })
  })
})

describe('strings', () => {
  test('emails compare without regard to case', async () => {
    const { email } = (await world.person('client')).account
    const reader = await world.guest()
    await reader.send(session.forgotPassword, { email: email.toUpperCase() })
    const { token = '' } = (await world.lastMail(email)).values
    await reader.send(session.resetPassword, form({ token, email: email.replace('client', 'Client') }))
    await reader.signIn({ email: email.replace('example', 'EXAMPLE'), password: chosen })
  })

  test('passwords are never trimmed; every other string is', async () => {
    const { link, reader } = await forgetful((await world.person('client')).account)
    const spacious = '  with spaces  '
    await reader.send(session.resetPassword, form({ ...link, email: `\t${link.email} ` }, spacious))
    const login = (password: string) => reader.call(session.login, { email: ` ${link.email}\n`, password })
    expect(await login(spacious.trim())).toMatchObject({ status: 422 })
    expect(await login(spacious)).toMatchObject({ status: 204 })
  })

  test('"" becomes null', async () => {
    const { visitor } = await world.person('administrator')
    const name = { pl: ' Rabat ', 'en-US': 'Discount' }
    const draft = { name, description: name, category: 'DISCOUNT', is_active: true } as const
    const { data } = await visitor.send(benefits.create, { ...draft, link: '  ' })
    expect(data).toMatchObject({ link: null, name: { pl: 'Rabat' } })
    const answer = await visitor.attempt(benefits.create, { ...draft, name: { pl: '', 'en-US': ' ' } })
    expect(answer.body).toMatchObject({
      errors: { 'name.pl': ['To pole jest wymagane.'], 'name.en-US': ['To pole jest wymagane.'] },
    })
  })
})

test('a password that was replaced while it was compared opens nothing any more', async () => {
  const { id, account } = await world.person('client')
  const holder = await inTransactionOf(world)
  await holder.query('select from users where id = $1 for update', [id])
  const signingIn = (await world.guest()).call(session.login, account)
  await untilWaiting(world.db, 1)
  await holder.query("update users set password_hash = 'another' where id = $1", [id])
  await holder.query('commit')
  expect((await signingIn).status).toBe(422)
  const open = await world.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
  expect(open).toHaveLength(1)
})

type Link = { token: string; email: string }

function form(link: Link, password = chosen) {
  return { ...link, password, password_confirmation: password }
}

/** A user who requested a new password, and the link from the mail. */
async function forgetful({ email }: { email: string }) {
  const reader = await world.guest()
  await reader.send(session.forgotPassword, { email })
  const { token = '' } = (await world.lastMail(email)).values
  return { reader, link: { token, email }, reset: (link: Link) => reader.call(session.resetPassword, form(link)) }
}

/** Of nobody, with a wrong password, of a blocked person, of one without a password yet, and of a disabled artist. */
async function refusedAttempts() {
  const [somebody, blocked, fresh, disabled] = [
    await world.person('client'),
    await blockedPerson(),
    await world.person('client'),
    await world.person('pro-artist'),
  ]
  await world.db.updateTable('users').set({ password_hash: null }).where('id', '=', fresh.id).execute()
  await world.db.updateTable('pro_artists').set({ activation_status: 0 }).where('user_id', '=', disabled.id).execute()
  return [
    { email: 'nobody@example.com', password: wrong },
    { ...somebody.account, password: wrong },
    blocked.account,
    fresh.account,
    disabled.account,
  ]
}

async function blockedPerson() {
  const person = await world.person('client')
  await block(person.id)
  return person
}

async function block(id: number) {
  await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
}

async function mailsTo(to: string) {
  return (await world.db.selectFrom('mails').select('id').where('to', '=', to).execute()).length
}

function fails(visitor: Visitor, { email }: { email: string }) {
  return visitor.call(session.login, { email, password: wrong })
}

/** The parts by which a client could distinguish two responses; the id of a request is random. */
function visibleParts({ status, headers, cookies, text }: Answer): string {
  const { date, 'x-request-id': _id, 'x-ratelimit-remaining': _, 'x-ratelimit-reset': __, ...rest } = headers
  return JSON.stringify({ status, rest, cookies, text })
}
