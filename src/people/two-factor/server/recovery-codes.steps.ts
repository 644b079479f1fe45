import { randomBytes } from 'node:crypto'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { recoveryCodeCount } from '#people/two-factor/contract/two-factor.ts'

// Crockford's: no letter looks like a digit, and none makes a word of many.
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** New codes in place of all former ones: the only time that they are not hashed. */
export async function issueRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join(''),
  )
  await forgetRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute()
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses a code up: true for exactly one of those who try at once. */
export async function spendRecoveryCode(db: Db, userId: number, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(asIssued(typed)))
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

export async function forgetRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** A 0 on paper may be read as an O. */
function asIssued(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
