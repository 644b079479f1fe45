import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { giveRole, takeRoles } from './user-rows.steps.ts'

/*
 * Of two accounts of one person one is signed in to, by its own email alone: who has the mailbox of the other one must not get in by it, since the
 * office may have merged two people by mistake.
 */

/** Nobody signs in any more to an account that was merged into another. Its password and its factors stay, for an undo. */
export async function closeMergedAccount(db: Db, id: number, into: number): Promise<void> {
  await endSessionsOf(db, id)
  await takeRoles(db, id)
  await db.updateTable('users').set({ is_blocked: true, merged_into: into }).where('id', '=', id).execute()
}

/** With the one role that such an account had. */
export async function openMergedAccount(
  db: Db,
  id: number,
  { is_blocked, role }: { is_blocked: boolean; role: 'client' | 'pro-artist' },
): Promise<void> {
  await db.updateTable('users').set({ is_blocked, merged_into: null }).where('id', '=', id).execute()
  await giveRole(db, [id], role)
}

type MergedAccount = {
  id: number
  first_name: string
  email: string
  language_name: Language
  password_hash: string | null
}

/** A closed account by its email: its person learns that it was merged, and nothing of the one that stays. */
export function mergedAccountOf(db: Db, email: string): Promise<MergedAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'email', 'language_name', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('merged_into', 'is not', null)
    .executeTakeFirst()
}
