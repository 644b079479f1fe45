import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/**
 * Changes of more than an hour ago are only a number: without them pages are made once more. A new row takes their place, or the version
 * would be one that was there before, and with it pages come back that were stored under it.
 */
export async function forgetProfileChanges(db: Db, before: string): Promise<void> {
  await sql`
    with forgotten as (delete from public_profile_changes where at < ${before} returning id)
    insert into public_profile_changes (at) select now() from forgotten limit 1
  `.execute(db)
}
