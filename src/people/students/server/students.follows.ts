import type { Listeners } from '#kit/server/http/feature.ts'
import { setStatusOfAccount, takeOverLanguage } from './students.steps.ts'

/** The account's status, by which lists of students are filtered, and its language. */
export const studentFollows: Listeners = {
  'user.blocked': ({ db }, userId) => setStatusOfAccount(db, userId, 'BLOCKED'),
  'user.languageChanged': ({ db }, userId, { after }) => takeOverLanguage(db, userId, after),
  'user.unblocked': ({ db }, userId) => setStatusOfAccount(db, userId, 'ACTIVE'),
}
