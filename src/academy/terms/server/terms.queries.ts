import { type RawBuilder, sql } from 'kysely'
import { boundRoles, type StoredTermsFile, type TermsSource } from '#academy/terms/contract/terms.ts'
import type { TermsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { hasAnyRole, hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    terms_files: { language: Language }
    terms_acceptances: { language: Language; source: TermsSource }
    terms_versions: { changes: Bilingual }
  }
}

declare module '#kit/server/http/registered-parts.ts' {
  interface Parts {
    /** How many accepted a version without an account. */
    acceptedWithoutAccount: (versionId: RawBuilder<number>) => RawBuilder<number>
  }
}

export function isBound(user: User): boolean {
  return hasAnyRole(user, boundRoles)
}

/** The version that applies on this day: the one that came last. */
export function versionInForce(db: Db, now: Date) {
  return versions(db)
    .where('effective_from', '<=', academyDay(now))
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The next announced version. */
export function versionAhead(db: Db, now: Date) {
  return versions(db)
    .where('effective_from', '>', academyDay(now))
    .where('announced_at', 'is not', null)
    .orderBy('effective_from')
    .limit(1)
    .executeTakeFirst()
}

function versions(db: Db) {
  return db
    .selectFrom('terms_versions')
    .select(['terms_versions.id', 'name as version', 'effective_from', 'changes'])
    .select(
      sql<Omit<TermsVersion['files'][number], 'name'>[]>`(
        select coalesce(json_agg(json_build_object(
          'id', f.id, 'language', language, 'bytes', bytes,
          'url', '/api/terms-and-conditions/files/' || f.id
        ) order by language desc), '[]')
        from terms_files f join files on files.id = file_id where version_id = terms_versions.id
      )`.as('files'),
    )
}

/** A document is called what it is, in its own language: the name that it was uploaded by is the office's. */
export function termsFileName(texts: Texts, version: string, language: Language): string {
  return texts.in(language)('terms.file_name', { version, language: language.slice(0, 2) })
}

export function withNames<Version extends NonNullable<Awaited<ReturnType<typeof versionInForce>>>>(
  texts: Texts,
  { files, ...version }: Version,
): TermsVersion {
  return {
    ...version,
    files: files.map((file) => ({ ...file, name: `${termsFileName(texts, version.version, file.language)}.pdf` })),
  }
}

/** Everybody reads what applies, applied, or was announced; the office also what waits to be. Every read of a document starts here. */
export function visibleTermsFiles({ db, user, now }: Pick<Context<User | null>, 'db' | 'user' | 'now'>) {
  return db
    .selectFrom('terms_files')
    .innerJoin('terms_versions', 'terms_versions.id', 'version_id')
    .innerJoin('files', 'files.id', 'file_id')
    .$if(!hasPermission(user, 'can-view-system-settings'), (all) =>
      all.where((eb) => eb.or([eb('effective_from', '<=', academyDay(now)), eb('announced_at', 'is not', null)])),
    )
}

/** Every document, as the office keeps it. */
export function storedTermsFiles(db: Db, now: Date) {
  const today = sql`${academyDay(now)}::date`
  const isReplaced = sql`exists (
    select from terms_versions later
    where later.effective_from <= ${today} and later.effective_from > terms_versions.effective_from
  )`
  return db
    .selectFrom('terms_files')
    .innerJoin('terms_versions', 'terms_versions.id', 'version_id')
    .innerJoin('files', 'files.id', 'file_id')
    .select([
      'terms_files.id',
      'terms_files.language',
      'files.original_name as name',
      'files.bytes',
      sql<string>`'/api/terms-and-conditions/files/' || terms_files.id`.as('url'),
      'terms_versions.name as version',
      'effective_from',
      'announced_at',
      sql<StoredTermsFile['state']>`case
        when effective_from > ${today} then 'UPCOMING' when ${isReplaced} then 'PAST' else 'IN_FORCE'
      end`.as('state'),
      sql<number>`(
        (select count(*) from terms_acceptances where version_id = terms_versions.id)
        + ${part('acceptedWithoutAccount')(sql.ref('terms_versions.id'))}
      )`.as('acceptances'),
    ])
}

/** When the reader accepted a version, by their account or as the applicant that they were. */
export async function acceptedAt(db: Db, user: User, versionId: number): Promise<string | null> {
  return (await acceptanceOf(db, user, versionId))?.accepted_at ?? null
}

/** When and where. */
export function acceptanceOf(db: Db, user: User, versionId: number) {
  return db
    .selectFrom('terms_acceptances')
    .select(['accepted_at', 'source'])
    .where('version_id', '=', versionId)
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('pro_artist_id', '=', user.pro_artist?.id ?? null)]))
    .limit(1)
    .executeTakeFirst()
}
