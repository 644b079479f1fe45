import { sql } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { proveEmail } from '#people/session/server/user-rows.steps.ts'
import { enterAccount, saveDetails } from '#people/students/server/students.steps.ts'
import { createAccount } from '#people/users/server/accounts.steps.ts'
import { takeOverTerms } from './accepted-terms.steps.ts'
import { studentAt, studentOf } from './sign-ups.queries.ts'

/** The student with an email. Refuses an account that is no student's, and one that is blocked: an error that only the owner of the address and the office get. */
export async function knownStudent({ db, now }: Actor, email: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'language_name'])
    .select(
      sql<boolean>`exists (
        select from user_roles join roles on roles.id = role_id where user_id = users.id and roles.name = 'client'
      )`.as('is_client'),
    )
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  let student = await studentAt(db, email)
  if (account && !student) {
    if (!account.is_client) fail('sign_up_account')
    await enterAccount(db, account.id, account, now)
    student = await studentAt(db, email)
  }
  if (student && student.status !== 'ACTIVE') fail('sign_up_blocked')
  return student
}

type Person = Pick<
  { first_name: string; last_name: string; email: string; phone: string | null; language_name: 'pl' | 'en-US' },
  'first_name' | 'last_name' | 'email' | 'phone' | 'language_name'
>
/** Who proved to be a student of ours is that one, also under another email. */
type Signed = Person & { student_id: number | null }

/** The student whom a sign-up is of: one who is there, or a new one with an account and an invitation to the portal. */
export async function studentFor(
  ctx: Actor,
  { student_id, first_name, last_name, email, phone, language_name }: Signed,
): Promise<number> {
  if (student_id !== null) {
    const same = await studentOf(ctx.db, { student_id, email })
    if (same?.status !== 'ACTIVE') fail('sign_up_blocked')
    return same.id
  }
  const known = await knownStudent(ctx, email)
  if (known) {
    await proveEmail(ctx.db, known.user_id, ctx.now)
    await takeOverTerms(ctx, known.user_id)
    return known.id
  }
  const userId = await createAccount(ctx, { first_name, last_name, email, language_name }, 'client')
  // Made at this very moment by somebody else.
  if (userId === null) return studentFor(ctx, { student_id, first_name, last_name, email, phone, language_name })
  await proveEmail(ctx.db, userId, ctx.now)
  await takeOverTerms(ctx, userId)
  const made = await studentAt(ctx.db, email)
  if (!made) throw new Error(`The account ${userId} of a student has no student.`)
  await saveDetails(ctx.db, made.id, { phone, country_id: null, internal_note: null })
  return made.id
}
