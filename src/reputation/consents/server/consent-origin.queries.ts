import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { mailboxOf } from '#kit/server/mail/mailbox.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { ConsentEvent } from '#reputation/consents/contract/consents.ts'

/** How long ago somebody was at an address at most: most lines get another one sooner or later. */
const addressDays = 30

/** Whether this browser, or its network, is one with which the artist was at the portal. Of an IPv6 address the network is the first half. */
export async function originOf(
  { db, client, now }: Pick<Context<unknown>, 'db' | 'client' | 'now'>,
  artistId: number,
): Promise<ConsentEvent['came_from']> {
  const { rows } = await sql<{ is_browser: boolean; is_network: boolean }>`
    select
      exists (
        select from known_devices where known_devices.user_id = pro_artists.user_id and device_hash = ${client.deviceHash ?? null}
      ) as is_browser,
      exists (
        select from audit_log
        where audit_log.user_id = pro_artists.user_id and at > ${shift(now, { days: -addressDays })}
          and ${networkOf(sql`ip`)} = ${networkOf(sql`${client.ip}::text`)}
      ) or exists (
        select from sessions
        where sessions.user_id = pro_artists.user_id and ${networkOf(sql`ip`)} = ${networkOf(sql`${client.ip}::text`)}
      ) as is_network
    from pro_artists where id = ${artistId}
  `.execute(db)
  if (rows[0]?.is_browser) return 'ARTIST_BROWSER'
  return rows[0]?.is_network ? 'ARTIST_NETWORK' : null
}

/** Whether an address reaches the mailbox of the artist's account or application. */
export async function isOfArtist(db: Db, artistId: number, email: string): Promise<boolean> {
  const own = await db
    .selectFrom('pro_artists')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['pro_artists.email', 'users.email as account'])
    .where('pro_artists.id', '=', artistId)
    .executeTakeFirstOrThrow()
  return [own.email, own.account].some((address) => address && mailboxOf(address) === mailboxOf(email))
}

function networkOf(ip: ReturnType<typeof sql>) {
  return sql`case when pg_input_is_valid(${ip}, 'inet') then
    network(set_masklen((${ip})::inet, case family((${ip})::inet) when 4 then 32 else 64 end))
  end`
}
