import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { seatAt } from '#testing/make/make-seats.ts'
import { insertTraining, newDraft } from '#testing/make/make-trainings.ts'
import { overlappingTrainings } from './overlaps.queries.ts'

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await idOf(cast.artist.email)
  return world.close
})

const reason = 'Sala ma jedno stanowisko.'
type Draft = Input<typeof trainings.create>

test('from a draft to a published training, each step in the history with who took it', async () => {
  const { artist, office } = world.as
  const { data: draft } = await artist.send(trainings.create, newDraft())
  expect(draft).toMatchObject({ state: 'DRAFT', is_own: true, seats_taken: 0, artist: { id: artistId } })
  await artist.send(trainings.submit, { id: draft.id, revision: draft.revision })
  const queue = async () => (await office.send(trainings.list, { scope: 'verification' })).data.map(({ id }) => id)
  expect(await queue()).toContain(draft.id)
  const { trainingsPendingVerificationsInvitationsCount: count } = await office.send(dashboard.counters, {})
  expect(count).toBe((await queue()).length)
  await office.send(trainings.accept, { id: draft.id })
  const { data: published } = await artist.send(trainings.publish, { id: draft.id })
  expect(published.history.map(({ event, to, by }) => [event, to, by])).toEqual([
    ['publish', 'PUBLISHED', 'Maja Żurawska'],
    ['accept', 'ACCEPTED', 'Joanna Wrońska'],
    ['submit', 'PENDING_VERIFICATION', 'Maja Żurawska'],
    ['created', 'DRAFT', 'Maja Żurawska'],
  ])
  expect(published.differences).toEqual([])
})

test('a rejected one shows why, can be edited and submitted again', async () => {
  const { artist, office } = world.as
  const id = await insertTraining(world.db, artistId, { state: 'PENDING_VERIFICATION' }, { days: 100 })
  const { data: rejected } = await office.send(trainings.reject, { id, reason })
  expect(rejected).toMatchObject({ state: 'REJECTED', rejection_reason: reason })
  expect((await world.lastMail(cast.artist.email)).text).toContain(reason)
  await artist.send(trainings.update, { id, ...newDraft() })
  const { data } = await artist.send(trainings.submit, { id })
  expect(data).toMatchObject({ state: 'PENDING_VERIFICATION', rejection_reason: null })
})

describe('an edit of what was verified', () => {
  const verified = async () => {
    const { data: draft } = await world.as.artist.send(trainings.create, newDraft())
    for (const step of ['submit', 'accept', 'publish'] as const)
      await world.as[step === 'accept' ? 'office' : 'artist'].send(trainings[step], { id: draft.id })
    const { data } = await world.as.artist.send(trainings.get, { id: draft.id })
    return data
  }
  const typed = ({ history: _, differences: __, ...training }: Awaited<ReturnType<typeof verified>>) =>
    ({ ...training, revision: training.revision }) as unknown as Input<typeof trainings.update>

  test('is submitted again with the difference; an approval makes it the new version', async () => {
    const before = await verified()
    const price = { amount: 99_000, currency: 'PLN' as const }
    const { data: sentBack } = await world.as.artist.send(trainings.update, { ...typed(before), price })
    expect(sentBack.state).toBe('PENDING_VERIFICATION')
    expect(sentBack.differences).toEqual([{ field: 'price', before: before.price, after: price }])
    const { data: row } = await world.as.office.send(trainings.list, {
      scope: 'verification',
      sortBy: 'id',
      descending: 1,
    })
    expect(row[0]).toMatchObject({ id: before.id, was_verified: true })
    const { data: accepted } = await world.as.office.send(trainings.accept, { id: before.id })
    expect(accepted.differences).toEqual([])
  })

  test('stays where it is, if only its words change, or the office does it', async () => {
    const before = await verified()
    const description = { pl: 'Inny opis', 'en-US': 'Another description' }
    const { data: renamed } = await world.as.artist.send(trainings.update, { ...typed(before), description })
    expect(renamed.state).toBe('PUBLISHED')
    const { data } = await world.as.office.send(trainings.update, { ...typed(renamed), seats_max: 12 })
    expect(data).toMatchObject({ state: 'PUBLISHED', seats_max: 12, differences: [] })
    const { data: again } = await world.as.artist.send(trainings.update, { ...typed(data), seats_max: 8 })
    expect(again.differences).toEqual([{ field: 'seats_max', before: 12, after: 8 }])
  })

  test.each([{ title: { pl: 'Usta', 'en-US': 'Lips' } }, { technique: 'LIPS' as const }, { language: 'en' as const }])(
    'is submitted again with what certificates print: %o',
    async (printed) => {
      const { data } = await world.as.artist.send(trainings.update, { ...typed(await verified()), ...printed })
      expect(data).toMatchObject({ state: 'PENDING_VERIFICATION', differences: [{ field: Object.keys(printed)[0] }] })
    },
  )

  test('notifies participants of another time, in its local time', async () => {
    const before = await verified()
    await seatAt(world.db, before.id, cast.fellow.email)
    const sessions = [{ day: '2032-07-01', from: '08:15', to: '12:00' }]
    await world.as.office.send(trainings.update, { ...typed(before), sessions })
    const { text } = await world.lastMail(cast.fellow.email)
    expect(text).toContain('1 lipca 2032, 08:15–12:00 (czas środkowoeuropejski)')
  })
})

