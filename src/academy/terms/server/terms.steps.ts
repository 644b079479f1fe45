import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { versionInForce } from './terms.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.accepted': { version: string; language: Language; sha256: string; pro_artist_id?: number }
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
