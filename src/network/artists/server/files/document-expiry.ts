import { sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import { activationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'proArtist.documentExpiresSoon': ExpiringDocument
    'proArtist.documentExpired': ExpiringDocument
  }
}

export type ExpiringDocument = {
  document_id: number
  kind: ArtistDocument['kind']
  name: string
  /** A calendar day, its last. */
  valid_until: string
  /** The full name. */
  artist: string
  user_id: number | null
}

/** How many days before its last day a document's artist is notified. */
const daysAhead = 30
/** At once; the rest an hour later. */
const mostAtOnce = 500

/** Notifies artists of the network of documents that expire soon or have expired: once for each day of expiry. */
export async function notifyOfExpiry(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  await portal.db.transaction().execute(async (guard) => {
    // Several portals may start at the same moment: one of them takes the lock and sends the notifications.
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('atelier document expiry')) as "isOurs"
    `.execute(guard)
    if (!rows[0]?.isOurs) return
    // On another connection: the tables that this one has read stay locked during the notifications, and a migration of
    // them would wait.
    // Each by itself: a notification locks its recipient, in no order that others could follow.
    await oneByOne(
      portal,
      await expiring(portal.db, now),
      (db, { pro_artist_id, event, ...document }) =>
        contextAt({ ...portal, db }, listeners, now).record(event, pro_artist_id, document),
      signal,
    )
  })
}

/** Documents without a notification, according to the audit log. */
function expiring(db: Db, now: Date) {
  const today = todayAt(now)
  const event = sql<'proArtist.documentExpired' | 'proArtist.documentExpiresSoon'>`
    case when d.valid_until < ${today} then 'proArtist.documentExpired' else 'proArtist.documentExpiresSoon' end`
  return endingDocuments(db, now)
    .innerJoin('pro_artists', 'pro_artists.id', 'd.pro_artist_id')
    .innerJoin('files', 'files.id', 'd.file_id')
    .select(['d.pro_artist_id', 'd.id as document_id', 'd.kind', 'files.original_name as name', 'pro_artists.user_id'])
    .select([sql<string>`d.valid_until`.as('valid_until'), event.as('event')])
    .select(fullNameIn().as('artist'))
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .where('activation_status', '=', activationStatus.ENABLED)
    .where(sql<boolean>`not exists (
      select from audit_log where event = (${event}) and subject_id = d.pro_artist_id
        and details ->> 'document_id' = d.id::text and details ->> 'valid_until' = d.valid_until::text
    )`)
    .orderBy('d.valid_until')
    .orderBy('d.id')
    .limit(mostAtOnce)
    .execute()
}

/** What ends soon or has ended, and no newer one of its kind takes its place. */
export function endingDocuments(db: Db, now: Date) {
  return db
    .selectFrom('pro_artist_documents as d')
    .where(sql<boolean>`d.valid_until <= ${todayAt(now)} + ${daysAhead}::integer`)
    .where(sql<boolean>`not exists (
      select from pro_artist_documents newer where newer.pro_artist_id = d.pro_artist_id and newer.kind = d.kind
        and (newer.valid_until is null or newer.valid_until > d.valid_until)
    )`)
}

const todayAt = (now: Date) => sql`${academyDay(now)}::date`
