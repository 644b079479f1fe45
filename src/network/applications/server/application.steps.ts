import { sql } from 'kysely'
import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import { requireOperator } from '#academy/settings/server/operator.steps.ts'
import { acceptAsApplicant } from '#academy/terms/server/terms.steps.ts'
import type { Context } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Application } from '#network/applications/contract/register.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { addApplicant, writeHistory } from '#network/artists/server/artists.steps.ts'

/**
 * Stores an application and returns its id. One person, identified by their email, applies once; but anybody may fill
 * the form in, and must not learn whether that email is known: the response is the same, and the details are in a mail.
 */
export async function apply(ctx: Context<unknown>, { terms_accepted, ...application }: Application): Promise<number> {
  const { db, record } = ctx
  await requireOperator(ctx)
  const country = await chosenCountry(db, application.country_id)
  const id = await addApplicant(ctx, {
    ...application,
    techniques: techniques.filter((technique) => application.techniques.includes(technique)),
  })
  if (id === null) return applyAgain(ctx, application.email)

  await writeHistory(ctx, id, null, invitationStatus.APPLIED, { event: 'applied', by: null })
  await acceptAsApplicant(ctx, id, application.language_name)
  await record('proArtist.applied', id, { application, country: country.name, terms_accepted })
  return id
}

/** Answers the id that was drawn for the application and remains unused, as every other that the asker may not see. */
async function applyAgain(ctx: Context<unknown>, email: string): Promise<number> {
  const { db, record } = ctx
  const artist = await db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'first_name', 'email', 'language_name'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    // One after the other, or concurrent applications would each send the mail.
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await wasMailedLately(ctx, artist.id))) await record('proArtist.appliedAgain', artist.id, { artist })
  const { rows } = await sql<{
    id: number
  }>`select currval(pg_get_serial_sequence('pro_artists', 'id'))::int as id`.execute(db)
  return rows[0]?.id as number
}

/** Nobody is written to more than once in an hour, however often others give their email. */
async function wasMailedLately({ db, now }: Context<unknown>, artistId: number): Promise<boolean> {
  const sent = await db
    .selectFrom('audit_log')
    .select('id')
    .where('event', 'in', ['proArtist.applied', 'proArtist.appliedAgain'])
    .where('subject_id', '=', artistId)
    .where('at', '>', shift(now, { hours: -1 }))
    .executeTakeFirst()
  return sent !== undefined
}
