import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { students } from '#people/students/contract/students.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import type { Visitor } from '#testing/visitor.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { entryChoices } from './student-packages.steps.ts'

let world: Academy
let email: string
let office: Visitor
beforeAll(async () => {
  world = await academy()
  return world.close
})
beforeEach(async () => {
  email = (await world.person('client')).account.email
  await goTo('2031-03-01T11:00:00Z')
})

const reason = 'Kontuzja.'

/** The office has to sign in again on another day. */
async function goTo(instant: string) {
  world.clock.advance({ seconds: (Date.parse(instant) - world.clock.now().getTime()) / 1000 })
  office = await world.visitor('office')
}

/** Usable from the first of March 2031, noon in Warsaw, for 60 days; a clock change lies on March 30. */
const sold = (values: object = {}) =>
  soldTo(world.db, email, {
    activates_at: new Date('2031-03-01T11:00:00Z'),
    expires_at: new Date('2031-04-30T10:00:00Z'),
    ...values,
  })

const pause = (id: number, starts_on: string, ends_on: string) =>
  office.call(studentPackages.pause, { id, starts_on, ends_on, reason })

async function studentOf(id: number) {
  const row = world.db.selectFrom('student_packages').select('student_id').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).student_id
}

describe('a pause moves the expiry by exactly its days', () => {
  const cases = [
    { days: 'one day', from: '2031-03-05', until: '2031-03-05', expires: '2031-05-01T10:00:00.000Z' },
    { days: 'a fortnight', from: '2031-03-01', until: '2031-03-14', expires: '2031-05-14T10:00:00.000Z' },
    // A day of 23 hours is a day; and the hour on the wall stays.
    { days: 'the day of a clock change', from: '2031-03-30', until: '2031-03-30', expires: '2031-05-01T10:00:00.000Z' },
    { days: 'into winter time', from: '2031-04-01', until: '2031-10-31', expires: '2031-11-30T11:00:00.000Z' },
  ]
  test.each(cases)('$days', async ({ from, until, expires }) => {
    const { id } = await sold()
    expect(await pause(id, from, until)).toMatchObject({
      status: 200,
      body: { data: { expires_at: expires, pause: { starts_on: from, ends_on: until } } },
    })
  })

  test('midnight of the academy stays midnight, though clocks change within the pause', async () => {
    const { id } = await sold({ expires_at: new Date('2031-03-20T23:00:00Z') })
    expect(await pause(id, '2031-03-20', '2031-04-02')).toMatchObject({
      body: { data: { expires_at: '2031-04-03T22:00:00.000Z' } },
    })
  })
})

test('a package without an end in sight cannot rest beyond the last year there is', async () => {
  const { id } = await sold({ expires_at: new Date('9999-12-30T22:59:00Z') })
  const { status, body } = await pause(id, '2031-03-10', '2031-03-20')
  expect([status, body]).toMatchObject([422, { errors: { ends_on: [expect.any(String)] } }])
})

test('while it rests no entry is usable, and nothing expires', async () => {
  const { id } = await sold()
  const studentId = await studentOf(id)
  const left = async () => (await office.send(students.get, { id: studentId })).data.entries_left
  expect(await left()).toBe(3)
  await pause(id, '2031-03-01', '2031-03-03')
  expect(await left()).toBe(0)
  expect(await office.send(students.list, { hasEntries: 1, filter: email })).toMatchObject({ data: [] })
  const { data } = await office.send(students.get, { id: studentId })
  expect(data.packages[0]).toMatchObject({ pause: { ends_on: '2031-03-03', is_on: true } })
  const usable = async (at: string) => (await entryChoices(world, studentId, new Date(at)))[0]
  // The pause ends at midnight in Warsaw.
  expect(await usable('2031-03-03T22:59:59Z')).toBeUndefined()
  expect(await usable('2031-03-03T23:00:00Z')).toMatchObject({ id })
})

describe('a pause that is ended early counts the days that were paused', () => {
  const early = [
    { when: 'on its third day', at: '2031-03-12T08:00:00Z', expires: '2031-05-02T10:00:00.000Z', pauses: 1 },
    { when: 'on its first day', at: '2031-03-10T08:00:00Z', expires: '2031-04-30T10:00:00.000Z', pauses: 0 },
    { when: 'before it begins', at: '2031-03-08T08:00:00Z', expires: '2031-04-30T10:00:00.000Z', pauses: 0 },
    { when: 'after the clocks changed', at: '2031-04-01T08:00:00Z', expires: '2031-05-22T10:00:00.000Z', pauses: 1 },
  ]
  test.each(early)('$when', async ({ at, expires, pauses }) => {
    const { id } = await sold()
    await pause(id, '2031-03-10', '2031-04-10')
    await goTo(at)
    const { data } = await office.send(studentPackages.resume, { id })
    expect(data).toMatchObject({ expires_at: expires, pause: null })
    expect(data.pauses).toHaveLength(pauses)
    expect(await entryChoices(world, await studentOf(id), world.clock.now())).toMatchObject([{ id }])
    expect((await office.call(studentPackages.resume, { id })).status).toBe(409)
    // The same days may be paused once more.
    expect((await pause(id, at.slice(0, 10), '2031-04-11')).status).toBe(200)
  })
})

