import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'

/** Invites somebody to choose a first password, which makes an earlier invitation void. */
export async function issuePasswordToken(db: Db, userId: number, minutes: number, now: Date): Promise<string> {
  const { token, row } = freshToken(minutes, now)
  await db
    .insertInto('password_tokens')
    .values({ user_id: userId, purpose: 'INVITATION', ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute()
  return token
}

/** For an anonymous request by email: an invitation stays as it is. Null if a link was requested in the last minute. */
export async function issueRequestedToken(db: Db, userId: number, minutes: number, now: Date): Promise<string | null> {
  const { token, row } = freshToken(minutes, now)
  const issued = await db
    .insertInto('password_tokens')
    .values({ user_id: userId, purpose: 'RESET', ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purpose'])
        .doUpdateSet(row)
        .where('password_tokens.created_at', '<=', shift(now, { seconds: -60 })),
    )
    .executeTakeFirst()
  return issued.numInsertedOrUpdatedRows ? token : null
}

function freshToken(minutes: number, now: Date) {
  const token = randomToken()
  return { token, row: { token_hash: hashToken(token), created_at: now, expires_at: shift(now, { minutes }) } }
}

/** Uses a token up: true for exactly one of those who try at once. With the password chosen, no other link chooses one. */
export async function usePasswordToken(db: Db, userId: number, token: string): Promise<boolean> {
  const used = await db
    .deleteFrom('password_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await forgetPasswordTokens(db, userId)
  return true
}

/** After a backup was restored: links that others may have used since. Who has no password yet needs the link of their invitation. */
export async function forgetUsedPasswordTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('password_tokens')
    .where('user_id', 'in', db.selectFrom('users').select('id').where('password_hash', 'is not', null))
    .execute()
}

/** No link chooses a password for this account any more. */
export async function forgetPasswordTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_tokens').where('user_id', '=', userId).execute()
}
