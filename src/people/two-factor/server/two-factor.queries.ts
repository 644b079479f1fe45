import type { Recipient } from '#kit/server/mail/mail-to.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { SecondFactor } from '#people/two-factor/contract/two-factor.ts'

/** Since when codes of an app are required; null: they are not. */
export async function authenticatorSince(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

/** Whether an app was given a secret and has yet to show a code. */
export async function isBegun(db: Db, userId: number): Promise<boolean> {
  const begun = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return begun !== undefined
}

export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** The recipient of emails about the account. */
export function ownerOf(db: Db, userId: number): Promise<Recipient> {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'language_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The second factor of a user, in addition to their password. */
export async function secondFactorOf(db: Db, userId: number): Promise<SecondFactor> {
  const { second_factor } = await db
    .selectFrom('users')
    .select('second_factor')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return second_factor
}

/** The same, and nobody changes it before the transaction ends: a trigger of every factor writes this row. */
export async function lockedFactorOf(db: Db, userId: number): Promise<SecondFactor> {
  const { second_factor } = await db
    .selectFrom('users')
    .select('second_factor')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return second_factor
}
