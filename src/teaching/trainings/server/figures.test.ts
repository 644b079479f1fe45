import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { type Academy, academy } from '#testing/academy.ts'
import {
  addEmptyTraining,
  addItem,
  addPackage,
  addReview,
  addSeat,
  addTraining,
  figuresOf,
  type ItemStatus,
} from '#testing/make/make-figures.ts'
import { expirePackages } from '#trade/student-packages/server/student-packages.steps.ts'

let world: Academy
let db: Academy['db']
beforeAll(async () => {
  world = await academy()
  db = world.db
  return world.close
})

/** Two artists without any past. */
let one: number
let other: number
beforeEach(async () => {
  one = await newArtist()
  other = await newArtist()
})

const nothing = {
  trainings_sold: 0,
  trainings_uncompleted: 0,
  trainings_completed: 0,
  average_rating: null,
  reviews_count: 0,
  approved_portfolio_items: 0,
}

test('an artist begins with nothing', async () => {
  expect(await figuresOf(db, one)).toEqual(nothing)
})

describe('sold packages', () => {
  test('count as sold unless cancelled, and as uncompleted while an entry is left', async () => {
    for (const status of ['PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED'] as const) await addPackage(db, one, { status })
    await addPackage(db, one, { status: 'USED_UP', entries_used: 3 })
    expect(await figuresOf(db, one)).toEqual({ ...nothing, trainings_sold: 4, trainings_uncompleted: 2 })
  })

  test('are complete with the last entry, and open again when one is given back', async () => {
    const id = await addPackage(db, one, { entries_used: 2 })
    const used = (entries_used: number) =>
      db.updateTable('student_packages').set({ entries_used }).where('id', '=', id).execute()
    await used(3)
    expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 1, trainings_uncompleted: 0 })
    await used(2)
    expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 1, trainings_uncompleted: 1 })
  })

  test('leave with a cancellation, and with the row', async () => {
    const id = await addPackage(db, one)
    await addPackage(db, one)
    await db.updateTable('student_packages').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
    expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 1, trainings_uncompleted: 1 })
    await db.deleteFrom('student_packages').where('pro_artist_id', '=', one).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
  })

  test('are attributed to the artist who is recorded as having sold them', async () => {
    const id = await addPackage(db, one)
    await db.updateTable('student_packages').set({ pro_artist_id: other }).where('id', '=', id).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
    expect(await figuresOf(db, other)).toMatchObject({ trainings_sold: 1, trainings_uncompleted: 1 })
    await db.updateTable('student_packages').set({ pro_artist_id: null }).where('id', '=', id).execute()
    expect(await figuresOf(db, other)).toEqual(nothing)
  })

  test('stay sold when their time is up, but wait for nobody any more', async () => {
    await addPackage(db, one, { expires_at: shift(new Date(), { days: 10 }) })
    await addPackage(db, one, { expires_at: shift(new Date(), { days: 30 }) })
    await expirePackages(db, new Date())
    expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 2, trainings_uncompleted: 2 })
    await expirePackages(db, new Date(shift(new Date(), { days: 11 })))
    expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 2, trainings_uncompleted: 1 })
  })
})

describe('trainings', () => {
  test('count from the moment they are completed', async () => {
    const id = await addTraining(db, one, 'PUBLISHED')
    expect(await figuresOf(db, one)).toEqual(nothing)
    await db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', id).execute()
    expect(await figuresOf(db, one)).toEqual({ ...nothing, trainings_completed: 1 })
  })

  test('count only where somebody came', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    const second = await addSeat(db, id)
    const record = (outcome: 'PASS' | 'NO_SHOW' | 'FAIL', seat = 0) =>
      db
        .updateTable('participants')
        .set({ outcome })
        .where('training_id', '=', id)
        .$if(seat > 0, (seats) => seats.where('id', '=', seat))
        .execute()
    await record('NO_SHOW')
    expect(await figuresOf(db, one)).toEqual(nothing)
    await record('FAIL', second)
    expect(await figuresOf(db, one)).toEqual({ ...nothing, trainings_completed: 1 })
    await db.deleteFrom('participants').where('id', '=', second).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
  })

  test('count only once somebody has a seat there, and no longer once nobody has', async () => {
    const id = await addEmptyTraining(db, one, 'COMPLETED')
    expect(await figuresOf(db, one)).toEqual(nothing)
    await addSeat(db, id)
    expect(await figuresOf(db, one)).toEqual({ ...nothing, trainings_completed: 1 })
    await db.updateTable('participants').set({ status: 'CANCELLED' }).where('training_id', '=', id).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
  })

  test('take their reviews along to another artist', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    await addReview(db, id, 4)
    await db.updateTable('trainings').set({ pro_artist_id: other }).where('id', '=', id).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
    expect(await figuresOf(db, other)).toMatchObject({ trainings_completed: 1, average_rating: 4, reviews_count: 1 })
  })

  test('take their reviews away when they are deleted', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    await addReview(db, id, 4)
    await db.deleteFrom('trainings').where('id', '=', id).execute()
    expect(await figuresOf(db, one)).toEqual(nothing)
  })

  test('outlive their artist', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    await db.deleteFrom('pro_artists').where('id', '=', one).execute()
    const { pro_artist_id } = await db
      .selectFrom('trainings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(pro_artist_id).toBeNull()
  })
})

