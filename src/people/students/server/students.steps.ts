import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type {} from './students.queries.ts'

type Person = Pick<User, 'first_name' | 'last_name' | 'email' | 'language_name'>

/** A user who gets an account as a student has a student's row from then on, without data yet. */
export async function enterAccount(db: Db, user_id: number, person: Person, created_at: Date): Promise<void> {
  const { first_name, last_name, email, language_name } = person
  await db
    .insertInto('students')
    .values({ user_id, first_name, last_name, email, language_name, created_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** For an account that is no student's any more; one with purchases or attendance remains. */
export async function forgetStudent(db: Db, user_id: number): Promise<void> {
  await db.deleteFrom('students').where('user_id', '=', user_id).execute()
}
