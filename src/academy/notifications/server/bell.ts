import DataLoader from 'dataloader'
import { CompiledQuery } from 'kysely'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { isPolledInput } from '#kit/contract/endpoint.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import { metaOf } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { isLive, liveSince, owesFactor, owesTerms } from '#kit/server/session/session.ts'
import { inWords, notificationColumns, type StoredNotification, visibleNotifications } from './notifications.queries.ts'

/** The question of every open portal every few seconds. Those who ask it while the server is busy share one round trip. */
export function bell({ reserved: { sessions: db }, clock, texts }: Portal): FastPath {
  const readers = new DataLoader((requests: readonly BellRequest[]) => readTogether(db, requests, clock()), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  })

  return {
    endpoint: notifications.list,
    answer: async ({ query, sessionId, cachedEtag }) => {
      if (!sessionId || !isPolledInput(notifications.list, query)) return null
      const known = cachedEtag?.slice('W/"'.length, -'"'.length) ?? null
      const reader = await readers.load({ session: hashToken(sessionId), known })
      if (!reader) return null
      const etag = `W/"${reader.state}"`
      if (!reader.unread) return { readerId: reader.id, etag, body: null }
      await texts.follow(reader.texts_version)
      const data = reader.unread.map((stored) => inWords(texts, reader.language, stored))
      const total = data.length < unreadNewest.itemsPerPage ? data.length : await countUnread(db, reader)
      return {
        readerId: reader.id,
        etag,
        body: JSON.stringify({ data, meta: metaOf(unreadNewest, total, data.length) }),
      }
    },
  }
}

/** The hash of a session's id, and the state of the response in its browser's cache. */
type BellRequest = { session: Buffer; known: string | null }

/** `unread` is null where the state is the known one; that changes with the texts, too. */
type Reader = {
  id: number
  language: Language
  state: string
  unread: StoredNotification[] | null
  texts_version: number
}

/**
 * The readers of live sessions, in the order of the requests, and null where there is none, or where something has to
 * be done first.
 */
async function readTogether(db: Db, requests: readonly BellRequest[], now: Date): Promise<(Reader | null)[]> {
  // Equal requests at the same time are read once: it may be a thousand notifications.
  const places = requests.map(({ session, known }) => `${session.toString('base64')} ${known}`)
  const apart = [...new Map(places.map((place, index) => [place, requests[index] as BellRequest])).entries()]
  const values = [
    apart.map(([, { session }]) => session),
    apart.map(([, { known }]) => known),
    ...liveSince(now),
    academyDay(now),
  ]
  const query = CompiledQuery.raw(together, values) as CompiledQuery<Reader & { place: number }>
  const { rows } = await db.executeQuery(query)
  const readers = new Map(rows.map(({ place, ...reader }) => [apart[place - 1]?.[0], reader]))
  return places.map((place) => readers.get(place) ?? null)
}

// The state contains the user, since a browser may cache the response of a user who has signed out. The limit makes the
// database find the sessions one by one, each by its key; joined as a set, a plan for any number of them reads all that
// there are.
export const together = `
  select place, reader.*
  from unnest($1::bytea[], $2::text[]) with ordinality as asked (session, known, place)
  cross join lateral (
    select users.id, users.language_name as language, state, texts_version, case when state is distinct from known then (
      select coalesce(json_agg(found), '[]') from (
        select ${notificationColumns.join(', ')} from notifications
        where user_id = users.id and read_at is null order by id desc limit ${unreadNewest.itemsPerPage}
      ) found
    ) end as unread
    from sessions
    join users on users.id = sessions.user_id
    left join pro_artists on pro_artists.user_id = users.id
    cross join lateral (select version as texts_version from texts_version where texts_version.id = 1) texts
    cross join lateral (
      select concat_ws('.', users.id, users.language_name, notifications_version, texts_version) as state
    ) answer
    where id_hash = asked.session and viewed_id is null and ${isLive('$3', '$4')} and not ${owesTerms('$5')} and not ${owesFactor('$5')}
    limit 1
  ) reader
`

function countUnread(db: Db, reader: Reader): Promise<number> {
  return visibleNotifications(db, reader)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
    .then(({ total }) => total)
}
