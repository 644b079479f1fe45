import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Erased } from '#office/personal-data/contract/erasures.ts'
// The table of the feature.
import type {} from '#office/personal-data/server/erasures.queries.ts'

/** An applicant changed their mind and requested their erasure: the receipt is all that remains. */
export async function enterErasures(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => shift(now, { days: -days })
  await db
    .insertInto('erasures')
    .values({
      ...{ user_id: null, artist_id: null, student_id: null, undo_hash: null, is_settled: false },
      ...{ was_blocked: false, was_enabled: true, was_active: false },
      made_at: ago(210),
      cause: 'SELF',
      requested_by: null,
      requested_at: ago(48),
      due_at: ago(41),
      held_since: null,
      done_at: ago(41),
      receipt: JSON.stringify({
        outcomes: [
          { kind: 'application', fate: 'DELETED', because: null, rows: 4 },
          { kind: 'profile', fate: 'DELETED', because: null, rows: 1 },
          { kind: 'documents', fate: 'DELETED', because: null, rows: 3 },
          { kind: 'messages', fate: 'DELETED', because: null, rows: 5 },
          { kind: 'mails', fate: 'DELETED', because: null, rows: 6 },
          { kind: 'auditLog', fate: 'BLANKED', because: 'trail', rows: 12 },
        ],
        mentions: 2,
        trash_days: 30,
      } satisfies Erased) as never,
    })
    .execute()
  await db
    .insertInto('erased_applications')
    .values({ applied_at: ago(210) })
    .execute()
}
