import { beforeAll, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import {
  additionalResponsibilities,
  maxEvidence,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertAdditional, insertEvidence } from '#testing/make/make-responsibilities.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const calls = additionalResponsibilities

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const named = (pl: string, english = pl) => ({ pl, 'en-US': english })
const photos = {
  name: named('Zdjęcia po wygojeniu', 'Healed pictures'),
  description: named('Trzy prace po sześciu tygodniach.'),
  due_on: '2030-05-01',
  is_evidence_wanted: true,
}

test('for one artist one language is enough: the other shows the same words, everywhere', async () => {
  const { office } = world.as
  const { artist, artistId, email } = await somebody()
  const inPolish = { ...photos, name: { pl: 'Zgoda na zdjęcie' }, description: { pl: 'Podpisana.', 'en-US': null } }
  const { data } = await office.send(calls.create, { pro_artist_id: artistId, ...inPolish })
  expect(data).toMatchObject({ name: named('Zgoda na zdjęcie'), description: named('Podpisana.') })
  await artist.send(session.changeLanguage, { language: 'en-US' })
  const english = { name: { 'en-US': 'A signed form' }, description: { pl: '', 'en-US': 'By hand.' } }
  await office.send(calls.update, { id: data.id, ...photos, ...english, revision: data.revision })
  expect((await artist.send(calls.get, { id: data.id })).data.name).toEqual({
    ...named('A signed form'),
    only: 'en-US',
  })
  await artist.send(calls.addEvidence, { id: data.id, file: await sample('certificate.pdf') })
  await artist.send(calls.submit, { id: data.id })
  await office.send(calls.accept, { id: data.id, comment: null })
  expect((await world.lastMail(email)).subject).toContain('A signed form')
  const none = { ...photos, name: { pl: ' ', 'en-US': null }, pro_artist_id: artistId }
  expect(await office.call(calls.create, none)).toMatchObject({
    status: 422,
    body: { errors: { 'name.pl': [expect.any(String)] } },
  })
})

test('requested, handed in, returned, handed in again, accepted; each side is notified', async () => {
  const { as } = world
  const { artist, artistId, email } = await somebody()
  const toOwner = await noticesOf(cast.owner.email)
  const { data: given } = await as.office.send(calls.create, { pro_artist_id: artistId, ...photos })
  expect(given).toMatchObject({ status: 'TODO', is_own: false, evidence: [] })
  const { id } = given
  expect(await world.lastMail(email)).toMatchObject({
    subject: 'Nowy obowiązek: Zdjęcia po wygojeniu',
    text: expect.stringContaining('Termin: 1 maja 2030.'),
    route: `responsibilities/additional/${id}`,
  })
  expect((await artist.send(calls.get, { id })).data).toMatchObject({ is_own: true, name: photos.name })

  expect((await artist.call(calls.submit, { id })).body).toMatchObject({ errors: { evidence: [expect.any(String)] } })
  const { data: shown } = await artist.send(calls.addEvidence, { id, file: await sample('certificate.pdf') })
  expect(shown.evidence).toMatchObject([{ name: 'certificate.pdf', mime: 'application/pdf' }])
  await artist.send(calls.submit, { id, note: 'Dwie z trzech prac.' })
  const arrived = await world.lastMail(cast.office.email)
  expect(arrived.subject).toBe('Do sprawdzenia: Zdjęcia po wygojeniu (Ewa Zielińska)')
  expect(arrived.text).toContain('> Dwie z trzech prac.')

  await as.office.send(calls.sendBack, { id, comment: 'Brakuje trzeciej.' })
  const sentBack = { status: 'TODO', again: 'sendBack', comment: 'Brakuje trzeciej.' }
  expect((await artist.send(calls.get, { id })).data).toMatchObject(sentBack)
  expect((await artist.send(calls.list, {})).data).toMatchObject([{ id, ...sentBack }])
  expect((await artist.send(dashboard.mine, {})).additionalResponsibilities).toMatchObject([{ id, ...sentBack }])
  expect((await noticesOf(email)).at(-1)).toBe('responsibility_sent_back')
  expect((await world.lastMail(email)).text).toContain('> Brakuje trzeciej.')
  await artist.send(calls.addEvidence, { id, file: await sample('photo.jpg') })
  await artist.send(calls.submit, { id, note: 'Jest trzecia.' })
  const { data: done } = await as.owner.send(calls.accept, { id, comment: 'Piękne!' })
  expect(done).toMatchObject({ status: 'DONE', note: 'Jest trzecia.' })
  expect(done.history.map(({ event, words, by }) => [event, words, by]).reverse()).toEqual([
    ['give', null, 'Joanna Wrońska'],
    ['addEvidence', 'certificate.pdf', 'Anna Nowak'],
    ['submit', 'Dwie z trzech prac.', 'Anna Nowak'],
    ['sendBack', 'Brakuje trzeciej.', 'Joanna Wrońska'],
    ['addEvidence', 'photo.jpg', 'Anna Nowak'],
    ['submit', 'Jest trzecia.', 'Anna Nowak'],
    ['accept', 'Piękne!', 'Helena Zawadzka'],
  ])
  expect((await world.lastMail(email)).subject).toBe('Obowiązek zaliczony: Zdjęcia po wygojeniu')
  expect(await noticesOf(email)).toEqual([
    'responsibility_given',
    'responsibility_sent_back',
    'responsibility_accepted',
  ])
  expect((await noticesOf(cast.owner.email)).slice(toOwner.length)).toEqual([
    'responsibility_submitted',
    'responsibility_submitted',
  ])
})

test('only what the state allows can be done; everything else is refused with the state', async () => {
  const { as, db, clock } = world
  const { artist, artistId } = await somebody()
  const make = async (status: 'TODO' | 'SUBMITTED' | 'DONE' | 'WAIVED') =>
    (await insertAdditional(db, artistId, clock.now(), { status })).id
  const comment = 'Proszę poprawić.'
  const tries = {
    submit: (id: number) => artist.call(calls.submit, { id }),
    withdraw: (id: number) => artist.call(calls.withdraw, { id }),
    addEvidence: async (id: number) => artist.call(calls.addEvidence, { id, file: await sample('photo.png') }),
    accept: (id: number) => as.office.call(calls.accept, { id }),
    sendBack: (id: number) => as.office.call(calls.sendBack, { id, comment }),
    waive: (id: number) => as.office.call(calls.waive, { id }),
    reopen: (id: number) => as.office.call(calls.reopen, { id, comment }),
    update: (id: number) => as.office.call(calls.update, { id, ...photos }),
  }
  const possible = {
    TODO: ['submit', 'addEvidence', 'waive', 'update'],
    SUBMITTED: ['withdraw', 'accept', 'sendBack', 'waive', 'update'],
    DONE: ['reopen'],
    WAIVED: ['reopen'],
  }
  for (const [status, allowed] of Object.entries(possible)) {
    for (const [name, attempt] of Object.entries(tries)) {
      const answer = await attempt(await make(status as keyof typeof possible))
      const isAllowed = (allowed as string[]).includes(name)
      expect(answer.status < 300, `${name} while ${status}: ${answer.text}`).toBe(isAllowed)
      if (!isAllowed) expect(answer.status).toBe(409)
    }
  }
})

test('what was closed by mistake is reopened: with a reason, and the artist is notified', async () => {
  const { as, db, clock } = world
  const { artist, artistId, email } = await somebody()
  const comment = 'Odwołaliśmy nie ten obowiązek, przepraszamy.'
  for (const status of ['DONE', 'WAIVED'] as const) {
    const { id } = await insertAdditional(db, artistId, clock.now(), { status })
    expect((await as.office.attempt(calls.reopen, { id, comment: '' })).status).toBe(422)
    const { data } = await as.office.send(calls.reopen, { id, comment })
    expect(data).toMatchObject({ status: 'TODO', comment, history: [{ event: 'reopen', words: comment }] })
    const mail = await world.lastMail(email)
    expect(mail.subject).toBe('[wymagane działanie] Znów do zrobienia: Relacja z gabinetu')
    expect(mail).toMatchObject({
      text: expect.stringContaining(`> ${comment}`),
      route: `responsibilities/additional/${id}`,
    })
    expect((await noticesOf(email)).at(-1)).toBe('responsibility_reopened')
    await artist.send(calls.submit, { id })
  }
})

test('a decision is valid only for what was shown: a file replaced meanwhile is named', async () => {
  const { as } = world
  const { artist, artistId } = await somebody()
  const { data } = await as.office.send(calls.create, { pro_artist_id: artistId, ...photos })
  const { id } = data
  const { data: shown } = await artist.send(calls.addEvidence, { id, file: await sample('certificate.pdf') })
  await artist.send(calls.submit, { id })
  const { revision } = (await as.office.send(calls.get, { id })).data

  await artist.send(calls.withdraw, { id })
  await artist.send(calls.removeEvidence, { id, evidence_id: shown.evidence[0]?.id as number })
  await artist.send(calls.addEvidence, { id, file: await sample('photo.png') })
  await artist.send(calls.submit, { id })
  const decisions = [calls.accept, calls.sendBack, calls.waive]
  for (const decision of decisions) {
    const { status, body } = await as.office.call(decision, { id, revision, comment: 'Dziękujemy.' })
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(body).toMatchObject({
      message: expect.stringContaining(
        'wycofano zgłoszenie, usunięto plik certificate.pdf, dodano plik photo.png i zgłoszono wykonanie',
      ),
    })
  }
  const now = (await as.office.send(calls.get, { id })).data.revision
  const accepted = await as.office.send(calls.accept, { id, revision: now })
  expect(accepted.data.status).toBe('DONE')
})

test('an edit that changes nothing is no news: no entry, no notification, and a decision made before it holds', async () => {
  const { as } = world
  const { artist, artistId, email } = await somebody()
  const { id } = (await as.office.send(calls.create, { pro_artist_id: artistId, ...photos })).data
  await artist.send(calls.addEvidence, { id, file: await sample('certificate.pdf') })
  await artist.send(calls.submit, { id })
  const { history, revision } = (await as.office.send(calls.get, { id })).data
  const { data } = await as.owner.send(calls.update, { id, ...photos })
  expect(data.history).toEqual(history)
  expect(await noticesOf(email)).toEqual(['responsibility_given'])
  const accepted = await as.office.send(calls.accept, { id, revision })
  expect(accepted.data.status).toBe('DONE')
})

test('of two who decide at once one does, the other is refused', async () => {
  const { as, db, clock } = world
  const { artistId } = await somebody()
  const { id } = await insertAdditional(db, artistId, clock.now(), { status: 'SUBMITTED' })
  const answers = await Promise.all([
    as.office.call(calls.accept, { id }),
    as.owner.call(calls.sendBack, { id, comment: 'Jeszcze raz.' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an artist never reaches another’s, and a piece of evidence only under its own responsibility', async () => {
  const { as, db, clock } = world
  const [one, other] = [await somebody(), await somebody()]
  const own = await insertEvidence(db, one.artistId, clock.now())
  const foreign = await insertEvidence(db, other.artistId, clock.now())
  const mixed = { id: own.id, evidence_id: foreign.evidence_id }
  const { artist } = one
  const attempts = [
    artist.call(calls.get, foreign),
    artist.call(calls.submit, foreign),
    artist.call(calls.addEvidence, { ...foreign, file: await sample('photo.png') }),
    artist.call(calls.removeEvidence, foreign),
    artist.call(calls.evidence, foreign),
    artist.call(calls.removeEvidence, mixed),
    artist.call(calls.evidence, mixed),
    as.office.call(calls.evidence, mixed),
  ]
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 404))
  const { data } = await artist.send(calls.list, { artistId: other.artistId })
  expect(data).toEqual([])
  expect((await artist.send(calls.list, {})).data.map(({ id }) => id)).toEqual([own.id])
})

test('evidence is deleted with its file; of too many the last is refused', async () => {
  const { as, db, clock } = world
  const { artist, artistId } = await somebody()
  const { id, evidence_id } = await insertEvidence(db, artistId, clock.now())
  const files = () => db.selectFrom('files').select('id').where('purpose', '=', 'evidence').execute()
  const before = (await files()).length
  expect((await artist.send(calls.removeEvidence, { id, evidence_id })).data.evidence).toEqual([])
  expect(await files()).toHaveLength(before - 1)

  for (let count = 0; count < maxEvidence; count += 1)
    await artist.send(calls.addEvidence, { id, file: await sample('certificate.pdf') })
  const tooMany = await artist.call(calls.addEvidence, { id, file: await sample('certificate.pdf') })
  expect(tooMany.body).toMatchObject({ errors: { file: [expect.any(String)] } })
  await as.office.send(calls.remove, { id })
  expect(await files()).toHaveLength(before - 1)
})

test('overdue is what is still to do after its last day in the academy', async () => {
  const { as, db, clock } = world
  const { artist, artistId } = await somebody()
  const yesterday = academyDay(new Date(clock.now().getTime() - 86_400_000))
  const make = async (values: object) => (await insertAdditional(db, artistId, clock.now(), values)).id
  const late = await make({ due_on: yesterday })
  const today = await make({ due_on: academyDay(clock.now()) })
  const submitted = await make({ due_on: yesterday, status: 'SUBMITTED' })
  const whenever = await make({})
  const { data } = await as.office.send(calls.list, { artistId, overdue: 1 })
  expect(data.map(({ id }) => id)).toEqual([late])
  const others = await as.office.send(calls.list, { artistId, overdue: 0, sortBy: 'due_on' })
  expect(others.data.map(({ id }) => id).sort()).toEqual([today, submitted, whenever].sort())
  const { additionalResponsibilities: due } = await artist.send(dashboard.mine, {})
  expect(due.map(({ id }) => id)).toEqual([late, today, whenever, submitted])
  expect(due[0]).toMatchObject({ is_overdue: true, status: 'TODO', due_on: yesterday })
})

test('the office finds by the responsibility or by the artist, and sees first what waits for it', async () => {
  const { as, db, clock } = world
  const { artistId } = await somebody({ last_name: 'Łęczycka' })
  const name = named('Kolory na łękach')
  const todo = (await insertAdditional(db, artistId, clock.now(), { name, status: 'TODO' })).id
  const submitted = (await insertAdditional(db, artistId, clock.now(), { name, status: 'SUBMITTED' })).id
  for (const filter of ['leczycka', 'kolory leczy', 'ŁĘKACH']) {
    const { data } = await as.office.send(calls.list, { filter, sortBy: 'status' })
    expect(
      data.map(({ id }) => id),
      filter,
    ).toEqual([submitted, todo])
  }
})

test('only an artist of the network is given anything', async () => {
  const { as, db } = world
  const applicant = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', cast.applied.email)
    .executeTakeFirstOrThrow()
  for (const pro_artist_id of [applicant.id, 999_999_999]) {
    const { body } = await as.office.call(calls.create, { pro_artist_id, ...photos })
    expect(body).toMatchObject({ errors: { pro_artist_id: [expect.any(String)] } })
  }
})

/** An artist that no other test has to do with. */
async function somebody(values: { last_name?: string } = {}) {
  const { visitor, account } = await world.person('pro-artist')
  const artistId = (await visitor.send(session.user, {})).pro_artist?.id ?? 0
  if (values.last_name) await world.db.updateTable('pro_artists').set(values).where('id', '=', artistId).execute()
  return { artist: visitor as Visitor, artistId, email: account.email }
}

async function noticesOf(email: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'user_id')
    .select('type')
    .where('email', '=', email)
    .orderBy('notifications.id')
    .execute()
  return rows.map(({ type }) => type)
}
