import { beforeAll, describe, expect, test } from 'vitest'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { moveTo, seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { recordOutcomes } from './outcomes.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** A training of two sessions that have begun, with three people. */
async function heldTraining() {
  const { db } = world
  const id = await trainingOf(db, null)
  const [session] = await db.selectFrom('training_sessions').selectAll().where('training_id', '=', id).execute()
  const second = await db
    .insertInto('training_sessions')
    .values({ training_id: id, starts_at: session?.starts_at ?? '', ends_at: session?.ends_at ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveTo(db, id, -8)
  const seats: number[] = []
  for (let count = 0; count < 3; count++)
    seats.push(await seatAt(db, id, (await world.person('client')).account.email, { status: 'CONFIRMED' }))
  return { id, sessions: [session?.id ?? 0, second.id] as const, seats: seats as [number, number, number] }
}

type Held = Awaited<ReturnType<typeof heldTraining>>
const attend = ({ id }: Held, session_id: number, marks: Record<number, boolean | null>) =>
  world.as.office.send(participants.attend, {
    ...{ id, session_id },
    marks: Object.entries(marks).map(([participant_id, is_present]) => ({
      participant_id: Number(participant_id),
      is_present,
    })),
  })
const outcomes = async ({ id, seats }: Held) => {
  const { data } = await world.as.office.send(participants.board, { id })
  return seats.map((seat) => data.participants.find((one) => one.id === seat)?.outcome)
}
const complete = async ({ id }: Held) => {
  await world.db.transaction().execute(async (db) => {
    await db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', id).execute()
    await recordOutcomes(portalActs(world, db), id)
  })
}
const certificates = ({ seats }: Held) =>
  world.db
    .selectFrom('certificates')
    .select(['participant_id', 'state'])
    .where('participant_id', 'in', seats)
    .orderBy('participant_id')
    .execute()
const events = async ({ seats }: Held) =>
  (
    await world.db
      .selectFrom('audit_log')
      .select(['event', 'subject_id'])
      .where('event', 'in', ['participant.attended', 'participant.attendanceUndone'])
      .where('subject_id', 'in', seats)
      .orderBy('id')
      .execute()
  ).map(({ event, subject_id }) => [event, subject_id])

test('attendance is not recorded at first, can be taken back, and only once the session has begun', async () => {
  const held = await heldTraining()
  const [one] = held.seats
  const marksOf = async () =>
    (await world.as.office.send(participants.board, { id: held.id })).data.participants.find(({ id }) => id === one)
      ?.attendance
  expect(await marksOf()).toEqual([])
  await attend(held, held.sessions[0], { [one]: true })
  expect(await marksOf()).toEqual([{ session_id: held.sessions[0], is_present: true }])
  await attend(held, held.sessions[0], { [one]: null })
  expect(await marksOf()).toEqual([])
  await moveTo(world.db, held.id, 3)
  const marks = [{ participant_id: one, is_present: true }]
  const early = await world.as.office.call(participants.attend, { id: held.id, session_id: held.sessions[0], marks })
  expect(early).toMatchObject({ status: 409, body: { code: 'session_not_begun' } })
})

test('a mark from a device that was without a connection leaves what a colleague recorded meanwhile', async () => {
  const held = await heldTraining()
  const [one, other] = held.seats
  const [session_id] = held.sessions
  await attend(held, session_id, { [one]: false })
  const marks = [one, other].map((participant_id) => ({ participant_id, is_present: true, was: null }))
  const late = { id: held.id, session_id, marks }
  const { data } = await world.as.owner.send(participants.attend, late)
  const marksOf = (id: number) => data.participants.find((participant) => participant.id === id)?.attendance
  expect(marksOf(one)).toEqual([{ session_id, is_present: false }])
  expect(marksOf(other)).toEqual([{ session_id, is_present: true }])
  const marksAgain = [{ participant_id: one, is_present: true, was: false }]
  const after = await world.as.owner.send(participants.attend, { ...late, marks: marksAgain })
  expect(after.data.participants.find(({ id }) => id === one)?.attendance).toEqual([{ session_id, is_present: true }])
})

test('attendance decides where nobody set an outcome; those who passed get a certificate, and attendance is recorded of all present', async () => {
  const held = await heldTraining()
  const [all, none, half] = held.seats
  await attend(held, held.sessions[0], { [all]: true, [none]: false, [half]: true })
  await attend(held, held.sessions[1], { [all]: true, [none]: false, [half]: false })
  await expect(complete(held)).rejects.toMatchObject({ code: 'outcomes_missing', params: { names: 'Anna Nowak' } })
  await world.as.office.send(participants.grade, { id: held.id, participant_id: half, outcome: 'FAIL' })
  await complete(held)
  expect(await outcomes(held)).toEqual(['PASS', 'NO_SHOW', 'FAIL'])
  expect(await certificates(held)).toEqual([{ participant_id: all, state: 'VALID' }])
  expect(await events(held)).toEqual([
    ['participant.attended', all],
    ['participant.attended', half],
  ])
})

test('an outcome cannot contradict the attendance', async () => {
  const held = await heldTraining()
  const [there, away] = held.seats
  await attend(held, held.sessions[0], { [there]: true, [away]: false })
  const grade = (participant_id: number, outcome: 'PASS' | 'NO_SHOW') =>
    world.as.office.call(participants.grade, { id: held.id, participant_id, outcome })
  for (const answer of [await grade(there, 'NO_SHOW'), await grade(away, 'PASS')])
    expect(answer).toMatchObject({ status: 409, body: { code: 'outcome_contradicts' } })
})

test('of two who record an outcome at once, the second is shown what the first recorded', async () => {
  const held = await heldTraining()
  const [participant_id] = held.seats
  for (const session of held.sessions) await attend(held, session, { [participant_id]: true })
  const seat = { id: held.id, participant_id, revision: 1 }
  const first = await world.as.office.send(participants.grade, { ...seat, outcome: 'FAIL' })
  expect(first.data.revision).toBe(2)
  const second = await world.as.owner.call(participants.grade, { ...seat, outcome: 'PASS' })
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', details: { revision: 2, changes: [{ field: 'outcome', after: 'FAIL' }] } },
  })
})

describe('what is taken back takes back what followed', () => {
  async function completed() {
    const held = await heldTraining()
    const marks = Object.fromEntries(held.seats.map((seat) => [seat, true]))
    for (const session of held.sessions) await attend(held, session, marks)
    await complete(held)
    return held
  }

  test('by the outcome: the certificate is revoked, and issued again with the outcome', async () => {
    const held = await completed()
    const [one] = held.seats
    const grade = (outcome: 'NONE' | 'PASS' | 'FAIL') =>
      world.as.office.send(participants.grade, { id: held.id, participant_id: one, outcome, reason: 'Pomyłka.' })
    await grade('NONE')
    expect((await certificates(held))[0]).toEqual({ participant_id: one, state: 'REVOKED' })
    expect((await events(held)).at(-1)).toEqual(['participant.attendanceUndone', one])
    await grade('PASS')
    const states = (await certificates(held)).filter(({ participant_id }) => participant_id === one)
    expect(states.map(({ state }) => state).sort()).toEqual(['REVOKED', 'VALID'])
    await grade('FAIL')
    expect((await events(held)).at(-1)).toEqual(['participant.attended', one])
  })

  test('by the attendance: nobody has passed who was not there', async () => {
    const held = await completed()
    const [one] = held.seats
    await attend(held, held.sessions[0], { [one]: null })
    expect(await outcomes(held)).toEqual(['PASS', 'PASS', 'PASS'])
    await attend(held, held.sessions[1], { [one]: false })
    expect(await outcomes(held)).toEqual(['NONE', 'PASS', 'PASS'])
    expect((await certificates(held)).map(({ state }) => state)).toEqual(['REVOKED', 'VALID', 'VALID'])
  })
})
