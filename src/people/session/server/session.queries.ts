import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type { SecondFactor } from '#people/two-factor/contract/two-factor.ts'

export type Account = {
  id: number
  first_name: string
  email: string
  language_name: Language
  password_hash: string | null
  second_factor: SecondFactor
}

/** The accounts that may sign in: neither blocked, nor of a disabled artist. */
export function accounts(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.email', 'users.language_name'])
    .select(['users.password_hash', 'users.second_factor'])
    .where('users.is_blocked', '=', false)
    .where(sql`coalesce(pro_artists.activation_status, 1)`, '=', 1)
}

/** The account that may sign in under an email. */
export function accountOf(db: Db, email: string): Promise<Account | undefined> {
  return accounts(db).where(sql`lower(users.email)`, '=', email.toLowerCase()).executeTakeFirst()
}

/**
 * An account whose password was right, as it is now; nobody changes it before the transaction ends. None where another password was set,
 * or the account was closed, while the password waited for its turn and was compared.
 */
export function lockUnchanged(db: Db, { id, password_hash }: Account): Promise<Account | undefined> {
  return accounts(db)
    .where('users.id', '=', id)
    .where('users.password_hash', '=', password_hash)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** Refuses to shut out the only owner who can sign in. Of two who would shut each other out at once, the second waits here and counts again. */
export async function requireOtherOwner(db: Db, userId: number): Promise<void> {
  await sql`select from roles where name = 'super-admin' for no key update`.execute(db)
  const owners = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select('users.id')
    .where('roles.name', '=', 'super-admin')
    .where('users.status', '=', 'ACTIVE')
    .where(sql`coalesce(pro_artists.activation_status, 1)`, '=', 1)
    .execute()
  if (owners.every(({ id }) => id === userId) && owners.length > 0) fail('last_owner')
}

/** The user of a valid token, if it matches the email. */
export async function userOfToken(db: Db, token: string, email: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('password_tokens')
    .innerJoin('users', 'users.id', 'password_tokens.user_id')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .where('users.is_blocked', '=', false)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.user_id ?? null
}
