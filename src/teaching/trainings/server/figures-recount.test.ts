import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
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
  newNumber,
} from '#testing/make/make-figures.ts'
import { expirePackages } from '#trade/student-packages/server/student-packages.steps.ts'

let world: Academy
let db: Academy['db']
beforeAll(async () => {
  world = await academy()
  db = world.db
  return world.close
})

test('after any two hundred changes the figures are those of a recount', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 200, maxLength: 200 }), async (changes) => {
      const artists = [await newArtist(), await newArtist(), await newArtist()]
      for (const { kind, artist, number, choice } of changes)
        await changing[kind]({ artist: artists[artist] as number, artists, number, choice })
      for (const artist of artists) expect(await figuresOf(db, artist)).toEqual(await recount(artist))
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

type Change = { artist: number; artists: number[]; number: number; choice: number }

const trainingStates = ['DRAFT', 'PUBLISHED', 'COMPLETED', 'CANCELLED'] as const
const outcomes = ['NO_SHOW', 'NO_SHOW', 'PASS', 'FAIL', 'NONE'] as const
const reviewStates = ['PUBLISHED', 'PUBLISHED', 'HIDDEN', 'REMOVED'] as const
const itemStates = ['APPROVED', 'APPROVED', 'PENDING', 'HIDDEN', 'DRAFT'] as const
const packageStates = ['PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED'] as const

/** Each picks its row by number among those of the three artists, and does nothing where there is none. */
const changing = {
  addPackage: ({ artist, choice, number }: Change) =>
    addPackage(db, artist, { status: pick(packageStates, choice), entries_used: number % 3 }),
  movePackage: async (given: Change) => {
    const values = [
      { pro_artist_id: given.artist },
      { status: pick(packageStates, given.number) },
      { entries_used: given.number % 4 },
      { expires_at: shift(new Date(), { days: -1 }) },
    ]
    const id = await anyOf('student_packages', given)
    await db.updateTable('student_packages').set(pick(values, given.choice)).where('id', '=', id).execute()
  },
  expire: () => expirePackages(db, new Date()),
  removePackage: async (given: Change) => {
    await db
      .deleteFrom('student_packages')
      .where('id', '=', await anyOf('student_packages', given))
      .execute()
  },
  addTraining: ({ artist, choice }: Change) => addTraining(db, artist, pick(trainingStates, choice)),
  addEmptyTraining: ({ artist, choice }: Change) => addEmptyTraining(db, artist, pick(trainingStates, choice)),
  addSeat: async (given: Change) => {
    const training = await anyOf('trainings', given)
    if (training > 0) await addSeat(db, training)
  },
  giveUpSeat: async (given: Change) => {
    await db
      .updateTable('participants')
      .set({ status: 'CANCELLED' })
      .where('training_id', '=', await anyOf('trainings', given))
      .execute()
  },
  recordOutcomes: async (given: Change) => {
    await db
      .updateTable('participants')
      .set({ outcome: pick(outcomes, given.choice) })
      .where('training_id', '=', await anyOf('trainings', given))
      .$if(given.number % 3 > 0, (some) => some.where(sql`participants.id % 2`, '=', 0))
      .execute()
  },
  moveTraining: async (given: Change) => {
    const values = [{ pro_artist_id: given.artist }, { state: pick(trainingStates, given.number) }]
    const id = await anyOf('trainings', given)
    await db.updateTable('trainings').set(pick(values, given.choice)).where('id', '=', id).execute()
  },
  removeTraining: async (given: Change) => {
    await db
      .deleteFrom('trainings')
      .where('id', '=', await anyOf('trainings', given))
      .execute()
  },
  addReview: async (given: Change) => {
    const training = await anyOf('trainings', given)
    if (training > 0) await addReview(db, training, 1 + (given.number % 5), pick(reviewStates, given.choice))
  },
  moveReview: async ({ artists, number, choice }: Change) => {
    const values = [{ status: pick(reviewStates, number) }, { rating: 1 + (number % 5) }]
    await db
      .updateTable('reviews')
      .set(pick(values, choice))
      .where('training_id', 'in', db.selectFrom('trainings').select('id').where('pro_artist_id', 'in', artists))
      .where(sql`reviews.id % 3`, '=', number % 3)
      .execute()
  },
  addItem: ({ artist, choice }: Change) => addItem(db, artist, pick(itemStates, choice)),
  moveItem: async (given: Change) => {
    const values = [{ status: pick(itemStates, given.number) }, { pro_artist_id: given.artist, position: newNumber() }]
    const id = await anyOf('portfolio_items', given)
    await db.updateTable('portfolio_items').set(pick(values, given.choice)).where('id', '=', id).execute()
  },
  removeItem: async (given: Change) => {
    await db
      .deleteFrom('portfolio_items')
      .where('id', '=', await anyOf('portfolio_items', given))
      .execute()
  },
}

const kinds = Object.keys(changing) as (keyof typeof changing)[]
const adding = kinds.filter((kind) => kind.startsWith('add'))
const change = fc.record({
  kind: fc.constantFrom(...adding, ...kinds),
  artist: fc.nat(2),
  number: fc.nat(1000),
  choice: fc.nat(19),
})

function pick<Item>(items: readonly Item[], choice: number): Item {
  return items[choice % items.length] as Item
}

async function anyOf(table: 'student_packages' | 'trainings' | 'portfolio_items', { artists, number }: Change) {
  const rows = await db.selectFrom(table).select('id').where('pro_artist_id', 'in', artists).orderBy('id').execute()
  return rows[number % Math.max(1, rows.length)]?.id ?? 0
}

/** In plain words and without a line of the triggers. An average is rounded to hundredths. */
async function recount(artist: number) {
  const packages = await db.selectFrom('student_packages').selectAll().where('pro_artist_id', '=', artist).execute()
  const trainings = await db.selectFrom('trainings').selectAll().where('pro_artist_id', '=', artist).execute()
  const seats = await db.selectFrom('participants').selectAll().where('status', '!=', 'CANCELLED').execute()
  const hasPeople = ({ id }: { id: number }) =>
    seats.some(({ training_id, outcome }) => training_id === id && outcome !== 'NO_SHOW')
  const items = await db.selectFrom('portfolio_items').selectAll().where('pro_artist_id', '=', artist).execute()
  const reviews = await db.selectFrom('reviews').selectAll().where('status', '=', 'PUBLISHED').execute()
  const own = reviews.filter(({ training_id }) => trainings.some(({ id }) => id === training_id))
  const sum = own.reduce((total, { rating }) => total + rating, 0)
  const isOpen = ({ status, entries_used, entries_total }: (typeof packages)[number]) =>
    (status === 'PENDING' || status === 'ACTIVE') && entries_used < entries_total
  return {
    trainings_sold: packages.filter(({ status }) => status !== 'CANCELLED').length,
    trainings_uncompleted: packages.filter(isOpen).length,
    trainings_completed: trainings.filter((one) => one.state === 'COMPLETED' && hasPeople(one)).length,
    average_rating: own.length > 0 ? Math.round((100 * sum) / own.length) / 100 : null,
    reviews_count: own.length,
    approved_portfolio_items: items.filter(({ status }) => status === 'APPROVED').length,
  }
}

async function newArtist(): Promise<number> {
  const { id } = await world.person('pro-artist')
  const artist = await db.selectFrom('pro_artists').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  return artist.id
}
