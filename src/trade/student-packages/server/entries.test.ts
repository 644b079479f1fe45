import { beforeAll, describe, expect, test } from 'vitest'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { entryChoices, returnEntry, takeEntry } from './student-packages.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

// What is sold while the tests run is active by then.
const now = new Date(Date.now() + 600_000)
const inDays = (days: number) => shift(now, { days })
const dayIn = (days: number) => daysLater(academyDay(now), days)

/** Somebody new who has bought nothing yet. */
async function newStudent() {
  const { account } = await world.person('client')
  const sell = async (values: object = {}) => (await soldTo(world.db, account.email, values)).id
  const first = await sell()
  const { student_id: studentId } = await rowOf(first)
  await world.db.deleteFrom('student_packages').where('id', '=', first).execute()
  return { studentId, sell }
}

const rowOf = (id: number) =>
  world.db
    .selectFrom('student_packages')
    .select(['student_id', 'status', 'entries_used'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const take = (entry: { studentId: number; studentPackageId: number; at?: Date }) =>
  inTransaction(world.db, (db) => takeEntry({ db }, { at: now, ...entry }))

/** Of the package that is offered first. */
const use = async ({ studentId, at = now }: { studentId: number; at?: Date }) => {
  const [first] = await entryChoices(world, studentId, at)
  return take({ studentId, at, studentPackageId: first?.id ?? 0 })
}

const giveBack = (id: number, at = now) => inTransaction(world.db, (db) => returnEntry({ db, now: at }, id))

describe('an entry is taken', () => {
  test('from the package that is offered first, which is what expires first; from the next once it is used up', async () => {
    const { studentId, sell } = await newStudent()
    const later = await sell({ expires_at: inDays(60), entries_total: 1 })
    const sooner = await sell({ expires_at: inDays(20), entries_total: 2 })
    expect((await entryChoices(world, studentId, now)).map(({ id }) => id)).toEqual([sooner, later])
    expect([await use({ studentId }), await use({ studentId }), await use({ studentId })]).toEqual([
      sooner,
      sooner,
      later,
    ])
    expect(await rowOf(sooner)).toMatchObject({ status: 'USED_UP', entries_used: 2 })
    await expect(use({ studentId })).rejects.toMatchObject({ code: 'no_entry' })
  })

  test('from the one that is named, and never from somebody else’s', async () => {
    const { studentId, sell } = await newStudent()
    await sell({ expires_at: inDays(20) })
    const later = await sell({ expires_at: inDays(60) })
    expect(await take({ studentId, studentPackageId: later })).toBe(later)
    const other = await newStudent()
    await expect(take({ ...other, studentPackageId: later })).rejects.toMatchObject({ code: 'no_entry' })
  })

  const unusable = {
    'waits for the office': { status: 'PENDING', activates_at: null, expires_at: null },
    'is used up': { status: 'USED_UP', entries_used: 3 },
    'was cancelled': { status: 'CANCELLED' },
    'expired a moment ago': { expires_at: shift(now, { seconds: -1 }) },
    'begins tomorrow': { activates_at: inDays(1) },
  } as const
  test.each(Object.entries(unusable))('never from one that %s', async (_, values) => {
    const { studentId, sell } = await newStudent()
    await sell(values)
    expect(await entryChoices(world, studentId, now)).toEqual([])
  })

  test('only from one that is valid on the day of the training, and not paused then', async () => {
    const { studentId, sell } = await newStudent()
    const id = await sell({ expires_at: inDays(30) })
    await world.db
      .insertInto('student_package_pauses')
      .values({
        student_package_id: id,
        starts_on: dayIn(5),
        ends_on: dayIn(7),
        reason: 'Urlop.',
        created_at: now,
      })
      .execute()
    const isUsable = async (days: number) =>
      (await entryChoices(world, studentId, new Date(`${dayIn(days)}T12:00:00Z`))).length > 0
    const usable = await Promise.all([3, 4, 5, 6, 7, 8, 29, 31].map(isUsable))
    expect(usable).toEqual([true, true, false, false, false, true, true, false])
  })

  test('once, however many want the last one at once', async () => {
    const { studentId, sell } = await newStudent()
    const id = await sell({ entries_used: 2 })
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => use({ studentId })))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'USED_UP', entries_used: 3 })
  })
})

describe('an entry comes back', () => {
  test('and its package is active again', async () => {
    const { studentId, sell } = await newStudent()
    const id = await sell({ entries_used: 2 })
    await use({ studentId })
    await giveBack(id)
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', entries_used: 2 })
    expect(await use({ studentId })).toBe(id)
  })

  test('to one that has expired and was paid for: it waits for the office', async () => {
    const { sell } = await newStudent()
    const id = await sell({ status: 'USED_UP', entries_used: 3, expires_at: inDays(-1) })
    await giveBack(id)
    expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED', entries_used: 2 })
    const { data } = await world.as.office.send(studentPackages.list, { unclaimed: 1 })
    expect(data.map((row) => row.id)).toContain(id)
  })

  test.each(['EXPIRED', 'CANCELLED'] as const)('to one that is %s, which stays so', async (status) => {
    const { sell } = await newStudent()
    const id = await sell({ status, entries_used: 1 })
    await giveBack(id)
    expect(await rowOf(id)).toMatchObject({ status, entries_used: 0 })
  })
})
