import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/** Of the vouchers in the query: those of which something was paid for that is neither used nor paid back. */
const isOwed = sql<boolean>`(vouchers.is_short or vouchers.has_paid_value)`

/**
 * Of the students in the query: other rows refer to them. They bought or attended, wait for a seat, have messages, or
 * hold value that was paid for. Every change or deletion of an account checks this.
 */
export const hasPast = sql<boolean>`(
  exists (select from participants where student_id = students.id)
  or exists (select from student_packages where student_id = students.id)
  or exists (select from waiting_students where student_id = students.id)
  or exists (
    select from messages join conversations on conversations.id = conversation_id where student_id = students.id
  )
  or exists (select from vouchers where holder_id = students.user_id and ${isOwed})
)`

/** Whether an account holds value that was paid for: that has to be settled first. */
export async function isOwedByVouchers(db: Db, userId: number): Promise<boolean> {
  const voucher = db.selectFrom('vouchers').select('id').where('holder_id', '=', userId).where(isOwed)
  return (await voucher.limit(1).executeTakeFirst()) !== undefined
}
