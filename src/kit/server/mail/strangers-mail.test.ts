import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { found } from '#kit/server/http/errors.ts'
import { lockArtist } from '#network/artists/server/artists.queries.ts'
import { lockAdditional } from '#network/responsibilities/server/additional-responsibilities.queries.ts'
import { standingOf } from '#network/status-upgrades/server/status-upgrades.queries.ts'
import { account } from '#people/account/contract/account.ts'
import { users } from '#people/users/contract/users.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { insertWork } from '#testing/make/make-portfolio.ts'
import { insertAdditional } from '#testing/make/make-responsibilities.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { trainingOf } from '#testing/make/make-seats.ts'
import { insertUpgradeRequest, meetNextLevel } from '#testing/make/make-upgrades.ts'
import { sendMail } from './mail.ts'
import { mailTo } from './mail-to.ts'

const { confirmingEmail: confirming, confirmEmail } = account

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** What somebody reads when the office writes to them. */
async function mailWithWords(email: string) {
  const { params, ...message } = mailTo({ email, first_name: 'Olga', language_name: 'pl' })
  await sendMail(
    { ...world.portal, now: world.clock.now() },
    {
      ...{ ...message, name: 'office_wrote', route: 'chat', quote: 'Do zobaczenia w czwartek.' },
      ...{ params: { ...params, author: 'Biuro' }, typed: { topic: 'Pigmentacja ust' } },
    },
  )
  return (await world.lastMail(email)).text
}

test('an address that nobody has shown to be theirs gets no words of people until a link that went there is opened', async () => {
  const draft = { first_name: 'Olga', last_name: 'Sowa', language_name: 'pl' as const, role: 'client' as const }
  const email = 'olga.sowa@example.com'
  const { id } = (await world.as.office.send(users.create, { ...draft, email })).data
  const invitation = await world.lastMail(email)
  const chosen = { password: 'four quiet studio lamps', password_confirmation: 'four quiet studio lamps' }
  const withheld = async (address: string) => {
    const text = await mailWithWords(address)
    expect(text).toContain('(zobaczysz w portalu)')
    expect(text).not.toMatch(/Do zobaczenia|Pigmentacja/)
  }
  await withheld(email)

  await world.as.owner.send(users.setPassword, { id, ...chosen })
  await withheld(email)

  await (await world.guest()).send(session.forgotPassword, { email })
  const { values } = await world.lastMail(email)
  expect(values).not.toEqual(invitation.values)
  await (await world.guest()).send(session.resetPassword, { ...values, ...chosen } as never)
  expect(await mailWithWords(email)).toMatch(/Pigmentacja ust[\s\S]*Do zobaczenia w czwartek/)

  const moved = 'olga.lis@example.com'
  const { data: before } = await world.as.office.send(users.get, { id })
  await world.as.office.send(users.update, { ...draft, id, revision: before.revision, email: moved })
  const { route, hash: token } = await world.lastMail(moved)
  expect(route).toMatch(/^confirm-email/)
  await withheld(moved)

  const visitor = await world.guest()
  expect((await visitor.send(confirming, { token })).data).toEqual({ email: moved, is_confirmed: false })
  expect((await visitor.call(confirmEmail, { token: `${token}x` })).status).toBe(404)
  for (const _ of ['once', 'and once more']) await visitor.send(confirmEmail, { token })
  expect((await visitor.send(confirming, { token })).data.is_confirmed).toBe(true)
  expect(await mailWithWords(moved)).toContain('Do zobaczenia w czwartek.')
  const confirmed = world.db.selectFrom('audit_log').select('user_id').where('event', '=', 'user.emailConfirmed')
  expect(await confirmed.execute()).toHaveLength(1)

  await world.as.office.send(users.update, { ...draft, id, email })
  expect((await visitor.call(confirmEmail, { token })).status).toBe(404)
  await withheld(email)
})

test('a person who is only invited gets the email about a seat without free text', async () => {
  const { account: person, id: userId } = await world.person('client', 'en-US')
  const id = await trainingOf(world.db, null)
  await world.db
    .updateTable('trainings')
    .set({ title: { pl: 'Brwi z bliska', 'en-US': 'Brows up close' } })
    .where('id', '=', id)
    .execute()
  const written = async () => {
    const student_id = await studentOf(world.db, person.email)
    await world.as.office.send(participants.register, { id, student_id, student_package_id: null })
    const { subject, text } = await world.lastMail(person.email)
    await world.db.deleteFrom('participants').where('training_id', '=', id).execute()
    return `${subject} ${text}`
  }
  const { venue } = await world.db
    .selectFrom('trainings')
    .select('venue')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = venue?.city ?? 'Online'
  expect(await written()).toMatch(new RegExp(`Brows up close[\\s\\S]*${place}`))
  await world.db.updateTable('users').set({ email_proven_at: null }).where('id', '=', userId).execute()
  const withheld = await written()
  expect(withheld).toContain('(shown in the portal)')
  expect(withheld).not.toMatch(new RegExp(`Brows up close|${place}`))
})

