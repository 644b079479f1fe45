import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { moveTo, seatAt } from '#testing/make/make-seats.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await castArtist(world.db)
  return world.close
})

// All of them are the same artist's.
const overlap_reason = 'Prowadzimy je we dwie.'
const held_reason = 'Sala była zamknięta, spotkanie się nie odbyło.'

/** A training that began some hours ago, with somebody whose attendance is recorded and who passed. */
async function heldTraining(startsIn = -8) {
  const { db, as } = world
  const id = await insertTraining(db, artistId)
  await moveTo(db, id, startsIn)
  const seat = await seatAt(db, id, (await world.person('client')).account.email, { status: 'CONFIRMED' })
  const { data } = await as.artist.send(trainings.get, { id })
  const [session] = data.sessions as [(typeof data.sessions)[number]]
  await as.artist.send(participants.attend, {
    ...{ id, session_id: session.id },
    marks: [{ participant_id: seat, is_present: true }],
  })
  await as.artist.send(participants.grade, { id, participant_id: seat, outcome: 'PASS' })
  return { id, seat, session, typed: { ...data, overlap_reason } as unknown as Input<typeof trainings.update> }
}

const boardOf = async (id: number) => (await world.as.office.send(participants.board, { id })).data.participants[0]
const nextYear = { day: '2033-05-06', from: '10:00', to: '16:00' }

describe('a session that has begun', () => {
  test('is neither moved nor removed by its artist, in the form and in the calendar', async () => {
    const { id, session, typed } = await heldTraining(-2)
    for (const sessions of [[nextYear], [{ id: session.id, ...nextYear }], []]) {
      const refused = await world.as.artist.call(trainings.update, { ...typed, sessions, held_reason })
      expect(refused).toMatchObject({ status: 409, body: { code: 'session_held' } })
    }
    const dragged = await world.as.artist.call(calendar.moveSession, { id: session.id, ...nextYear })
    expect(dragged).toMatchObject({ status: 409, body: { code: 'session_held' } })
    const { day, from, to } = session
    const more = { ...typed, sessions: [{ id: session.id, day, from, to }, nextYear] }
    expect((await world.as.artist.call(trainings.update, more)).status).toBe(200)
    expect(await boardOf(id)).toMatchObject({ outcome: 'PASS', attendance: [{ is_present: true }] })
  })

  test('is changed by the office with a reason, once it was shown how many marks it affects', async () => {
    const { id, session, typed } = await heldTraining()
    const moved = { ...typed, sessions: [{ id: session.id, ...nextYear }] }
    const refused = await world.as.office.call(trainings.update, moved)
    expect(refused).toMatchObject({ status: 409, body: { code: 'held_reason_needed' } })
    expect((refused.body as unknown as { message: string }).message).toContain('dla 1 osoby')
    const { data } = await world.as.office.send(trainings.update, { ...moved, held_reason })
    expect(data.history[0]).toMatchObject({
      event: 'updated',
      comment: held_reason,
      changes: [{ field: 'sessions' }, { field: 'attendances', before: 1, after: 0 }],
    })
    // What is still to come has no attendance, and nobody has passed it.
    expect(await boardOf(id)).toMatchObject({ outcome: 'NONE', attendance: [] })
  })

  test('keeps its attendance when the office corrects its hours', async () => {
    const { id, session, typed } = await heldTraining()
    const { day, from } = session
    const to = from < '12:00' ? '13:13' : '23:13'
    const corrected = { ...typed, sessions: [{ id: session.id, day, from, to }], held_reason }
    const { data } = await world.as.office.send(trainings.update, corrected)
    expect(data.history[0]).toMatchObject({ comment: held_reason, changes: [{ field: 'sessions' }] })
    expect(await boardOf(id)).toMatchObject({ outcome: 'PASS', attendance: [{ is_present: true }] })
  })
})

