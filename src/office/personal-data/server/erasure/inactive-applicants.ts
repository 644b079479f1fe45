import { type SqlBool, sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { requestErasure } from '../erasures.steps.ts'
import { personOf } from '../person.ts'

/** At once; the rest an hour later. */
const mostAtOnce = 50

/** Requests the erasure of applicants whose application led to nothing, once nothing has happened to it for as long as the owner set. */
export async function requestForInactive(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const ctx = contextAt(portal, listeners, now)
  const { inactive_applicant_months: months } = await settingsInForce(portal.db)
  if (months === null) return
  const applicants = await inactiveApplicants(ctx, months)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('erasures')
            .select('id')
            .whereRef('artist_id', '=', 'pro_artists.id')
            .where('done_at', 'is', null),
        ),
      ),
    )
    .select('pro_artists.id')
    .orderBy('applied_at')
    .limit(mostAtOnce)
    .execute()
  const request = async (db: Db, { id }: { id: number }) => {
    const person = await personOf(db, 'artist', id)
    if (person) await requestErasure(contextAt({ ...portal, db }, listeners, now), person, { cause: 'INACTIVITY' })
  }
  await oneByOne(portal, applicants, request, signal)
}

/** Whether an applicant whom the schedule is going to erase has still not been active, nor accepted. */
export async function isInactive(ctx: Actor, id: number): Promise<boolean> {
  const { inactive_applicant_months: months } = await settingsInForce(ctx.db)
  if (months === null) return false
  return (await inactiveApplicants(ctx, months).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Without an account: nothing was decided, filled in or written since. */
function inactiveApplicants({ db, now }: Pick<Actor, 'db' | 'now'>, months: number) {
  const since = sql`${now}::timestamptz - make_interval(months => ${months})`
  return (
    db
      .selectFrom('pro_artists')
      .where('user_id', 'is', null)
      .where('invitation_status', '<>', invitationStatus.COMPLETED)
      // It is erased with the person whose it is.
      .where('merged_into', 'is', null)
      .where(sql<SqlBool>`greatest(applied_at, status_changed_at) < ${since}`)
      .where(
        sql<SqlBool>`not exists (select from pro_artist_history where pro_artist_id = pro_artists.id and at >= ${since})`,
      )
      .where(
        sql<SqlBool>`not exists (select from conversations where pro_artist_id = pro_artists.id and last_message_at >= ${since})`,
      )
  )
}