describe('reviews', () => {
  test('make the average, rounded to hundredths, while they are published', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    for (const rating of [5, 5, 4]) await addReview(db, id, rating)
    expect(await figuresOf(db, one)).toMatchObject({ average_rating: 4.67, reviews_count: 3 })
    const bad = await addReview(db, id, 1)
    expect(await figuresOf(db, one)).toMatchObject({ average_rating: 3.75, reviews_count: 4 })
    for (const status of ['HIDDEN', 'REMOVED'] as const) {
      await db.updateTable('reviews').set({ status }).where('id', '=', bad).execute()
      expect(await figuresOf(db, one)).toMatchObject({ average_rating: 4.67, reviews_count: 3 })
    }
    await db.updateTable('reviews').set({ status: 'PUBLISHED', rating: 2 }).where('id', '=', bad).execute()
    expect(await figuresOf(db, one)).toMatchObject({ average_rating: 4, reviews_count: 4 })
    await db.deleteFrom('reviews').where('id', '=', bad).execute()
    expect(await figuresOf(db, one)).toMatchObject({ average_rating: 4.67, reviews_count: 3 })
  })

  test('go with the participant who wrote them', async () => {
    const id = await addTraining(db, one, 'COMPLETED')
    await addReview(db, id, 2)
    await db.deleteFrom('participants').where('training_id', '=', id).execute()
    expect(await figuresOf(db, one)).toMatchObject({ average_rating: null, reviews_count: 0 })
  })
})

test('works of the portfolio count while they are approved', async () => {
  const id = await addItem(db, one, 'PENDING')
  const move = (status: ItemStatus) => db.updateTable('portfolio_items').set({ status }).where('id', '=', id).execute()
  const counted: number[] = []
  for (const status of ['APPROVED', 'HIDDEN', 'APPROVED', 'REJECTED', 'DRAFT'] as const) {
    await move(status)
    counted.push((await figuresOf(db, one)).approved_portfolio_items)
  }
  expect(counted).toEqual([1, 0, 1, 0, 0])
  await move('APPROVED')
  await db.updateTable('portfolio_items').set({ pro_artist_id: other, position: 1 }).where('id', '=', id).execute()
  expect([await figuresOf(db, one), await figuresOf(db, other)]).toEqual([
    nothing,
    { ...nothing, approved_portfolio_items: 1 },
  ])
  await db.deleteFrom('portfolio_items').where('id', '=', id).execute()
  expect(await figuresOf(db, other)).toEqual(nothing)
})

test('one statement over many rows counts for each artist', async () => {
  for (const artist of [one, one, other]) await addTraining(db, artist, 'PUBLISHED')
  await db.updateTable('trainings').set({ state: 'COMPLETED' }).where('pro_artist_id', 'in', [one, other]).execute()
  expect([await figuresOf(db, one), await figuresOf(db, other)]).toMatchObject([
    { trainings_completed: 2 },
    { trainings_completed: 1 },
  ])
})

test('a transaction that is taken back leaves the figures as they were', async () => {
  await addPackage(db, one)
  const taken = db.transaction().execute(async (tx) => {
    await tx.updateTable('student_packages').set({ status: 'CANCELLED' }).where('pro_artist_id', '=', one).execute()
    throw new Error('never mind')
  })
  await expect(taken).rejects.toThrow('never mind')
  expect(await figuresOf(db, one)).toMatchObject({ trainings_sold: 1 })
})

async function newArtist(): Promise<number> {
  const { id } = await world.person('pro-artist')
  const artist = await db.selectFrom('pro_artists').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  return artist.id
}
