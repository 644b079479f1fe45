import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { terms } from '#academy/terms/contract/terms.ts'
import { features, listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { executeDue } from '#office/personal-data/server/erasure/execute-erasure.ts'
import { account as accounts } from '#people/account/contract/account.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { openTrainingOf, signedUp, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { insertTermsVersion } from '#testing/make/make-terms.ts'
import type { Visitor } from '#testing/visitor.ts'

/* What somebody accepted with a sign-up counts for their account, once both have proven the same email. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const chosen = { password: 'four quiet studio lamps', password_confirmation: 'four quiet studio lamps' }

let days = -40
/** From an earlier day than today's on, and later than all before: it is in force. */
function newTerms() {
  days += 1
  return insertTermsVersion(world.db, academyDay(new Date(shift(world.clock.now(), { days }))))
}

const open = () => openTrainingOf(world, null, { startsIn: 240, price_amount: 45_000 })

async function created(email: string) {
  const person = { first_name: 'Klara', last_name: 'Nowa', email, language_name: 'pl', role: 'client' } as const
  return (await world.as.office.send(users.create, person)).data
}

/** By the link that is mailed: it proves the email. */
async function choosesPassword(email: string) {
  const { values } = await world.lastMail(email)
  await (await world.guest()).send(session.resetPassword, { ...values, ...chosen } as never)
}

async function signsIn(email: string) {
  const visitor = await world.guest()
  await visitor.send(session.login, { email, password: chosen.password })
  return visitor
}

const mustAccept = async (visitor: Visitor) => (await visitor.call(dashboard.counters, {})).status === 403
const accepted = async (visitor: Visitor) => (await visitor.send(terms.mine, {})).data

test('a person who gets an account with the seat does not have to accept again what they accepted with the sign-up', async () => {
  const file = await newTerms()
  const made = await waitingSignUp(world, await open(), { terms_id: file.id })
  await world.as.office.send(signUps.accept, { id: made.id })
  await (await world.guest()).send(session.forgotPassword, { email: made.email })
  await choosesPassword(made.email)
  const visitor = await signsIn(made.email)
  expect(await mustAccept(visitor)).toBe(false)
  const { asked_at } = await world.db
    .selectFrom('sign_ups')
    .select('asked_at')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(await accepted(visitor)).toMatchObject({ is_due: false, accepted_at: asked_at, accepted_in: 'SIGN_UP' })
  const rows = await world.db
    .selectFrom('terms_acceptances')
    .select(['sha256', 'language', 'ip', 'source'])
    .where('version_id', '=', file.version_id)
    .execute()
  expect(rows).toEqual([{ sha256: '0'.repeat(64), language: 'pl', ip: null, source: 'SIGN_UP' }])
  // One person, whom the office sees once.
  const known = await world.as.office.send(settings.get, {})
  expect(known.terms_and_conditions_files.find(({ id }) => id === file.id)).toMatchObject({ acceptances: 1 })
})

test('an account that the office creates later takes it over when its owner first signs in; a newer version has to be accepted', async () => {
  const file = await newTerms()
  const { email } = await waitingSignUp(world, await open(), { terms_id: file.id })
  await created(email.toUpperCase())
  await choosesPassword(email.toUpperCase())
  const visitor = await signsIn(email)
  expect(await mustAccept(visitor)).toBe(false)
  const newer = await newTerms()
  expect(await mustAccept(visitor)).toBe(true)
  expect(await mustAccept(await signsIn(email))).toBe(true)
  expect(await accepted(visitor)).toMatchObject({ is_due: true, accepted_at: null, accepted_in: null })
  await visitor.send(terms.accept, { id: newer.id })
  expect(await accepted(visitor)).toMatchObject({ is_due: false, accepted_in: 'PORTAL' })
})

test('what was accepted before a newer version came counts no more once the account is there', async () => {
  const file = await newTerms()
  const { email } = await waitingSignUp(world, await open(), { terms_id: file.id })
  await newTerms()
  await created(email)
  await choosesPassword(email)
  expect(await mustAccept(await signsIn(email))).toBe(true)
})

test('an email that the sign-up or the account has not proven counts for nothing, until it is', async () => {
  const file = await newTerms()
  const unproven = await signedUp(world, await open(), { terms_id: file.id })
  await created(unproven.email)
  await choosesPassword(unproven.email)
  const visitor = await signsIn(unproven.email)
  expect(await mustAccept(visitor)).toBe(true)
  // The account is there already: it counts with the proof.
  await (await world.guest()).send(signUps.prove, { hash: unproven.hash })
  expect(await mustAccept(visitor)).toBe(false)

  const { email } = await waitingSignUp(world, await open(), { terms_id: file.id })
  const { id } = await created(email)
  await world.as.owner.send(users.setPassword, { id, ...chosen })
  const owner = await signsIn(email)
  expect(await mustAccept(owner)).toBe(true)
  // Another account's proof is none.
  expect(await mustAccept(await signsIn(unproven.email))).toBe(false)
  expect(await mustAccept(owner)).toBe(true)
  await (await world.guest()).send(session.forgotPassword, { email })
  await choosesPassword(email)
  expect(await mustAccept(await signsIn(email))).toBe(false)
})

test('a link that confirms the email of an account counts at once', async () => {
  const { visitor, id } = await world.person('client')
  const file = await newTerms()
  const { email } = await waitingSignUp(world, await open(), { terms_id: file.id })
  const { data } = await world.as.office.send(users.get, { id })
  await world.as.office.send(users.update, { ...data, email } as never)
  expect(await mustAccept(visitor)).toBe(true)
  const { hash: token } = await world.lastMail(email)
  await (await world.guest()).send(accounts.confirmEmail, { token })
  expect(await mustAccept(visitor)).toBe(false)
})

test('the export of their data shows where it was given; an erasure deletes the sign-up and retains the acceptance', async () => {
  const { visitor, id, account } = await world.person('client')
  const file = await newTerms()
  const { id: signUp } = await waitingSignUp(world, await open(), { email: account.email, terms_id: file.id })
  await visitor.send(twoFactor.confirm, { own_password: account.password })
  const { token } = (await visitor.send(personalData.exportMine, {})).data
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${personalData.archive.path}?token=${token}`
  const { rawPayload } = await world.app.inject({ url, headers: { cookie } })
  const data = Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString()
  expect(data.slice(data.indexOf('"terms_acceptances"'))).toContain('"source":"SIGN_UP"')
  expect(data).toContain('"event":"user.termsTakenOver"')

  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 7, hours: 1 })
  const portal = { ...world.portal, clock: world.clock.now }
  await executeDue(portal, listeners, declaredBy(Object.values(features)))
  const left = world.db.selectFrom('sign_ups').select('id').where('id', '=', signUp)
  expect(await left.execute()).toEqual([])
  const acceptances = world.db
    .selectFrom('terms_acceptances')
    .select('source')
    .where('version_id', '=', file.version_id)
  expect(await acceptances.where('user_id', '=', id).execute()).toEqual([{ source: 'SIGN_UP' }])
})