test('of two who edit at once the second is shown what the first did, and who', async () => {
  const { artist, office } = world.as
  const { data } = await artist.send(trainings.create, newDraft())
  const draft = { ...newDraft(), sessions: data.sessions }
  const input = { ...draft, id: data.id, revision: data.revision }
  await office.send(trainings.update, { ...input, seats_max: 5 })
  expect(await artist.call(trainings.update, { ...input, seats_max: 6 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', details: { changes: [{ field: 'seats_max', after: 5, by: 'Joanna Wrońska' }] } },
  })
})

test('a decision rests on what was on the screen', async () => {
  const id = await insertTraining(world.db, artistId, { state: 'PENDING_VERIFICATION' }, { days: 200 })
  const { data } = await world.as.office.send(trainings.get, { id })
  await world.as.artist.send(trainings.update, { id, ...newDraft() })
  expect(await world.as.office.call(trainings.accept, { id, revision: data.revision })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
})

describe('two trainings of one artist at once', () => {
  const at = (day: string, from: string, to: string): Draft => ({ ...newDraft(), sessions: [{ day, from, to }] })

  test('are refused with the name of the other, unless there is a reason', async () => {
    const { artist } = world.as
    const { data: first } = await artist.send(trainings.create, at('2033-03-05', '10:00', '14:00'))
    const second = at('2033-03-05', '13:00', '18:00')
    const { status, body } = await artist.call(trainings.create, second)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'training_overlaps',
        message: expect.stringContaining('Brwi pudrowe od podstaw” (5 marca 2033, 10:00–14:00)'),
        details: { overlaps: [{ id: first.id, title: first.title, time_zone: 'Europe/Warsaw' }] },
      },
    })
    await artist.send(session.changeLanguage, { language: 'en-US' })
    const { text } = await artist.call(trainings.create, second)
    await artist.send(session.changeLanguage, { language: 'pl' })
    expect(text.replaceAll('\u202f', ' ')).toContain('(March 5, 2033, 10:00 AM–2:00 PM)')
    const { data } = await artist.send(trainings.create, {
      ...second,
      overlap_reason: 'Asystentka prowadzi ćwiczenia.',
    })
    expect(data.overlap_reason).toBe('Asystentka prowadzi ćwiczenia.')
    const { data: overlapping } = await artist.send(trainings.create, {
      ...at('2033-03-05', '18:00', '19:00'),
      overlap_reason: 'Na zapas.',
    })
    expect(overlapping.overlap_reason).toBeNull()
  })

  test('are found for the user who moves one of them', async () => {
    const { data } = await world.as.artist.send(trainings.create, at('2033-04-05', '10:00', '14:00'))
    const planned = { artistId, exceptTrainingId: null, sessions: data.sessions }
    expect(await overlappingTrainings(world.db, planned)).toMatchObject([{ id: data.id }])
    expect(await overlappingTrainings(world.db, { ...planned, exceptTrainingId: data.id })).toEqual([])
  })

  test('are never planned by two calls at the same moment', async () => {
    const same = at('2033-05-05', '10:00', '14:00')
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.as.artist.call(trainings.create, same)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })
})