test('a move that overlaps with other seats of participants has to be confirmed, in the form and in the calendar', async () => {
  const { db, as } = world
  const [id, other] = [
    await insertTraining(db, artistId, {}, { days: 300 }),
    await insertTraining(db, artistId, {}, { days: 310 }),
  ]
  for (const number of [1, 2]) {
    const { account } = await world.person('client')
    await seatAt(db, id, account.email, { status: number === 1 ? 'CONFIRMED' : 'REGISTERED' })
    await seatAt(db, other, account.email)
  }
  const planned = async (which: number) => (await as.office.send(trainings.get, { id: which })).data
  const { sessions, ...typed } = await planned(id)
  const [theirs] = (await planned(other)).sessions as [(typeof sessions)[number]]
  const time = { day: theirs.day, from: theirs.from, to: theirs.to }
  const edit = { ...typed, sessions: [{ id: sessions[0]?.id ?? 0, ...time }], overlap_reason } as unknown as Input<
    typeof trainings.update
  >
  const refused = await as.artist.call(trainings.update, edit)
  expect(refused).toMatchObject({ status: 409, body: { code: 'students_overlap' } })
  expect((refused.body as unknown as { message: string }).message).toContain('2 osoby')
  const moved = { id: sessions[0]?.id ?? 0, ...time, overlap_reason }
  expect(await as.artist.call(calendar.moveSession, moved)).toMatchObject({ body: { code: 'students_overlap' } })
  expect((await as.artist.call(trainings.update, { ...edit, is_overlap_meant: true })).status).toBe(200)
  // An overlap that existed before needs no confirmation.
  const { revision } = await planned(id)
  const later = { ...edit, to_bring: 'Pigment.', revision }
  expect((await as.artist.call(trainings.update, later)).status).toBe(200)
})

test('a training that took place is called off by the office alone', async () => {
  const { id } = await heldTraining()
  const reason = 'Zabrakło chętnych.'
  const refused = await world.as.artist.call(trainings.cancel, { id, reason })
  expect(refused).toMatchObject({ status: 409, body: { code: 'training_begun' } })
  expect((await world.as.office.call(trainings.cancel, { id, reason })).status).toBe(200)
})

test('a rejected edit releases nobody: sessions that were held are decided by the office, and attendance continues', async () => {
  const { id, seat, session, typed } = await heldTraining()
  const reason = 'Cena się nie zgadza.'
  // The edit that is accepted is what was verified; the next one is refused.
  for (const [seats_max, step] of [
    [9, 'accept'],
    [7, 'reject'],
  ] as const) {
    const { revision } = (await world.as.office.send(trainings.get, { id })).data
    await world.as.artist.send(trainings.update, { ...typed, seats_max, revision } as never)
    await world.as.office.send(trainings[step] as typeof trainings.reject, { id, reason })
  }
  const { data: refused } = await world.as.artist.send(trainings.get, { id })
  expect(refused.state).toBe('REJECTED')
  expect(await world.as.artist.call(trainings.cancel, { id, reason })).toMatchObject({
    body: { code: 'training_begun' },
  })
  const marks = (is_present: boolean | null) => ({
    ...{ id, session_id: session.id },
    marks: [{ participant_id: seat, is_present }],
  })
  // Without a mark it is still a session that was held.
  await world.as.artist.send(participants.attend, marks(null))
  for (const sessions of [[{ id: session.id, ...nextYear }], [nextYear]]) {
    const edit = { ...typed, sessions, revision: refused.revision }
    expect(await world.as.artist.call(trainings.update, edit as never)).toMatchObject({
      body: { code: 'session_held' },
    })
  }
  await world.as.artist.send(participants.attend, marks(true))
  expect(await boardOf(id)).toMatchObject({ attendance: [{ is_present: true }] })
})

test('attendance continues while an edit waits for the office', async () => {
  const { id, seat, session, typed } = await heldTraining()
  const { data } = await world.as.artist.send(trainings.update, { ...typed, seats_max: 9 })
  expect(data.state).toBe('PENDING_VERIFICATION')
  const marks = [{ participant_id: seat, is_present: false }]
  await world.as.artist.send(participants.attend, { id, session_id: session.id, marks })
  expect(await boardOf(id)).toMatchObject({ outcome: 'NONE', attendance: [{ is_present: false }] })
})

test('a user who moves held sessions without approval gives a reason in the history, with the number of marks', async () => {
  const { session, typed } = await heldTraining()
  await world.db.deleteFrom('role_permissions').where('permission', '=', 'can-accept-pro-artist-training').execute()
  const moved = { ...typed, sessions: [{ id: session.id, ...nextYear }], held_reason }
  const { data } = await world.as.office.send(trainings.update, moved)
  expect(data.state).toBe('PENDING_VERIFICATION')
  expect(data.history[0]).toMatchObject({
    ...{ event: 'updated', to: 'PENDING_VERIFICATION', comment: held_reason },
    changes: [{ field: 'sessions' }, { field: 'attendances', before: 1, after: 0 }],
  })
})
