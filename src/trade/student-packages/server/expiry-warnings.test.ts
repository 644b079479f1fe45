import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { expiring, soldTo } from '#testing/make/make-sales.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { warnOfExpiry } from './expiry-warnings.ts'

let world: Academy
let email: string
beforeAll(async () => {
  world = await academy()
  return world.close
})
beforeEach(async () => {
  email = (await world.person('client')).account.email
})

const sold = (days: number, values: object = {}) =>
  soldTo(world.db, email, { ...expiring(world.clock.now(), days), ...values })

/** Of what the student was warned so far, by mail and bell. */
async function warnings() {
  await warnOfExpiry({ ...world.portal, clock: world.clock.now }, listeners)
  const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).execute()
  const notices = await world.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'user_id')
    .select('type')
    .where('email', '=', email)
    .where('type', '=', 'package_expiring')
    .execute()
  return [mails.filter(({ subject }) => /ważny do/.test(subject)).length, notices.length]
}

test('a student is warned 30 and 7 days before the last one, once each', async () => {
  await sold(32)
  expect(await warnings()).toEqual([0, 0])
  world.clock.advance({ days: 2 })
  expect(await warnings()).toEqual([1, 1])
  world.clock.advance({ days: 22 })
  expect(await warnings()).toEqual([1, 1])
  world.clock.advance({ days: 1 })
  expect(await warnings()).toEqual([2, 2])
  world.clock.advance({ days: 6, hours: 23 })
  expect(await warnings()).toEqual([2, 2])
  const { subject, text } = await world.lastMail(email)
  expect(subject).toMatch(/^Twój pakiet jest ważny do \d+ /)
  expect(text).toContain('zostały w nim 3 wejścia')
})

test('after an outage over both days only the nearer one is caught up with', async () => {
  await sold(40)
  expect(await warnings()).toEqual([0, 0])
  world.clock.advance({ days: 37 })
  expect(await warnings()).toEqual([1, 1])
})

test('however many processes run, each warns once between them', async () => {
  await sold(20)
  const portal = { ...world.portal, clock: world.clock.now }
  await Promise.all(Array.from({ length: 4 }, () => warnOfExpiry(portal, listeners)))
  expect(await warnings()).toEqual([1, 1])
})

const quiet = {
  'is used up': { status: 'USED_UP', entries_used: 3 },
  'was cancelled': { status: 'CANCELLED' },
  'waits for the office': { status: 'PENDING' },
  'was sold for less than that': { activates_at: new Date() },
} as const
test.each(Object.entries(quiet))('nobody is warned of what %s', async (_, values) => {
  await sold(20, { ...values, ...('activates_at' in values && { activates_at: world.clock.now() }) })
  expect(await warnings()).toEqual([0, 0])
})

test('nobody is warned during a pause, nor if they are blocked', async () => {
  const { id } = await sold(20)
  const pause = {
    student_package_id: id,
    starts_on: '2020-01-01',
    ends_on: '2100-01-01',
    reason: '',
    created_at: new Date(),
  }
  await world.db.insertInto('student_package_pauses').values(pause).execute()
  expect(await warnings()).toEqual([0, 0])
  await world.db.deleteFrom('student_package_pauses').where('student_package_id', '=', id).execute()
  await world.db.updateTable('students').set({ status: 'BLOCKED' }).where('email', '=', email).execute()
  expect(await warnings()).toEqual([0, 0])
  await world.db.updateTable('students').set({ status: 'ACTIVE' }).where('email', '=', email).execute()
  expect(await warnings()).toEqual([1, 1])
})

test('an extended package is announced again before it expires; a holder without such emails gets the notification', async () => {
  const { id } = await sold(5)
  expect(await warnings()).toEqual([1, 1])
  const office = await world.visitor('office')
  const { data } = await office.send(studentPackages.get, { id })
  const expires_on = new Date(Date.parse(data.expires_at ?? '') + 86_400_000).toISOString().slice(0, 10)
  await office.send(studentPackages.extend, { id, expires_on, reason: 'Choroba.' })
  await world.db
    .updateTable('users')
    .set({ unwanted_mails: ['packages'] })
    .where('email', '=', email)
    .execute()
  expect(await warnings()).toEqual([1, 2])
})