describe('sessions are typed by the clock on the wall', () => {
  const planned = (time_zone: string, ...sessions: Draft['sessions']): Draft => ({ ...newDraft(), time_zone, sessions })

  test('over midnight and over a change of the clock they stay whole', async () => {
    const draft = planned(
      'Europe/Warsaw',
      { day: '2034-03-25', from: '22:00', to: '06:00' },
      { day: '2034-10-28', from: '22:00', to: '06:00' },
    )
    const { data } = await world.as.artist.send(trainings.create, draft)
    expect(data.sessions.map(({ id: _, ...session }) => session)).toMatchObject([
      {
        ...draft.sessions[0],
        starts_at: expect.stringMatching(/^2034-03-25T21:00/),
        ends_at: expect.stringMatching(/^2034-03-26T04:00/),
      },
      {
        ...draft.sessions[1],
        starts_at: expect.stringMatching(/^2034-10-28T20:00/),
        ends_at: expect.stringMatching(/^2034-10-29T05:00/),
      },
    ])
  })

  test.each([
    ['Europe/Warsaw', { day: '2034-03-26', from: '02:30', to: '06:00' }, 'sessions.0.from'],
    ['America/New_York', { day: '2034-03-11', from: '22:00', to: '02:30' }, 'sessions.0.to'],
    ['Europe/Nowhere', { day: '2034-03-11', from: '22:00', to: '23:00' }, 'time_zone'],
    ['America/Los_Angeles', { day: '9999-12-31', from: '20:00', to: '23:00' }, 'sessions.0.day'],
    ['Europe/Warsaw', { day: '2034-02-30', from: '22:00', to: '23:00' }, 'sessions.0.day'],
    ['Europe/Warsaw', { day: '2034-02-20', from: '25:00', to: '23:00' }, 'sessions.0.from'],
  ])('in %s %j is refused at %s', async (zone, session, field) => {
    const { status, body } = await world.as.artist.call(trainings.create, planned(zone, session))
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  test('of a time that comes twice an edit keeps the one that it was', async () => {
    const { data } = await world.as.artist.send(
      trainings.create,
      planned('Europe/Warsaw', { day: '2035-10-28', from: '02:30', to: '05:00' }),
    )
    const [session] = data.sessions
    const later = '2035-10-28T01:30:00.000Z'
    await world.db
      .updateTable('training_sessions')
      .set({ starts_at: later })
      .where('training_id', '=', data.id)
      .execute()
    const draft = planned('Europe/Warsaw', { id: session?.id, day: '2035-10-28', from: '02:30', to: '05:00' })
    const { data: edited } = await world.as.artist.send(trainings.update, { ...draft, id: data.id, seats_max: 3 })
    expect(edited.sessions.map(({ id, starts_at }) => [id, new Date(starts_at).toISOString()])).toEqual([
      [session?.id, later],
    ])
  })

  test('two that overlap are refused', async () => {
    const day = '2034-06-01'
    const draft = planned('Europe/Warsaw', { day, from: '10:00', to: '14:00' }, { day, from: '13:00', to: '15:00' })
    expect(await world.as.artist.call(trainings.create, draft)).toMatchObject({
      status: 422,
      body: { errors: { 'sessions.1.from': [expect.any(String)] } },
    })
  })
})

test('places and seats are checked by name', async () => {
  const { artist, office } = world.as
  const errorsOf = async (draft: object) => {
    const { body } = await artist.call(trainings.create, { ...newDraft(), ...draft })
    return Object.keys((body as unknown as { errors: object }).errors)
  }
  expect(await errorsOf({ venue: null })).toEqual(['venue.name'])
  expect(await errorsOf({ seats_min: 9 })).toEqual(['seats_max'])
  const { data: online } = await artist.send(trainings.create, { ...newDraft(), kind: 'ONLINE' })
  expect(online).toMatchObject({ venue: null, city: null, online_url: null })

  const id = await insertTraining(world.db, artistId, { state: 'PUBLISHED' }, { students: 2, days: 300 })
  const { body } = await office.call(trainings.update, { ...newDraft(), id, seats_max: 1 })
  expect(body).toMatchObject({ errors: { seats_max: [expect.any(String)] } })
})

test('an artist without the right to hold own trainings cannot add one, and sees why', async () => {
  const { visitor, id } = await world.person('pro-artist')
  await world.db.updateTable('pro_artists').set({ has_own_trainings: false }).where('user_id', '=', id).execute()
  expect(await visitor.call(trainings.create, newDraft())).toMatchObject({
    status: 403,
    body: { code: 'no_own_trainings', message: expect.stringContaining('wyłączone') },
  })
})

test('a training is completed after its last session, once, and counts for its artist', async () => {
  const { artist } = world.as
  const id = await insertTraining(world.db, artistId, { state: 'PUBLISHED' }, { days: 400 })
  expect(await artist.call(trainings.complete, { id })).toMatchObject({
    status: 409,
    body: { code: 'training_not_over' },
  })
  const count = () =>
    world.db
      .selectFrom('pro_artists')
      .select('trainings_completed as count')
      .where('id', '=', artistId)
      .executeTakeFirstOrThrow()
  const before = await count()
  const over = await insertTraining(world.db, artistId, { state: 'PUBLISHED' }, { days: -400 })
  await seatAt(world.db, over, null, { outcome: 'FAIL' })
  const answers = await Promise.all([1, 2, 3].map(() => artist.call(trainings.complete, { id: over })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await count()).count).toBe(before.count + 1)
})

test('only a draft is deleted; a published one is canceled with a reason', async () => {
  const { artist } = world.as
  const id = await insertTraining(world.db, artistId, { state: 'PUBLISHED' }, { students: 1, days: 500 })
  expect(await artist.call(trainings.remove, { id })).toMatchObject({ status: 409, body: { code: 'training_state' } })
  const { data } = await artist.send(trainings.cancel, { id, reason })
  expect(data).toMatchObject({ state: 'CANCELLED', cancel_reason: reason })
  expect(await artist.call(trainings.update, { id, ...newDraft() })).toMatchObject({ status: 409 })
})

test('the export has the rows of the list, under its filters; words are found without diacritics', async () => {
  const { office, artist } = world.as
  for (const query of [{ filter: 'zurawska lodz' }, { country: 'PL', seatsLeft: 1 }, { kind: 'ONLINE' }] as const) {
    const { data, meta } = await office.send(trainings.list, query)
    expect(data.length).toBeGreaterThan(0)
    const { text } = await office.call(trainings.export, query)
    expect(text.trim().split('\r\n')).toHaveLength((meta.total ?? 0) + 1)
    expect((await office.send(trainings.counts, query)).data.total).toBe(meta.total)
  }
  const { text } = await office.call(trainings.export, { filter: 'zurawska' })
  expect(text).toContain('"Maja Żurawska"')
  expect(text).not.toContain('Żurawska Maja')
  const { data: own } = await artist.send(trainings.list, { scope: 'all' })
  expect(own.every(({ is_own }) => is_own)).toBe(true)
  const { data: full } = await office.send(trainings.list, { seatsLeft: 0 })
  expect(full.every(({ seats_taken, seats_max }) => seats_taken === seats_max)).toBe(true)
})

async function idOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
