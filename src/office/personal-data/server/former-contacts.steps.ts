import { sql } from 'kysely'
import type { MergedKind } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'

const columns = { student: 'student_id', artist: 'artist_id' } as const

/** What the transaction overwrites in one record was the other one's, too: they were merged until now. */
export async function shareFormerContact(
  db: Db,
  kind: MergedKind,
  { of, by }: { of: number; by: number },
): Promise<void> {
  const column = sql.ref(columns[kind])
  await sql`
    insert into former_contacts (${column}, name, phone)
    select ${by}::int, name, phone from former_contacts
    where ${column} = ${of} and changed_at = now() and email is null
  `.execute(db)
}
