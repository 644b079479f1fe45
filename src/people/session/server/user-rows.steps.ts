import { type RawBuilder, sql } from 'kysely'
import type { RoleName } from '#kit/contract/permissions.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/* The only functions that write accounts and their roles. What an account shares with a student, `people/students` writes to both. */

export type NewUser = { first_name: string; last_name: string; email: string; language_name: Language }

/** What an account from elsewhere brings along: nobody signs in to a blocked one, and what was refused there stays refused. */
export type BroughtAccount = { is_blocked?: boolean; unwanted_mails?: string[] }

/** Makes an account with one role and no password yet. Null where the email has an account already. */
export async function createUser(db: Db, user: NewUser, role: RoleName, now: Date): Promise<number | null> {
  const [created] = await createUsers(db, [user], role, now)
  return created?.id ?? null
}

/** Makes such accounts, but for emails that have one already, and answers those that it made. */
export async function createUsers(
  db: Db,
  people: readonly (NewUser & BroughtAccount)[],
  role: RoleName,
  now: Date,
): Promise<{ id: number; email: string }[]> {
  if (people.length === 0) return []
  const created = await db
    .insertInto('users')
    .values(
      people.map(({ first_name, last_name, email, language_name, is_blocked = false, unwanted_mails = [] }) => ({
        ...{ first_name, last_name, email, language_name, is_blocked, unwanted_mails },
        ...{ password_hash: null, created_at: now },
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email'])
    .execute()
  await giveRole(
    db,
    created.map(({ id }) => id),
    role,
  )
  return created
}

/** In addition to the roles that they have. */
export async function giveRole(db: Db, userIds: readonly number[], role: RoleName): Promise<void> {
  await sql`
    insert into user_roles (user_id, role_id)
    select given.id, roles.id from unnest(${userIds}::int[]) given (id), roles where roles.name = ${role}
  `.execute(db)
}

/** All roles of an account, or one. */
export async function takeRoles(db: Db, userId: number, role?: RoleName): Promise<void> {
  const named = db
    .selectFrom('roles')
    .select('id')
    .$if(role !== undefined, (roles) => roles.where('name', '=', role as RoleName))
  await db.deleteFrom('user_roles').where('user_id', '=', userId).where('role_id', 'in', named).execute()
}

export async function renameUser(
  db: Db,
  userId: number,
  { first_name, last_name }: Partial<Pick<NewUser, 'first_name' | 'last_name'>>,
): Promise<void> {
  await db.updateTable('users').set({ first_name, last_name }).where('id', '=', userId).execute()
}

/** The email that its owner signs in with. */
export async function changeEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

/**
 * A user who opened a link that was mailed to the account's address can read its mails. True if that was not known
 * before.
 */
export async function proveEmail(db: Db, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_proven_at: now.toISOString() })
    .where('id', '=', userId)
    .where('email_proven_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers the hash of the password before; null where there was none yet. */
export async function setPassword(db: Db, userId: number, password_hash: string): Promise<string | null> {
  const { password_hash: before } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  return before
}

/** The language in which mails reach its owner. */
export async function changeLanguage(db: Db, userId: number, language_name: Language): Promise<void> {
  await db.updateTable('users').set({ language_name }).where('id', '=', userId).execute()
}

/** Names and language of several accounts. */
export async function updateUsers(
  db: Db,
  users: readonly (Omit<NewUser, 'email'> & { user_id: number })[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(users)}::jsonb)
    as written (user_id int, first_name text, last_name text, language_name text)`
  await sql`
    update users set first_name = written.first_name, last_name = written.last_name, language_name = written.language_name
    from ${rows} where users.id = user_id
  `.execute(db)
}

export async function setUserBlocked(db: Db, userId: number, is_blocked: boolean): Promise<void> {
  await db.updateTable('users').set({ is_blocked }).where('id', '=', userId).execute()
}

export async function storeSignIn(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ signed_in_at: now.toISOString() }).where('id', '=', userId).execute()
}

/** One kind of mails at a time, so that of two choices made at the same moment both remain. False where it was so already. */
export async function chooseMailKind(db: Db, userId: number, kind: string, isWanted: boolean): Promise<boolean> {
  const unwanted_mails: RawBuilder<string[]> = isWanted
    ? sql`array_remove(unwanted_mails, ${kind})`
    : sql`array_append(unwanted_mails, ${kind}::text)`
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ unwanted_mails })
    .where('id', '=', userId)
    .where(sql<boolean>`(${kind} = any(unwanted_mails)) = ${isWanted}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All at once: of two accounts that became one. */
export async function chooseMailKinds(db: Db, userId: number, unwanted_mails: string[]): Promise<void> {
  await db.updateTable('users').set({ unwanted_mails }).where('id', '=', userId).execute()
}

/** The row remains without a name, an email and a password: the audit log and vouchers refer to it. */
export async function emptyUser(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...{ first_name: '', last_name: '', email: `former-${userId}@deleted.invalid` },
      ...{ password_hash: null, is_blocked: true },
    })
    .where('id', '=', userId)
    .execute()
}

/** Of accounts that nobody has used. */
export async function removeUsers(db: Db, userIds: readonly number[]): Promise<void> {
  await sql`delete from users where id = any(${userIds})`.execute(db)
}
