import { sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
import { contextThen } from '../seed/seed-context.ts'

/** Benefits that are younger are still news. */
const newsDays = 60
/** Active users have read what is older. */
const readAfterDays = 4

/** Other notifications than those of mails and messages; then all notifications in their order, old ones read. */
export async function enterNotices(portal: Portal, userIds: UserIds): Promise<void> {
  await notifyOfBenefits(portal, userIds)
  await notifyOfPasswords(portal, userIds)
  const { db } = portal
  const now = portal.clock()
  await sql`
    with removed as (delete from notifications returning *)
    insert into notifications (user_id, type, params, link, search, created_at, read_at)
    select user_id, type, params, link, search, created_at,
      case when created_at < ${shift(now, { days: -readAfterDays })} then created_at + interval '3 hours' end
    from removed order by created_at, id
  `.execute(db)
}

async function notifyOfBenefits(portal: Portal, userIds: UserIds): Promise<void> {
  const office = await readUser(portal.db, officeIdOf(userIds))
  const fresh = await portal.db
    .selectFrom('benefits')
    .select(['id', 'created_at', 'name', 'description', 'category', 'link', 'is_active', 'valid_from', 'valid_until'])
    .where('created_at', '>', shift(portal.clock(), { days: -newsDays }))
    .execute()
  for (const { id, created_at, ...after } of fresh)
    await contextThen(portal, new Date(created_at), office).record('benefit.created', id, {
      after,
      is_in_force: true,
    })
}

async function notifyOfPasswords(portal: Portal, userIds: UserIds): Promise<void> {
  const days = { 'artist@atelier.test': 20, 'student@atelier.test': 2 }
  for (const [email, ago] of Object.entries(days)) {
    const at = new Date(shift(portal.clock(), { days: -ago, hours: -5 }))
    await contextThen(portal, at, null).record('user.passwordReset', userIds.get(email) as number, {})
  }
}
