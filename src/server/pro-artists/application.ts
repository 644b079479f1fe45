import { sql } from 'kysely'
import { techniques } from '#contract/pro-artists.fields.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import type { Application } from '#contract/pro-artists.form.ts'
import type { Context } from '#server/kit/context.ts'
import { failFields } from '#server/kit/errors.ts'
import { chosenCountry } from '../countries/countries.queries.ts'
import { writeHistory } from './steps.ts'

/** Takes an application in and answers its id. One person, known by their email, applies once. */
export async function apply(ctx: Context<unknown>, { terms_accepted, ...application }: Application): Promise<number> {
  const { db, now, record } = ctx
  const country = await chosenCountry(db, application.country_id)
  const applied = await db
    .insertInto('pro_artists')
    .values({
      ...application,
      techniques: techniques.filter((technique) => application.techniques.includes(technique)),
      applied_at: now,
      status_changed_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!applied) return failFields({ email: 'application_exists' })

  await writeHistory(ctx, applied.id, null, invitationStatus.APPLIED, { event: 'applied', by: null })
  await record('proArtist.applied', applied.id, { application, country: country.name, terms_accepted })
  return applied.id
}
