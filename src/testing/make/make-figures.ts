import type { Insertable } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import type {} from '#people/students/server/students.queries.ts'
import type {} from '#reputation/portfolio/server/portfolio.queries.ts'
import type {} from '#reputation/reviews/server/reviews.queries.ts'
import type {} from '#teaching/trainings/server/trainings.queries.ts'
import type {} from '#trade/student-packages/server/student-packages.queries.ts'

// Rows that an artist's figures are counted from. What a test is not about is somehow.

type ReviewStatus = Insertable<Tables['reviews']>['status']

export function figuresOf(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .select(['trainings_sold', 'trainings_uncompleted', 'trainings_completed', 'average_rating', 'reviews_count'])
    .select('approved_portfolio_items')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function addPackage(db: Db, artist: number, values: Partial<Insertable<Tables['student_packages']>> = {}) {
  const sold = await db.selectFrom('packages').selectAll().where('entries', '=', 3).executeTakeFirstOrThrow()
  return added(db, 'student_packages', {
    student_id: await anybody(db),
    package_id: sold.id,
    pro_artist_id: artist,
    price_amount: sold.price_amount,
    price_currency: sold.price_currency,
    payment_status: 'PAID',
    entries_total: sold.entries,
    status: 'ACTIVE',
    sold_at: new Date(),
    ...values,
  })
}

/** With somebody who has a seat, since a training without anybody counts for nothing. */
export async function addTraining(db: Db, artist: number, state: TrainingState): Promise<number> {
  const id = await addEmptyTraining(db, artist, state)
  await addSeat(db, id)
  return id
}

type TrainingState = Insertable<Tables['trainings']>['state']

export function addEmptyTraining(db: Db, artist: number, state: TrainingState): Promise<number> {
  return added(db, 'trainings', {
    pro_artist_id: artist,
    title: { pl: 'Usta', 'en-US': 'Lips' },
    description: { pl: 'Usta', 'en-US': 'Lips' },
    technique: 'LIPS',
    kind: 'ONLINE',
    time_zone: 'Europe/Warsaw',
    venue: null,
    online_url: 'https://example.com',
    language: 'pl',
    seats_min: 1,
    seats_max: 200,
    price_amount: 0,
    price_currency: 'PLN',
    state,
    rejection_reason: null,
    cancel_reason: null,
    created_at: new Date(),
    state_changed_at: new Date(),
  })
}

export async function addReview(db: Db, training: number, rating: number, status: ReviewStatus = 'PUBLISHED') {
  const participant_id = await addSeat(db, training)
  const ratings = { rating, content_rating: rating, artist_rating: rating, organisation_rating: rating }
  const text = 'Twenty characters and a few more.'
  const row = { training_id: training, participant_id, text, status, reply: null, replied_at: null }
  return added(db, 'reviews', { ...row, ...ratings, created_at: new Date() })
}

export async function addSeat(db: Db, training: number): Promise<number> {
  return added(db, 'participants', {
    training_id: training,
    student_id: await anybody(db, training),
    student_package_id: null,
    status: 'CONFIRMED',
    outcome: 'PASS',
    registered_at: new Date(),
  })
}

export type ItemStatus = Insertable<Tables['portfolio_items']>['status']

export function addItem(db: Db, artist: number, status: ItemStatus) {
  return added(db, 'portfolio_items', {
    pro_artist_id: artist,
    title: { pl: 'Usta', 'en-US': 'Lips' },
    description: { pl: 'Usta', 'en-US': 'Lips' },
    technique: 'LIPS',
    performed_on: '2026-01-01',
    position: newNumber(),
    status,
    created_at: new Date(),
    status_changed_at: new Date(),
  })
}

async function added<Table extends 'student_packages' | 'trainings' | 'participants' | 'reviews' | 'portfolio_items'>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<number> {
  const insertion = db.insertInto(table as 'trainings').values(row as Insertable<Tables['trainings']>)
  return (await insertion.returning('id').executeTakeFirstOrThrow()).id
}

/** A student who is not at that training yet. */
async function anybody(db: Db, training = 0): Promise<number> {
  const there = db.selectFrom('participants').select('student_id').where('training_id', '=', training)
  const student = db.selectFrom('students').select('id').where('id', 'not in', there).orderBy('id')
  return (await student.executeTakeFirstOrThrow()).id
}

let numbers = 0

export function newNumber() {
  numbers += 1
  return numbers
}
