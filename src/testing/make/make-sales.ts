import type { Insertable } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type {} from '#people/students/server/students.queries.ts'
import type {} from '#trade/packages/server/packages.queries.ts'
import type {} from '#trade/student-packages/server/student-packages.queries.ts'

const price = { amount: 570_000, currency: 'PLN' } as const

/** The office's input for a sale, to a student by email or to any student. */
export async function saleTo(db: Db, email: string | null) {
  const { id: package_id } = await packageOf(db)
  const student_id = await studentOf(db, email)
  return { student_id, package_id, pro_artist_id: null, price, payment_status: 'PAID' as const, is_activated: true }
}

/** A sold package of three entries: by default paid, active and valid for a month. */
export async function soldTo(db: Db, email: string | null, values: Partial<Insertable<Tables['student_packages']>>) {
  const { id: package_id, entries } = await packageOf(db)
  const now = Date.now()
  return db
    .insertInto('student_packages')
    .values({
      package_id,
      student_id: await studentOf(db, email),
      price_amount: price.amount,
      price_currency: price.currency,
      payment_status: 'PAID',
      entries_total: entries,
      status: 'ACTIVE',
      sold_at: new Date(now),
      activates_at: new Date(now),
      expires_at: new Date(now + 30 * 86_400_000),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The office's input for a refund of so many of the three entries, by their share of the price. */
export function refundOf(entries: 1 | 2 | 3) {
  return { refund: { ...price, amount: (price.amount * entries) / 3 }, entries, reason: 'Zwrócono przelewem.' }
}

/** A week that begins tomorrow, in the academy's days. */
export function weekAhead() {
  const inDays = (days: number) => academyDay(new Date(Date.now() + days * 86_400_000))
  return { starts_on: inDays(1), ends_on: inDays(7) }
}

/** Sold half a year ago, and valid for so many days more. */
export function expiring(now: Date, days: number) {
  return { activates_at: shift(now, { days: -180 }), expires_at: shift(now, { days }) }
}

/** The same with a pause, whose days the expiry has moved by already. */
export async function pausedTo(db: Db, email: string | null, days: { starts_on: string; ends_on: string }) {
  const { id } = await soldTo(db, email, { expires_at: new Date(Date.now() + 60 * 86_400_000) })
  await db
    .insertInto('student_package_pauses')
    .values({ student_package_id: id, ...days, reason: 'Urlop.', created_at: new Date() })
    .execute()
  return { id }
}

function packageOf(db: Db) {
  return db
    .selectFrom('packages')
    .select(['id', 'entries'])
    .where('entries', '=', 3)
    .where('is_active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

/** The student's row; it is inserted for a user without student data. */
export async function studentOf(db: Db, email: string | null): Promise<number> {
  const known = db.selectFrom('students').select('id').where('status', '=', 'ACTIVE')
  const row = await (email ? known.where('email', '=', email) : known.orderBy('id')).executeTakeFirst()
  if (row) return row.id
  const { id, ...person } = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'language_name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const made = await db
    .insertInto('students')
    .values({ ...person, user_id: id, phone: null, country_id: null, internal_note: null, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
