import { hasRole } from '#contract/kit/rights.ts'
import type { Language } from '#contract/kit/text.ts'
import type { User } from '#contract/session/session.ts'
import type { Student } from '#contract/students/students.ts'
import type { Db, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    students: {
      id: Generated<number>
      user_id: number
      first_name: string
      last_name: string
      email: string
      phone: string | null
      country_id: number | null
      language_name: Language
      internal_note: string | null
      status: Generated<'ACTIVE' | 'BLOCKED'>
      created_at: Instant
      search: Generated<string>
    }
    student_packages: {
      id: Generated<number>
      student_id: number
      package_id: number
      pro_artist_id: number | null
      price_amount: number
      price_currency: string
      payment_status: 'UNPAID' | 'PAID' | 'REFUNDED'
      entries_total: number
      entries_used: Generated<number>
      activates_at: Instant | null
      expires_at: Instant | null
      status: 'PENDING' | 'ACTIVE' | 'USED_UP' | 'EXPIRED' | 'CANCELLED'
      sold_at: Instant
    }
  }
}

/** The reader as a student, whether they have told us anything yet or not: a row comes with what they first save. */
export function ownStudent(db: Db, user: User): Promise<Student | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.language_name',
      'students.phone',
      'students.country_id',
    ])
    .where('users.id', '=', user.id)
    .$if(!hasRole(user, 'client'), (others) => others.where('students.id', 'is not', null))
    .executeTakeFirst()
}

/** The id of the student's row, which is made where they have told us nothing yet. */
export async function enterStudent(db: Db, user: User, student: Student, now: Date): Promise<number> {
  const row = await db.selectFrom('students').select('id').where('user_id', '=', user.id).executeTakeFirst()
  if (row) return row.id
  const { first_name, last_name, phone, country_id } = student
  return saveStudent(db, user, { first_name, last_name, phone, country_id }, now)
}

/** Makes the student's row, or changes it, and answers its id. */
export async function saveStudent(
  db: Db,
  user: User,
  values: Pick<Student, 'first_name' | 'last_name' | 'phone' | 'country_id'>,
  now: Date,
): Promise<number> {
  const { id: user_id, email, language_name } = user
  const { id } = await db
    .insertInto('students')
    .values({ ...values, user_id, email, language_name, internal_note: null, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a student bought and can still use. */
export function openPackages(db: Db, { id }: Pick<User, 'id'>) {
  return db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .innerJoin('packages', 'packages.id', 'student_packages.package_id')
    .where('students.user_id', '=', id)
    .where('student_packages.status', '=', 'ACTIVE')
    .whereRef('entries_used', '<', 'entries_total')
}

/** What counts as sold: all that was not taken back. */
export function soldPackages(db: Db) {
  return db.selectFrom('student_packages').where('status', '!=', 'CANCELLED')
}

/** Sold packages that wait for the office. */
export function pendingPackages(db: Db) {
  return db.selectFrom('student_packages').where('status', '=', 'PENDING')
}

/** Ends the packages whose time is up; their sellers' figures follow. */
export async function expirePackages(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('student_packages')
    .set({ status: 'EXPIRED' })
    .where('status', 'in', ['PENDING', 'ACTIVE'])
    .where('expires_at', '<=', now.toISOString())
    .execute()
}
