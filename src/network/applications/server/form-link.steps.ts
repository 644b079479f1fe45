import { sql } from 'kysely'
import { deleteOlder, type Removal } from '#kit/server/http/removals.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endOfDayIn } from '#kit/server/postgres/midnight.ts'
import { secretLink } from '#kit/server/session/secret-link.ts'
import type { Config } from '#kit/server/start/config.ts'
import { linkStates } from '#network/artists/contract/artists.flow.ts'

const linkDays = 30
const formLink = secretLink('pro artist form')

type Link = { token: string; expiresAt: string }

/** Creates a new secret link to the data form; an earlier one stops working. */
export async function issueFormLink(db: Db, config: Config, artistId: number, now: Date): Promise<Link> {
  await replaceFormLink(db, artistId, now)
  const { token, stored } = formLink.create(config)
  const expiresAt = await endOfDayIn(db, linkDays, now)
  await db
    .insertInto('pro_artist_links')
    .values({ pro_artist_id: artistId, ...stored, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** A link that was sent stops working, and its page explains why. */
export async function replaceFormLink(db: Db, pro_artist_id: number, now: Date): Promise<void> {
  const sent = await db
    .deleteFrom('pro_artist_links')
    .where('pro_artist_id', '=', pro_artist_id)
    .returning('token_hash')
    .executeTakeFirst()
  if (!sent) return
  await db
    .insertInto('replaced_form_links')
    .values({ ...sent, pro_artist_id, replaced_at: now })
    .execute()
}

/** The very link that was sent before; null where there is none, or the portal's secret changed since. */
export async function sentFormLink(db: Db, config: Config, artistId: number): Promise<Link | null> {
  const link = await db
    .selectFrom('pro_artist_links')
    .selectAll()
    .where('pro_artist_id', '=', artistId)
    .executeTakeFirst()
  const token = link && formLink.tokenOf(config, link)
  return token ? { token, expiresAt: link.expires_at } : null
}

/** The same, good for another 30 days; else a fresh one. */
export async function reopenFormLink(db: Db, config: Config, artistId: number, now: Date): Promise<Link> {
  const link = await sentFormLink(db, config, artistId)
  if (!link) return issueFormLink(db, config, artistId, now)
  const { token } = link
  const expiresAt = await endOfDayIn(db, linkDays, now)
  await db
    .updateTable('pro_artist_links')
    .set({ expires_at: expiresAt })
    .where('pro_artist_id', '=', artistId)
    .execute()
  return { token, expiresAt }
}

/** As long as a form may still be filled in, the office sees when its link ended. */
export const forgetEndedLinks: Removal = async ({ db }, before) => {
  const isOver = sql<boolean>`(
    select invitation_status from pro_artists where pro_artists.id = pro_artist_id
  ) not in (${sql.join(linkStates)})`
  return (
    (await deleteOlder(db, 'pro_artist_links', 'expires_at', before, isOver)) +
    (await deleteOlder(db, 'replaced_form_links', 'replaced_at', before))
  )
}
