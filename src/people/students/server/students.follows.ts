import type { Listeners } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { takeOverLanguage } from './students.steps.ts'

/** The account's status, by which lists of students are filtered, and its language. */
export const studentFollows: Listeners = {
  'user.blocked': ({ db }, userId) => setStatus(db, userId, 'BLOCKED'),
  'user.languageChanged': ({ db }, userId, { after }) => takeOverLanguage(db, userId, after),
  'user.unblocked': ({ db }, userId) => setStatus(db, userId, 'ACTIVE'),
}

async function setStatus(db: Db, user_id: number, status: 'BLOCKED' | 'ACTIVE'): Promise<void> {
  await db.updateTable('students').set({ status }).where('user_id', '=', user_id).execute()
}
