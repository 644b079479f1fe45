import type { TermsSource } from '#academy/terms/contract/terms.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { versionInForce } from './terms.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.accepted': { version: string; language: Language; sha256: string; pro_artist_id?: number }
    /** What somebody accepted before they had an account counts for it. */
    'user.termsTakenOver': { version: string; language: Language; sha256: string }
  }
}

/** An account, or an applicant who has none yet. */
type Person = { user_id: number; pro_artist_id: null } | { user_id: null; pro_artist_id: number }

/** Writes down that somebody accepted the version of a document, at most once. */
export async function acceptTerms(ctx: Context<unknown>, person: Person, fileId: number): Promise<void> {
  const { db, now, client, record } = ctx
  const { version, ...accepted } = await db
    .selectFrom('terms_files')
    .innerJoin('terms_versions', 'terms_versions.id', 'version_id')
    .select(['version_id', 'sha256', 'language', 'name as version'])
    .where('terms_files.id', '=', fileId)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('terms_acceptances')
    .values({ ...person, ...accepted, accepted_at: now, ip: client.ip })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  const { version_id, language, sha256 } = accepted
  const { user_id, pro_artist_id } = person
  const details = { version, language, sha256 }
  await record('terms.accepted', version_id, user_id === null ? { ...details, pro_artist_id } : details)
}

type Given = { version_id: number; sha256: string; accepted_at: string; source: TermsSource }

/** Writes down for an account what its owner accepted without one; an account that has accepted the version already keeps its earlier moment. */
export async function takeOverAcceptance(ctx: Pick<Context<unknown>, 'db' | 'record'>, user_id: number, given: Given) {
  const { version_id, sha256 } = given
  const document = await ctx.db
    .selectFrom('terms_files')
    .innerJoin('terms_versions', 'terms_versions.id', 'version_id')
    .select(['language', 'name as version'])
    .where('version_id', '=', version_id)
    .where('sha256', '=', sha256)
    .orderBy('terms_files.id')
    .limit(1)
    .executeTakeFirst()
  if (!document) return
  const { language, version } = document
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('terms_acceptances')
    .values({ ...given, user_id, pro_artist_id: null, language, ip: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await ctx.record('user.termsTakenOver', user_id, { version, language, sha256 })
}

/** What somebody without an account accepts with a form: the document that it showed. Refuses who did not, and a version that applies no more. */
export async function termsAccepted(
  { db, now }: Pick<Context<unknown>, 'db' | 'now'>,
  { accepts_terms, terms_id }: { accepts_terms?: boolean | undefined; terms_id?: number | null | undefined },
): Promise<{ terms_version_id: number; terms_sha256: string } | null> {
  const inForce = await versionInForce(db, now)
  if (!inForce || inForce.files.length === 0) return null
  if (!accepts_terms) failFields({ accepts_terms: 'must_confirm' })
  const file = await db
    .selectFrom('terms_files')
    .select(['version_id as terms_version_id', 'sha256 as terms_sha256'])
    .where('id', '=', terms_id ?? null)
    .where('version_id', '=', inForce.id)
    .executeTakeFirst()
  return file ?? failFields({ terms_id: 'terms_changed' })
}

/** What an account accepted of what is in force; null: nothing is, or it need not accept any. */
export async function termsOfAccount({ db, now, user }: Pick<Context, 'db' | 'now' | 'user'>) {
  const inForce = await versionInForce(db, now)
  if (!inForce) return null
  const accepted = await db
    .selectFrom('terms_acceptances')
    .select(['version_id as terms_version_id', 'sha256 as terms_sha256'])
    .where('version_id', '=', inForce.id)
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('pro_artist_id', '=', user.pro_artist?.id ?? null)]))
    .limit(1)
    .executeTakeFirst()
  return accepted ?? null
}

/** Who applies accepts what applies on that day, as they read it; where there is nothing yet, nothing. */
export async function acceptAsApplicant(
  ctx: Context<unknown>,
  pro_artist_id: number,
  language: Language,
): Promise<void> {
  const inForce = await versionInForce(ctx.db, ctx.now)
  const file = inForce?.files.find((one) => one.language === language) ?? inForce?.files[0]
  if (file) await acceptTerms(ctx, { user_id: null, pro_artist_id }, file.id)
}