test('a day that the office granted during a pause is preserved when the pause is ended early', async () => {
  const { id } = await sold()
  await pause(id, '2031-03-10', '2031-04-10')
  const { data } = await office.send(studentPackages.extend, { id, expires_on: '2031-07-31', reason })
  await goTo('2031-03-12T08:00:00Z')
  expect((await office.send(studentPackages.resume, { id })).data.expires_at).toBe(data.expires_at)
  // A pause after the promise moves it, and gives back what it did not use.
  await pause(id, '2031-03-12', '2031-03-21')
  await goTo('2031-03-15T08:00:00Z')
  expect((await office.send(studentPackages.resume, { id })).data.last_day).toBe('2031-08-03')
})

test('one that has passed is not ahead any more: the next may follow', async () => {
  const { id } = await sold()
  await pause(id, '2031-03-02', '2031-03-03')
  expect(await pause(id, '2031-03-10', '2031-03-11')).toMatchObject({ status: 409, body: { code: 'package_state' } })
  await goTo('2031-03-03T23:30:00Z')
  const { body } = await pause(id, '2031-03-04', '2031-03-05')
  expect(body).toMatchObject({ data: { expires_at: '2031-05-04T10:00:00.000Z', pauses: [{ reason }, { reason }] } })
})

describe('wrong days are refused at their input', () => {
  const wrong = [
    ['2031-02-28', '2031-03-02', 'starts_on'],
    ['2031-03-10', '2031-03-09', 'ends_on'],
    ['2031-05-01', '2031-05-02', 'starts_on'],
    ['2031-03-10', '2032-03-10', 'ends_on'],
  ] as const
  test.each(wrong)('%s to %s', async (starts_on, ends_on, field) => {
    const { id } = await sold()
    const { status, body } = await pause(id, starts_on, ends_on)
    expect(status).toBe(422)
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field])
  })

  test('a package that expires at midnight does not rest on the day after its last', async () => {
    const { id } = await sold({ expires_at: new Date('2031-03-20T23:00:00Z') })
    expect((await pause(id, '2031-03-21', '2031-03-22')).status).toBe(422)
  })
})

describe('registrations inside a pause are decided first', () => {
  async function registered(id: number, starts_at: string, values: object = {}) {
    const { db } = world
    const artist = await db.selectFrom('pro_artists').select('id').orderBy('id').executeTakeFirstOrThrow()
    const training_id = await insertTraining(db, artist.id)
    const ends_at = new Date(Date.parse(starts_at) + 6 * 3_600_000)
    await db
      .updateTable('training_sessions')
      .set({ starts_at, ends_at })
      .where('training_id', '=', training_id)
      .execute()
    await db
      .insertInto('participants')
      .values({
        training_id,
        student_id: await studentOf(id),
        student_package_id: id,
        status: 'CONFIRMED',
        outcome: 'NONE',
        registered_at: new Date(),
        ...values,
      })
      .execute()
    return training_id
  }

  test('they are named with their days', async () => {
    const { id } = await sold()
    const training = await registered(id, '2031-03-12T08:00:00Z')
    await registered(id, '2031-03-16T08:00:00Z')
    const { status, body } = await pause(id, '2031-03-10', '2031-03-15')
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'pause_has_trainings',
      message: expect.stringContaining('Brwi pudrowe od podstaw (12 marca 2031)'),
      details: { trainings: [{ id: training }] },
    })
    await world.db
      .updateTable('participants')
      .set({ status: 'CANCELLED' })
      .where('training_id', '=', training)
      .execute()
    expect((await pause(id, '2031-03-10', '2031-03-15')).status).toBe(200)
  })

  test('one over midnight into the first day counts, one that ends at that midnight does not', async () => {
    const { id } = await sold()
    // Until four in the morning of the tenth, in Warsaw.
    await registered(id, '2031-03-09T21:00:00Z')
    expect((await pause(id, '2031-03-10', '2031-03-15')).status).toBe(409)
    const other = await sold()
    await registered(other.id, '2031-03-09T17:00:00Z')
    expect((await pause(other.id, '2031-03-10', '2031-03-15')).status).toBe(200)
  })
})

test('of two pauses at once one is made', async () => {
  const { id } = await sold()
  const answers = await Promise.all([pause(id, '2031-03-10', '2031-03-12'), pause(id, '2031-03-10', '2031-03-12')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { data } = await office.send(studentPackages.get, { id })
  expect(data.expires_at).toBe('2031-05-03T10:00:00.000Z')
})
