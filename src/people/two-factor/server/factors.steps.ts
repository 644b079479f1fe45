import type { Db } from '#kit/server/postgres/database.ts'

/** Leaves the password alone to sign in with. */
export async function removeFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
}