test('packages, responsibilities, works and levels are not named to an address that nobody has shown to be theirs', async () => {
  const { db, clock } = world
  const acts = portalActs(world)
  const student = await world.person('client')
  const artist = await world.person('pro-artist')
  const office = await world.person('administrator')
  const { id: artistId } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', artist.id)
    .executeTakeFirstOrThrow()
  const training = await trainingOf(db, null)
  const name = { pl: 'Nazwana rzecz', 'en-US': 'Named' }
  const { id: sold } = await soldTo(db, student.account.email, { name })
  const { id: work } = await insertWork(db, artistId, { title: name })
  const { id: duty } = await insertAdditional(db, artistId, clock.now(), { name, given_by: office.id })
  const details = { title: name, artist_id: artistId, id: work }
  await sql`update levels set name = ${JSON.stringify(name)}`.execute(db)
  await meetNextLevel(db, artistId)
  await insertUpgradeRequest(db, artistId)
  const standing = await standingOf(db, artistId)
  const request = found(standing.requests[0])
  const upgraded = async () => ({ artist: await lockArtist(db, artistId), request, comment: 'Gratulujemy.' })
  const moved = async (move: 'raised' | 'lowered' | 'corrected') => {
    const { artist } = await upgraded()
    const levels = { before: null, after: request.to_level }
    await acts.record('proArtist.levelSet', artistId, {
      artist,
      move,
      ...levels,
      reason: 'Za wynik.',
      settled: request,
    })
  }
  const written: Record<string, [to: string, write: () => Promise<unknown>]> = {
    seat: [
      student.account.email,
      async () => {
        const student_id = await studentOf(db, student.account.email)
        await world.as.office.send(participants.register, { id: training, student_id, student_package_id: sold })
        await db.deleteFrom('participants').where('training_id', '=', training).execute()
      },
    ],
    expiry: [student.account.email, () => acts.record('studentPackage.expiryWarned', sold, { days: 30 })],
    approved: [artist.account.email, () => acts.record('portfolioItem.approved', work, { work: details })],
    declined: [artist.account.email, () => acts.record('consent.declined', work, { pro_artist_id: artistId })],
    given: [
      artist.account.email,
      async () => {
        const responsibility = await lockAdditional(db, duty)
        await acts.record('additionalResponsibility.given', duty, { responsibility })
      },
    ],
    submitted: [
      office.account.email,
      async () => {
        const responsibility = await lockAdditional(db, duty)
        await acts.record('additionalResponsibility.submitted', duty, { responsibility, note: null })
      },
    ],
    granted: [artist.account.email, async () => acts.record('statusUpgrade.approved', request.id, await upgraded())],
    refused: [artist.account.email, async () => acts.record('statusUpgrade.rejected', request.id, await upgraded())],
    raised: [artist.account.email, () => moved('raised')],
    lowered: [artist.account.email, () => moved('lowered')],
    corrected: [artist.account.email, () => moved('corrected')],
  }
  const saying = async () => {
    const named: string[] = []
    for (const [mail, [to, write]] of Object.entries(written)) {
      await write()
      const { subject, text } = await world.lastMail(to)
      if (`${subject} ${text}`.includes(name.pl)) named.push(mail)
      else expect(text).toContain('(zobaczysz w portalu)')
    }
    return named
  }
  expect(await saying()).toEqual(Object.keys(written))
  await db
    .updateTable('users')
    .set({ email_proven_at: null })
    .where('id', 'in', [student.id, artist.id, office.id])
    .execute()
  expect(await saying()).toEqual([])
})

test('a link for a recipient who may have no account opens in the language of its email', async () => {
  const send = (language_name: 'pl' | 'en-US', route: string) => {
    const message = mailTo({ email: 'model@example.com', first_name: 'Olga', language_name })
    const params = { ...message.params, artist: 'Maja Żurawska' }
    return sendMail({ ...world.portal, now: world.clock.now() }, { ...message, params, name: 'consent_asked', route })
  }
  for (const [language, route] of [
    ['pl', 'portfolio/consent/abc'],
    ['en-US', 'training/offer/abc'],
    ['en-US', 'training/review-case/abc'],
  ] as const) {
    await send(language, route)
    expect(await world.lastMail('model@example.com')).toMatchObject({ route, language })
  }
  await send('en-US', 'portfolio/12')
  expect(await world.lastMail('model@example.com')).toMatchObject({ route: 'portfolio/12', language: null })
})

test('of older accounts, those are trusted that chose a password by an emailed link and still have the address', async () => {
  const people = [await world.person('client'), await world.person('client'), await world.person('client')]
  const [unchanged, changed, never] = people.map(({ id }) => id) as [number, number, number]
  const line = (event: string, subject_id: number, details: object, minutes: number) =>
    world.db
      .insertInto('audit_log')
      .values({
        ...{ event, subject_id, details: details as never, user_id: null, ip: null },
        at: new Date(Date.now() + minutes * 60_000),
      })
      .execute()
  for (const id of [unchanged, changed]) await line('user.passwordReset', id, {}, 1)
  await line(
    'user.edited',
    changed,
    { changes: [{ field: 'email', before: 'a@example.com', after: 'b@example.com' }] },
    2,
  )
  await world.db.deleteFrom('demo_academy').execute()
  const undone =
    'drop trigger users_forget_email_proof on users; drop function forget_email_proof; alter table users drop column email_proven_at;'
  const client = new pg.Client(world.connection)
  await client.connect()
  await client.query(`${undone} ${await readFile('migrations/0162-proven-emails.sql', 'utf8')}`)
  await client.end()
  const proven = world.db.selectFrom('users').select('id').where('email_proven_at', 'is not', null)
  const all = (await proven.execute()).map(({ id }) => id)
  expect([unchanged, changed, never].filter((id) => all.includes(id))).toEqual([unchanged])
})
