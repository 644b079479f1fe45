import { sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { closeMergedAccount, openMergedAccount } from '#people/session/server/merged-accounts.steps.ts'
import {
  changeEmail,
  changeLanguage,
  removeUsers,
  renameUser,
  updateUsers,
} from '#people/session/server/user-rows.steps.ts'
import type { Student } from '#people/students/contract/students.ts'

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

type Names = { first_name?: string | undefined; last_name?: string | undefined }

/** An account and its student have one name. */
export async function renameAccount(db: Db, userId: number, { first_name, last_name }: Names): Promise<void> {
  await renameUser(db, userId, { first_name, last_name })
  await db.updateTable('students').set({ first_name, last_name }).where('user_id', '=', userId).execute()
}

/** An account and its student have one email. */
export async function changeAccountEmail(db: Db, userId: number, email: string): Promise<void> {
  await changeEmail(db, userId, email)
  await db.updateTable('students').set({ email }).where('user_id', '=', userId).execute()
}

/** An account and its student have one language. */
export async function changeAccountLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await changeLanguage(db, userId, language)
  await takeOverLanguage(db, userId, language)
}

/** The student has the language of the account. */
export async function takeOverLanguage(db: Db, userId: number, language_name: Language): Promise<void> {
  await db.updateTable('students').set({ language_name }).where('user_id', '=', userId).execute()
}

export async function setStudentStatus(db: Db, id: number, status: 'ACTIVE' | 'BLOCKED'): Promise<void> {
  await db.updateTable('students').set({ status }).where('id', '=', id).execute()
}

/** The student has the status of the account. */
export async function setStatusOfAccount(db: Db, userId: number, status: 'ACTIVE' | 'BLOCKED'): Promise<void> {
  await db.updateTable('students').set({ status }).where('user_id', '=', userId).execute()
}

type Ids = { student: number; user: number }

/** The record and the account of a student of whom there is another one: links to the record lead there. */
export async function closeMerged(db: Db, { student, user }: Ids, into: Ids): Promise<void> {
  await closeMergedAccount(db, user, into.user)
  await db
    .updateTable('students')
    .set({ status: 'BLOCKED', merged_into: into.student })
    .where('id', '=', student)
    .execute()
}

export async function openMerged(db: Db, { student, user }: Ids, isBlocked: boolean): Promise<void> {
  await openMergedAccount(db, user, { is_blocked: isBlocked, role: 'client' })
  const status = isBlocked ? 'BLOCKED' : 'ACTIVE'
  await db.updateTable('students').set({ status, merged_into: null }).where('id', '=', student).execute()
}

/** Marks one student record as merged into the other when their accounts are merged. */
export async function closeStudentOf(db: Db, user: number, into: number): Promise<void> {
  await sql`
    update students set status = 'BLOCKED', merged_into = kept.id from students kept
    where students.user_id = ${user} and kept.user_id = ${into}
  `.execute(db)
}

export async function openStudentOf(db: Db, user: number, status: 'ACTIVE' | 'BLOCKED'): Promise<void> {
  await db.updateTable('students').set({ status, merged_into: null }).where('user_id', '=', user).execute()
}

/** What the office writes down about a student, beyond the data of the account. */
export async function saveDetails(
  db: Db,
  id: number,
  { phone, country_id, internal_note }: Pick<StudentRow, 'phone' | 'country_id' | 'internal_note'>,
): Promise<void> {
  await db.updateTable('students').set({ phone, country_id, internal_note }).where('id', '=', id).execute()
}

type StudentRow = Person & {
  user_id: number
  phone: string | null
  country_id: number | null
  internal_note: string | null
}

/** Rows for new accounts; returns the students' ids with their emails. */
export function addStudents(
  db: Db,
  rows: readonly (StudentRow & { status?: 'ACTIVE' | 'BLOCKED' })[],
  created_at: Date,
) {
  return db
    .insertInto('students')
    .values(rows.map((row) => ({ ...row, created_at })))
    .returning(['id', 'email'])
    .execute()
}

/** Data of several students, with what their accounts share with it. An account without a student's row gets one. */
export async function saveStudents(db: Db, rows: readonly StudentRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await updateUsers(db, rows)
  await sql`
    insert into students (user_id, first_name, last_name, email, phone, country_id, language_name, internal_note, created_at)
    select user_id, first_name, last_name, email, phone, country_id, language_name, internal_note, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (user_id int, first_name text, last_name text,
      email text, phone text, country_id int, language_name text, internal_note text)
    on conflict (user_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      phone = excluded.phone, country_id = excluded.country_id, language_name = excluded.language_name,
      internal_note = excluded.internal_note
  `.execute(db)
}

/** Nobody has used them: they leave no trace but in the audit log. */
export async function removeStudents(
  db: Db,
  people: readonly { student_id: number | null; user_id: number }[],
): Promise<void> {
  await sql`delete from students where id = any(${people.map(({ student_id }) => student_id)})`.execute(db)
  await removeUsers(
    db,
    people.map(({ user_id }) => user_id),
  )
}

/** The id of the student's row, which is inserted if there is none yet. */
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
  // Of two at once the second finds the row: an address is unique, too, and would be in its way.
  await db.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute()
  const { id } = await db
    .insertInto('students')
    .values({ ...values, user_id, email, language_name, internal_note: null, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
