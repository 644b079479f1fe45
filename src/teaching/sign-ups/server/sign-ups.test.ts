import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { settings, type signUpModes } from '#academy/settings/contract/settings.ts'
import { terms } from '#academy/terms/contract/terms.ts'
import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { moveTo } from '#testing/make/make-seats.ts'
import { openTrainingOf, signedUp, signUpFormOf, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { insertTermsVersion } from '#testing/make/make-terms.ts'
import { moveAllSignUpsOn } from './move-sign-ups-on.ts'

/* Who signs up for a training without an account: the proof of the email, the seat that is held, and the answers. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const open = (values: Parameters<typeof openTrainingOf>[2] = {}) =>
  openTrainingOf(world, null, { startsIn: 240, price_amount: 45_000, ...values })
const seats = async (id: number) =>
  world.db.selectFrom('trainings').select(['seats_taken', 'seats_max']).where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: number) =>
  (await world.db.selectFrom('sign_ups').select('state').where('id', '=', id).executeTakeFirst())?.state
const moveOn = (now = new Date()) => moveAllSignUpsOn({ ...world.portal, clock: () => now }, listeners)
const mails = (email: string) =>
  world.db.selectFrom('mails').select(['subject', 'text']).where('to', '=', email).orderBy('id').execute()
const linkIn = (text: string | null | undefined) => /sign-up\/link\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''

async function decide(sign_ups: (typeof signUpModes)[number], sign_up_hold_hours = 72) {
  await world.as.office.send(settings.setSignUps, { sign_ups, sign_up_hold_hours })
  onTestFinished(async () => {
    await world.as.office.send(settings.setSignUps, { sign_ups: 'REQUESTS', sign_up_hold_hours: 72 })
  })
}

/** A training of one seat that is taken. */
async function full() {
  const id = await open({ seats_max: 1 })
  const { account } = await world.person('client')
  const { data } = await world.as.office.send(participants.register, {
    ...{ id, student_id: await studentOf(world.db, account.email), student_package_id: null },
  })
  return { id, participant_id: data.id }
}

test('a guest signs up, proves the email by the link of a mail, and has a seat once the office accepts', async () => {
  const id = await open()
  const guest = await world.guest()
  const form = signUpFormOf(id)
  const { data: shown } = await guest.send(signUps.training, { training_id: id })
  expect(shown).toMatchObject({ price: { amount: 45_000 }, seats_left: 8, is_at_once: false })
  expect(shown).not.toHaveProperty('online_url')
  await guest.send(signUps.send, form)
  // Nothing is held, and nobody sees it.
  expect((await seats(id)).seats_taken).toBe(0)
  expect((await world.as.office.send(signUps.list, { trainingId: id })).data).toEqual([])

  const hash = linkIn((await world.lastMail(form.email)).text)
  // Reading the link, as mail programs do, changes nothing.
  expect((await guest.send(signUps.ofLink, { hash })).data.state).toBe('UNPROVEN')
  const { data: proven } = await guest.send(signUps.prove, { hash })
  expect(proven).toMatchObject({ state: 'WAITING', held_until: expect.any(String) })
  expect((await seats(id)).seats_taken).toBe(1)

  const [waiting] = (await world.as.office.send(signUps.list, { trainingId: id })).data
  const { data: seated } = await world.as.office.send(signUps.accept, { id: waiting?.id ?? 0 })
  expect(seated).toMatchObject({ state: 'SEATED', student: { first_name: 'Klara' }, by: expect.any(String) })
  expect((await seats(id)).seats_taken).toBe(1)
  const { data: own } = await guest.send(signUps.ofLink, { hash })
  expect(own.seat).toMatchObject({ due: 45_000, is_invited: true, transfer: { title: `SZK-${id} Nowa Klara` } })
  expect(own.seat?.transfer?.code).toContain(`|045000|Atelier Akademia Sty|SZK-${id} Nowa Klara|||`)
  const subjects = (await mails(form.email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(3)
  expect((await mails(form.email)).some(({ text }) => text?.includes('PL61 1090 1014'))).toBe(true)
})

describe('the form', () => {
  test('has the same response for any email, and a repeated form is one sign-up', async () => {
    const id = await open()
    const guest = await world.guest()
    const answers = []
    for (const email of [cast.office.email, cast.artist.email, cast.student.email, 'nikt@poczta.example'])
      answers.push(await guest.call(signUps.send, signUpFormOf(id, { email })))
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(4).fill([204, '']))
    const form = signUpFormOf(id)
    await guest.send(signUps.send, form)
    await guest.send(signUps.send, form)
    expect(await mails(form.email)).toHaveLength(1)
    // The answer was lost, and a typing error was corrected before it was sent again.
    const corrected = `poprawiona-${form.email}`
    await guest.send(signUps.send, { ...form, email: corrected })
    expect(await mails(corrected)).toHaveLength(1)
  })

  test('sends three mails a day to one address, and none for a program', async () => {
    const id = await open()
    const email = 'zasypana@poczta.example'
    for (let number = 0; number < 5; number += 1)
      await (await world.guest()).send(
        signUps.send,
        signUpFormOf(id, { email: number % 2 ? email : email.toUpperCase() }),
      )
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mails where lower("to") = ${email}
    `.execute(world.db)
    expect(rows[0]?.count).toBe(3)
    const form = signUpFormOf(id, { website: 'https://example.com' })
    expect((await (await world.guest()).call(signUps.send, form)).status).toBe(204)
    expect(await mails(form.email)).toEqual([])
  })

  test('sends three mails to one address also where many forms with it come at once', async () => {
    const id = await open()
    const email = 'naraz@poczta.example'
    const guests = await Promise.all(Array.from({ length: 8 }, () => world.guest()))
    await Promise.all(guests.map((guest) => guest.send(signUps.send, signUpFormOf(id, { email }))))
    expect(await mails(email)).toHaveLength(3)
  })

  test('is closed for what nobody sees, what has begun, and an academy that takes none', async () => {
    const guest = await world.guest()
    const closed = async (training_id: number) => {
      const answers = [
        await guest.call(signUps.training, { training_id }),
        await guest.call(signUps.send, signUpFormOf(training_id)),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'sign_up_closed' } })
    }
    await closed(await open({ state: 'ACCEPTED' }))
    await closed(await open({ startsIn: -1 }))
    await closed(2_000_000)
    const id = await open()
    await decide('OFF')
    await closed(id)
  })
})

describe('the terms of the academy', () => {
  test('are shown with the form, accepted as they were read, and named to both sides', async () => {
    const id = await open()
    const guest = await world.guest()
    const { terms: shown } = (await guest.send(signUps.training, { training_id: id })).data
    expect(shown).toMatchObject({ version: '1.0', files: [{ language: 'pl' }, { language: 'en-US' }] })
    const english = shown?.files[1]
    const form = signUpFormOf(id, { terms_id: english?.id })
    const unread = { ...form, accepts_terms: false }
    const refused = await guest.call(signUps.send, unread)
    expect(refused).toMatchObject({ status: 422, body: { errors: { accepts_terms: [expect.any(String)] } } })
    expect((await guest.call(signUps.send, { ...form, terms_id: null })).body).toMatchObject({
      errors: { terms_id: [expect.any(String)] },
    })
    expect(await mails(form.email)).toEqual([])

    await guest.send(signUps.send, form)
    const hash = linkIn((await world.lastMail(form.email)).text)
    const { terms: accepted } = (await guest.send(signUps.prove, { hash })).data
    expect(accepted).toEqual({ version: '1.0', url: english?.url })
    const [waiting] = (await world.as.office.send(signUps.list, { trainingId: id })).data
    expect((await world.as.office.send(signUps.get, { id: waiting?.id ?? 0 })).data.terms).toEqual(accepted)
  })

  test('that changed while the form was open are read again; what was accepted stays, and its document with it', async () => {
    const { db, as, guest: enter, clock } = await academyForTest()
    const id = await openTrainingOf({ db } as Academy, null, { startsIn: 240 })
    const guest = await enter()
    const first = await insertTermsVersion(db, academyDay(new Date(shift(clock.now(), { days: -1 }))))
    await guest.send(signUps.send, signUpFormOf(id, { terms_id: first.id }))
    const { name } = await insertTermsVersion(db, academyDay(clock.now()))
    const answer = await guest.call(signUps.send, signUpFormOf(id, { terms_id: first.id }))
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { terms_id: [expect.stringContaining('Regulamin')] } },
    })
    const { terms: shown } = (await guest.send(signUps.training, { training_id: id })).data
    expect(shown?.version).toBe(name)
    await guest.send(signUps.send, signUpFormOf(id, { terms_id: shown?.files[0]?.id }))
    const { rows } = await sql<{ name: string }>`
      select name from sign_ups join terms_versions on terms_versions.id = terms_version_id
      where training_id = ${id} order by sign_ups.id
    `.execute(db)
    expect(rows).toEqual([{ name: first.name }, { name }])
    expect(await as.office.call(terms.remove, { id: first.id })).toMatchObject({
      ...{ status: 409, body: { code: 'terms_accepted_by' } },
    })
  })

  test('are not required where the academy has none', async () => {
    const { db, guest: enter } = await academyForTest()
    const id = await openTrainingOf({ db } as Academy, null, { startsIn: 240 })
    await sql`truncate terms_acceptances, terms_files, terms_versions, sign_ups cascade`.execute(db)
    const guest = await enter()
    expect((await guest.send(signUps.training, { training_id: id })).data.terms).toBeNull()
    const form = signUpFormOf(id, { accepts_terms: undefined, terms_id: undefined })
    await guest.send(signUps.send, form)
    const row = await db.selectFrom('sign_ups').select('terms_version_id').executeTakeFirst()
    expect(row).toEqual({ terms_version_id: null })
  })
})

describe('the proof', () => {
  test('pressed twice, or by two at once, is one', async () => {
    const id = await open()
    const { hash, id: signUp } = await signedUp(world, id)
    const guests = await Promise.all(Array.from({ length: 5 }, () => world.guest()))
    const answers = await Promise.all(guests.map((guest) => guest.call(signUps.prove, { hash })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await seats(id)).seats_taken).toBe(1)
    expect(await stateOf(signUp)).toBe('WAITING')
  })

  test('of a second form for the same training leads to the first', async () => {
    const id = await open()
    const first = await waitingSignUp(world, id)
    const second = await signedUp(world, id, { email: first.email.toUpperCase() })
    const { data } = await (await world.guest()).send(signUps.prove, { hash: second.hash })
    expect(data.email).toBe(first.email)
    expect(await stateOf(second.id)).toBeUndefined()
    expect((await (await world.guest()).send(signUps.ofLink, { hash: second.hash })).data.state).toBe('WAITING')
    expect((await seats(id)).seats_taken).toBe(1)
  })

  test.each([
    ['an artist', cast.artist.email, 'sign_up_account'],
    ['the office', cast.office.email, 'sign_up_account'],
  ])('is refused to %s, and only there', async (_, email, code) => {
    const { hash } = await signedUp(world, await open(), { email })
    expect(await (await world.guest()).call(signUps.prove, { hash })).toMatchObject({ status: 409, body: { code } })
  })

  test('is refused to who has a seat, waits for one, or is blocked', async () => {
    const { account } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const refused = async (id: number) => {
      const { hash } = await signedUp(world, id, { email: account.email })
      return (await (await world.guest()).call(signUps.prove, { hash })).body
    }
    const id = await open()
    await world.as.office.send(participants.register, { id, student_id, student_package_id: null })
    expect(await refused(id)).toMatchObject({ code: 'sign_up_seated' })
    const other = await full()
    await world.as.office.send(waitingList.join, { id: other.id, student_id, is_paid_otherwise: true })
    expect(await refused(other.id)).toMatchObject({ code: 'sign_up_listed' })
    await world.db
      .updateTable('sign_ups')
      .set({ asked_at: shift(new Date(), { days: -2 }) })
      .execute()
    await world.db.updateTable('students').set({ status: 'BLOCKED' }).where('id', '=', student_id).execute()
    expect(await refused(await open({ startsIn: 500 }))).toMatchObject({ code: 'sign_up_blocked' })
  })

  test('comes too late after two days, and for a training that was called off or has begun', async () => {
    const guest = await world.guest()
    const late = await signedUp(world, await open())
    await world.db
      .updateTable('sign_ups')
      .set({ asked_at: shift(new Date(), { hours: -49 }) })
      .where('id', '=', late.id)
      .execute()
    expect((await guest.call(signUps.prove, { hash: late.hash })).status).toBe(404)
    await moveOn()
    expect((await guest.call(signUps.ofLink, { hash: late.hash })).status).toBe(404)
    const id = await open()
    const { hash } = await signedUp(world, id)
    await world.as.office.send(trainings.cancel, { id, reason: 'Choroba.' })
    expect((await guest.call(signUps.prove, { hash })).body).toMatchObject({ code: 'sign_up_over' })
    const begun = await open()
    const other = await signedUp(world, begun)
    await moveTo(world.db, begun, -1)
    expect((await guest.call(signUps.prove, { hash: other.hash })).body).toMatchObject({ code: 'sign_up_over' })
  })
})

test('by the mailbox of a record that was merged, nobody opens what waits for the student whose record stays', async () => {
  const id = await open()
  const [{ account: kept }, { account: merged }] = [await world.person('client'), await world.person('client')]
  const [into, gone] = [await studentOf(world.db, kept.email), await studentOf(world.db, merged.email)]
  const waiting = await waitingSignUp(world, id, { email: kept.email })
  await world.db.updateTable('students').set({ merged_into: into, status: 'BLOCKED' }).where('id', '=', gone).execute()

  const { hash } = await signedUp(world, id, { email: merged.email })
  const guest = await world.guest()
  expect(await guest.call(signUps.prove, { hash })).toMatchObject({ status: 409, body: { code: 'sign_up_waits' } })
  expect((await guest.send(signUps.ofLink, { hash })).data.email).toBe(merged.email)
  expect((await guest.send(signUps.ofLink, { hash: waiting.hash })).data.state).toBe('WAITING')
})

describe('seats', () => {
  test('are given once each, when fifty prove their email while the office registers as many', async () => {
    const id = await open({ seats_max: 7 })
    const links = []
    for (let number = 0; number < 25; number += 1) links.push(await signedUp(world, id))
    const students = await sql<{ id: number }>`
      select id from students where status = 'ACTIVE' and merged_into is null order by id limit 25
    `.execute(world.db)
    const guest = await world.guest()
    await Promise.all([
      ...links.map(({ hash }) => guest.call(signUps.prove, { hash })),
      ...students.rows.map(({ id: student_id }) =>
        world.as.office.call(participants.register, {
          ...{ id, student_id, student_package_id: null, is_overlap_meant: true },
        }),
      ),
    ])
    const { rows } = await sql<{ seats: number; held: number; taken: number }>`
      select (select count(*) from participants where training_id = ${id} and status <> 'CANCELLED')::int as seats,
        (select count(*) from sign_ups where training_id = ${id} and held_until is not null)::int as held,
        (select seats_taken from trainings where id = ${id}) as taken
    `.execute(world.db)
    const [counted] = rows as [{ seats: number; held: number; taken: number }]
    expect(counted.seats + counted.held).toBe(7)
    expect(counted.taken).toBe(7)
  })

  test('that are held count for everybody, and the office cannot give them away', async () => {
    const id = await open({ seats_max: 1 })
    const { id: signUp } = await waitingSignUp(world, id)
    const { account } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const register = { id, student_id, student_package_id: null }
    expect(await world.as.office.call(participants.register, register)).toMatchObject({
      body: { code: 'training_full' },
    })
    expect((await world.as.office.call(trainings.update, { id, seats_max: 0 } as never)).status).toBe(422)
    await world.as.office.send(signUps.refuse, { id: signUp, reason: 'Grupa jest pełna.' })
    await world.as.office.send(participants.register, register)
  })

  test('are free again when the time is over, and the sign-up waits on: with a longer time, on the list, or refused', async () => {
    const id = await open({ seats_max: 1 })
    const { id: signUp, email, hash } = await waitingSignUp(world, id)
    await moveOn(new Date(Date.now() + 71 * 3_600_000))
    expect((await seats(id)).seats_taken).toBe(1)
    await moveOn(new Date(Date.now() + 73 * 3_600_000))
    expect((await seats(id)).seats_taken).toBe(0)
    expect((await world.lastMail(email)).subject).toContain('nadal czeka')
    expect((await (await world.guest()).send(signUps.ofLink, { hash })).data).toMatchObject({
      ...{ state: 'WAITING', held_until: null, may_withdraw: true },
    })
    await world.as.office.send(signUps.hold, { id: signUp })
    expect((await seats(id)).seats_taken).toBe(1)
  })

  test('of a full training: the sign-up waits without one, and the office puts it on the list, which offers the next', async () => {
    const { id, participant_id } = await full()
    const { id: signUp, email } = await waitingSignUp(world, id)
    const answer = await world.as.office.call(signUps.accept, { id: signUp })
    expect(answer).toMatchObject({ status: 409, body: { code: 'training_full' } })
    expect(await stateOf(signUp)).toBe('WAITING')
    expect((await world.as.office.call(signUps.hold, { id: signUp })).body).toMatchObject({ code: 'training_full' })
    await world.as.office.send(signUps.putOnList, { id: signUp })
    expect(await stateOf(signUp)).toBe('WAITLISTED')
    await world.as.office.send(participants.cancel, {
      ...{ id, participant_id, is_entry_returned: true, is_late: false, is_told: false, reason: null },
    })
    expect((await world.lastMail(email)).text).toContain('training/offer/')
  })

  test('are assigned at once where the academy set so; once there are none the waiting list is used', async () => {
    await decide('SEATS')
    const id = await open({ seats_max: 1 })
    const first = await signedUp(world, id)
    const second = await signedUp(world, id)
    const guest = await world.guest()
    expect((await guest.send(signUps.prove, { hash: first.hash })).data).toMatchObject({
      ...{ state: 'SEATED', seat: { due: 45_000 } },
    })
    expect((await guest.send(signUps.prove, { hash: second.hash })).data.state).toBe('WAITLISTED')
    expect((await seats(id)).seats_taken).toBe(1)
  })

  test('are not assigned at once to a person who could pay with a package: the office clarifies it with them', async () => {
    await decide('SEATS')
    const id = await open()
    const { account } = await world.person('client')
    const { id: student_package_id } = await soldTo(world.db, account.email, {})
    const { id: signUp, hash } = await signedUp(world, id, { email: account.email })
    expect((await (await world.guest()).send(signUps.prove, { hash })).data.state).toBe('WAITING')
    const { data } = await world.as.office.send(signUps.get, { id: signUp })
    expect(data.packages.map((sold) => sold.id)).toEqual([student_package_id])
    await world.as.office.send(signUps.accept, { id: signUp, student_package_id })
    const [seat] = (await world.as.office.send(participants.board, { id })).data.participants
    expect(seat).toMatchObject({ package: { id: student_package_id }, payment: { due: 0 } })
  })
})

describe('the office', () => {
  test('sees what a colleague decided first, and decides on nothing that has changed', async () => {
    const { id } = await waitingSignUp(world, await open())
    const { data } = await world.as.office.send(signUps.get, { id })
    // Pressed again at once it is no longer time, and no event.
    await world.as.owner.send(signUps.hold, { id, revision: data.revision })
    expect((await world.as.office.send(signUps.get, { id })).data.revision).toBe(data.revision)
    const soon = shift(new Date(), { hours: 1 })
    await world.db.updateTable('sign_ups').set({ held_until: soon }).where('id', '=', id).execute()
    await world.as.owner.send(signUps.hold, { id, revision: data.revision })
    expect(await world.as.office.call(signUps.refuse, { id, reason: 'Nie.', revision: data.revision })).toMatchObject({
      ...{ status: 409, body: { code: 'changed_meanwhile' } },
    })
    await world.as.owner.send(signUps.accept, { id })
    expect((await world.as.office.call(signUps.refuse, { id, reason: 'Nie.' })).body).toMatchObject({
      code: 'sign_up_state',
    })
  })

  test('accepts a student who is there without a second account, and an answer that got lost counts once', async () => {
    const id = await open()
    const { account } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const { id: signUp, hash } = await waitingSignUp(world, id, { email: account.email, first_name: 'Inne' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let times = 0; times < 2; times += 1)
      expect((await world.as.office.call(signUps.accept, { id: signUp }, key)).status).toBe(200)
    const { participants: rows } = (await world.as.office.send(participants.board, { id })).data
    expect(rows.map(({ student }) => [student.id, student.first_name])).toEqual([[student_id, 'Anna']])
    // They got no invitation, so the page mentions none.
    expect((await (await world.guest()).send(signUps.ofLink, { hash })).data.seat).toMatchObject({ is_invited: false })
  })

  test('has nobody waiting for a training that is called off or has begun', async () => {
    const id = await open()
    const { id: held, email } = await waitingSignUp(world, id)
    await world.as.office.send(trainings.cancel, { id, reason: 'Choroba.' })
    expect(await stateOf(held)).toBe('LAPSED')
    expect((await seats(id)).seats_taken).toBe(0)
    expect((await world.lastMail(email)).subject).toContain('Szkolenie odwołane')
    const other = await open()
    const { id: waiting } = await waitingSignUp(world, other)
    await moveTo(world.db, other, -1)
    await moveOn()
    expect(await stateOf(waiting)).toBe('LAPSED')
  })
})

test('the artist sees requests for their own training, and nobody else’s', async () => {
  const { id: userId, visitor } = await world.person('pro-artist')
  const { id: artistId } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const own = await openTrainingOf(world, artistId, { startsIn: 240 })
  const { id, email } = await waitingSignUp(world, own)
  await waitingSignUp(world, await open())
  expect((await visitor.send(signUps.list, {})).data).toMatchObject([{ id, email }])
  expect((await visitor.call(signUps.accept, { id })).status).toBe(403)
})

describe('by their link people', () => {
  test('withdraw what waits, a seat and a place on the list; once more changes nothing', async () => {
    const guest = await world.guest()
    const id = await open({ seats_max: 1 })
    const { hash, id: signUp } = await waitingSignUp(world, id)
    for (let times = 0; times < 2; times += 1)
      expect((await guest.send(signUps.withdraw, { hash })).data.state).toBe('WITHDRAWN')
    expect((await seats(id)).seats_taken).toBe(0)
    expect((await world.as.office.call(signUps.accept, { id: signUp })).body).toMatchObject({ code: 'sign_up_state' })
    const again = await waitingSignUp(world, id)
    await world.as.office.send(signUps.accept, { id: again.id })
    await guest.send(signUps.withdraw, { hash: again.hash })
    expect((await seats(id)).seats_taken).toBe(0)
    const { id: fullId } = await full()
    const listed = await waitingSignUp(world, fullId)
    await world.as.office.send(signUps.putOnList, { id: listed.id })
    await guest.send(signUps.withdraw, { hash: listed.hash })
    expect((await world.as.office.send(participants.board, { id: fullId })).data.waiting).toEqual([])
  })

  test('read why they were refused', async () => {
    const { hash, id } = await waitingSignUp(world, await open())
    await world.as.office.send(signUps.refuse, { id, reason: 'To grupa dla zaawansowanych.' })
    expect((await (await world.guest()).send(signUps.ofLink, { hash })).data).toMatchObject({
      ...{ state: 'REFUSED', refusal: 'To grupa dla zaawansowanych.', may_withdraw: false },
    })
  })
})
