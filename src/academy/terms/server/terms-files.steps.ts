import { sql } from 'kysely'
import { earliestTermsDay } from '#academy/terms/contract/terms.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { removeFile, storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { storedTermsFiles, versionInForce } from './terms.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.uploaded': { version: string; effective_from: string; language: Language; sha256: string }
    'terms.removed': { version: string; effective_from: string; language: Language }
  }
}

type Changes = { [Of in Language]: string | null }
type Draft = {
  file: StagedFile
  language: Language
  version: string
  effective_from: string
  changes: Changes | null
}

/** Adds a document to its version, or a version with its first document. */
export async function addTermsFile(ctx: Context, { file, changes, ...draft }: Draft, sha256: string): Promise<number> {
  const { db, now, record } = ctx
  await lockTerms(db)
  const version_id = (await knownVersion(db, draft)) ?? (await newVersion(ctx, draft, changes))
  const { id } = await db
    .insertInto('terms_files')
    .values({ version_id, language: draft.language, file_id: await storeFile(db, file, now), sha256 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record('terms.uploaded', version_id, { ...draft, sha256 })
  return id
}

/** Takes back what binds nobody: neither in force, nor accepted by anybody. */
export async function removeTermsFile({ db, now, record }: Context, id: number): Promise<void> {
  await lockTerms(db)
  const file = found(await storedTermsFiles(db, now).where('terms_files.id', '=', id).executeTakeFirst())
  if (file.state === 'IN_FORCE') fail('terms_in_force')
  if (file.acceptances > 0) fail('terms_accepted_by', { count: file.acceptances })
  const deleted = await db
    .deleteFrom('terms_files')
    .where('id', '=', id)
    .returning(['file_id', 'version_id'])
    .executeTakeFirstOrThrow()
  await removeFile(db, deleted.file_id)
  await db
    .deleteFrom('terms_versions')
    .where('id', '=', deleted.version_id)
    .where(sql<boolean>`not exists (select from terms_files where version_id = terms_versions.id)`)
    .execute()
  const { version, effective_from, language } = file
  await record('terms.removed', deleted.version_id, { version, effective_from, language })
}

/** One after another: what applies when is decided by all versions together. */
async function lockTerms(db: Db): Promise<void> {
  await sql`lock table terms_versions in share row exclusive mode`.execute(db)
}

type Version = Pick<Draft, 'version' | 'language' | 'effective_from'>

async function knownVersion(db: Db, { version, language, effective_from }: Version) {
  const known = await db
    .selectFrom('terms_versions')
    .select(['id', 'effective_from'])
    .where(sql`lower(name)`, '=', version.toLowerCase())
    .executeTakeFirst()
  if (!known) return null
  if (known.effective_from !== effective_from) failFields({ effective_from: 'terms_other_day' })
  const there = await db
    .selectFrom('terms_files')
    .select('id')
    .where('version_id', '=', known.id)
    .where('language', '=', language)
    .executeTakeFirst()
  if (there) failFields({ language: 'terms_language_there' })
  return known.id
}

/** Every version after the first one in force is announced in time, with what changes. */
async function newVersion({ db, now }: Context, { version, effective_from }: Version, changes: Changes | null) {
  if (effective_from < academyDay(now)) failFields({ effective_from: 'day_passed' })
  const isChange = (await versionInForce(db, now)) !== undefined
  if (isChange && effective_from < earliestTermsDay(now)) failFields({ effective_from: 'terms_day_too_soon' })
  const lacking = languages.filter((language) => !changes?.[language])
  if (isChange && lacking.length > 0)
    failFields(Object.fromEntries(lacking.map((language) => [`changes.${language}`, 'required'])))
  const other = await db
    .selectFrom('terms_versions')
    .select('id')
    .where('effective_from', '=', effective_from)
    .executeTakeFirst()
  if (other) failFields({ effective_from: 'terms_day_taken' })
  const { id } = await db
    .insertInto('terms_versions')
    .values({
      name: version,
      effective_from,
      changes: isChange ? (JSON.stringify(changes) as never) : null,
      created_at: now,
      announced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
