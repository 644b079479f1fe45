import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
// The tables of the feature.
import type {} from '#academy/terms/server/terms.queries.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { storeFile } from '#kit/server/files/files.ts'
import { stageFile } from '#kit/server/files/staging.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { demoTerms } from '../records/demo-terms.ts'

type Document = { language: Language; file: StagedFile; sha256: string }

export function makeTerms(upload: Upload): Promise<Document[]> {
  return Promise.all(
    demoTerms.map(async ({ language, name, content }) => {
      const path = upload.newPath()
      await writeFile(path, content)
      const file = await stageFile(upload, 'terms', { path, bytes: content.length, name })
      return { language, file, sha256: await file.sha256() }
    }),
  )
}

/** Older than the oldest of the academy's people: each accepted them as they came. */
const daysInForce = 1500

export async function enterTerms(db: Db, documents: Document[], now: Date): Promise<void> {
  const since = shift(now, { days: -daysInForce })
  const { id: version_id } = await db
    .insertInto('terms_versions')
    .values({ name: '1.0', effective_from: academyDay(new Date(since)), created_at: since, announced_at: since })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { language, file, sha256 } of documents) {
    const file_id = await storeFile(db, file, new Date(since))
    await db.insertInto('terms_files').values({ version_id, language, file_id, sha256 }).execute()
  }
  await acceptTermsAsTheyCame(db)
}

/** Artists when they applied, students when they got their account, each in their language. */
export async function acceptTermsAsTheyCame(db: Db): Promise<void> {
  await sql`
    insert into terms_acceptances (pro_artist_id, version_id, sha256, language, accepted_at, ip)
    select pro_artists.id, version_id, sha256, language, applied_at, '127.0.0.1'
    from pro_artists join terms_files on language = language_name
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into terms_acceptances (user_id, version_id, sha256, language, accepted_at, ip)
    select users.id, version_id, sha256, language, users.created_at, '127.0.0.1'
    from users
    join user_roles on user_id = users.id
    join roles on roles.id = role_id and roles.name = 'client'
    join terms_files on language = language_name
    on conflict do nothing
  `.execute(db)
}
