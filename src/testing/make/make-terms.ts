import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { insertFile } from '#testing/make/make-artists.ts'

let versions = 0

/** One more version from a day on, with a Polish document that nobody will look into; `id` is the document's. */
export async function insertTermsVersion(
  db: Db,
  effective_from: string,
  { created_at = new Date(), announced_at = null as Date | null } = {},
) {
  versions += 1
  const { id: version_id } = await db
    .insertInto('terms_versions')
    .values({ name: `Made ${versions}`, effective_from, created_at, announced_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file_id = await insertFile(db, 'terms', created_at)
  const { id } = await db
    .insertInto('terms_files')
    .values({ version_id, language: 'pl', file_id, sha256: '0'.repeat(64) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, version_id, name: `Made ${versions}` }
}

/** Of these accounts, or of all but some, everybody has accepted everything: for tests that are about something else. */
export async function acceptTermsFor(db: Db, which: { only: number } | { allBut: number[] }): Promise<void> {
  const meant = 'only' in which ? sql`users.id = ${which.only}` : sql`users.id <> all(${which.allBut})`
  await sql`
    insert into terms_acceptances (user_id, version_id, sha256, language, accepted_at, ip)
    select users.id, version_id, sha256, language, now(), '127.0.0.1' from users, terms_files where ${meant}
    on conflict do nothing
  `.execute(db)
}
