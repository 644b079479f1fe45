import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { User } from '#kit/contract/session.ts'
import type { Context } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { callListeners } from '#kit/server/jobs/record-event.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { readUser } from '#kit/server/session/session.ts'
import { reviewFollows } from '#reputation/reviews/server/reviews.follows.ts'
import { trainingFollows } from '#teaching/trainings/server/trainings.follows.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giftCard, planned, type Story, seatActs } from '#testing/fixtures/seat-acts.ts'
import { wrongSums } from '#testing/fixtures/seat-sums.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { boardOf } from './board.queries.ts'
import { moveOn } from './waiting-list/waiting-list.steps.ts'

/*
 * After any acts of people, the office and the clock, in any order, the sums are true: seats within the maximum, offers among them;
 * entries used are those of the participations that have one; what is due and owed follows from payments, vouchers and prices; attendance,
 * outcomes and certificates agree; counters are counts of rows. Each act uses the portal's own steps. More of them, by a seed or by chance
 * (a failure names its own): `OPERATIONS=10000 SEED=1 npx vitest run --project api src/teaching/participants/server/sums.test.ts`.
 */
const operations = Number(process.env.OPERATIONS ?? 4000)
const seed = process.env.SEED ? { seed: Number(process.env.SEED) } : {}
const perStory = 200
const perCheck = 50

let world: Academy
let office: User
beforeAll(async () => {
  world = await academy()
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.owner.email)
    .executeTakeFirstOrThrow()
  office = await readUser(world.db, id)
  return world.close
})

/** What happens more often than the rest. */
const usual = [
  'register',
  'register',
  'registerWithVoucher',
  'join',
  'accept',
  'attend',
  'redeem',
  'pay',
  'edit',
] as const

const operation = fc.record({
  act: fc.constantFrom(...(Object.keys(seatActs) as (keyof typeof seatActs)[]), ...usual),
  place: fc.nat(3),
  student: fc.nat(7),
  flag: fc.boolean(),
  hours: fc.nat(60),
})
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never

const counts = new Map<string, { done: number; refused: number }>()

test(`after ${operations} random operations every sum is true, and no seat is free for whom somebody waits`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: perStory, maxLength: perStory }), perform), {
    numRuns: operations / perStory,
    ...{ endOnFailure: true, ...seed },
  })
  const done = [...counts.values()].reduce((sum, one) => sum + one.done, 0)
  // Most operations are possible: the property does not hold by refusing everything. Each kind is possible at times.
  expect(done).toBeGreaterThan(operations / 3)
  expect([...counts].filter(([, { done }]) => done === 0)).toEqual([])
}, 3_600_000)

const over = new Error('The story is over.')

/** One after the other in one transaction, which is rolled back: the next story begins today, too. What is refused leaves nothing. */
async function perform(list: readonly Operation[]): Promise<void> {
  const artist = await world.person('pro-artist')
  await inTransaction(world.db, async (db) => {
    const story = await begun(db, artist.id)
    const first = story.trainings[0] as number
    for (const [number, one] of list.entries()) {
      await act(db, story, one)
      if (number % perCheck !== perCheck - 1) continue
      for (const id of story.trainings) await moveOn(acting(db, story.now), id)
      expect(await wrongSums(db, story.now, first)).toEqual([])
      expect(await ghosts(db, story)).toEqual([])
    }
    await sql`set constraints all immediate`.execute(db)
    throw over
  }).catch((error) => {
    if (error !== over) throw error
  })
}

/** Eight students with packages and a voucher each, of two artists' four trainings. */
async function begun(db: Db, userId: number): Promise<Story> {
  const now = new Date()
  const artist = await readUser(db, userId)
  const people = await db
    .selectFrom('students')
    .select(['id', 'email'])
    .where('status', '=', 'ACTIVE')
    .where('user_id', 'is not', null)
    .orderBy('id')
    .limit(8)
    .execute()
  const { id: other } = await db.selectFrom('pro_artists').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const story: Story = {
    ...{ now, artist, artistIds: [artist.pro_artist?.id as number, other], trainings: [] },
    ...{ students: people.map(({ id }) => id), vouchers: [] },
  }
  for (const [number, { email }] of people.entries()) {
    for (const days of [9, 40]) await soldTo(db, email, { expires_at: shift(now, { days }), ...(days === 40 && used) })
    const { price, ...card } = giftCard
    const kind = number % 2 === 0 ? { max_usages: 50 } : card
    story.vouchers.push((await voucherOf(db, email, { ...paid, ...kind })).id)
  }
  for (const place of [0, 1, 2, 3]) story.trainings.push(await planned(acting(db, now), story, place))
  return story
}

const used = { entries_used: 1, entries_before: 1 }
const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const

async function act(db: Db, story: Story, { act, place, student, ...rest }: Operation): Promise<void> {
  const before = {
    ...story,
    trainings: [...story.trainings],
    vouchers: [...story.vouchers],
    artistIds: [...story.artistIds],
  }
  const count = counts.get(act) ?? { done: 0, refused: 0 }
  counts.set(act, count)
  await sql`savepoint operation`.execute(db)
  try {
    await seatActs[act](
      acting(db, story.now),
      {
        ...{ place, student, ...rest, trainingId: story.trainings[place] as number },
        ...{ studentId: story.students[student] as number, voucherId: story.vouchers[student] as number },
      },
      story,
    )
    count.done += 1
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    count.refused += 1
    Object.assign(story, before)
    await sql`rollback to savepoint operation`.execute(db)
  }
  await sql`release savepoint operation`.execute(db)
}

/** Trainings at which a seat is free though somebody who waits could have it. */
async function ghosts(db: Db, { trainings, now }: Story): Promise<unknown[]> {
  const boards = []
  for (const id of trainings) boards.push(await boardOf({ db, now }, id))
  return boards.filter(({ no_offer }) => no_offer === null)
}

/** The office, which may do everything; events are not recorded here. */
function acting(db: Db, now: Date): Context {
  const ctx: Context = {
    ...contextAt({ ...world.portal, db }, { atOnce: [], later: [] }, now),
    user: office,
    record: (event, id, details) => callListeners([trainingFollows, reviewFollows], ctx, event, id, details),
  }
  return ctx
}
