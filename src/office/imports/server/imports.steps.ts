import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { undoDays } from './imports.queries.ts'

/**
 * Deletes imports that were not run after a day, and the rows of all others, with their personal data, after the time in
 * which they can be taken back.
 */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['DRAFT', 'FAILED'])
    .where('created_at', '<', shift(now, { days: -1 }))
    .execute()
  await sql`
    delete from import_rows using imports
    where imports.id = import_id and state in ('DONE', 'UNDONE') and finished_at < ${shift(now, { days: -undoDays })}
  `.execute(db)
  await sql`
    delete from import_files using imports
    where imports.id = import_id and state in ('DONE', 'UNDONE') and finished_at < ${shift(now, { days: -undoDays })}
  `.execute(db)
}
