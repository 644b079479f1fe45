import type { Db } from '#kit/server/postgres/database.ts'

/** Of somebody who has no account any more. */
export async function forgetViews(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('saved_views').where('user_id', '=', userId).execute()
}
