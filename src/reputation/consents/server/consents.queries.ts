import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn, nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type {
  Channel,
  Consent,
  ConsentEvent,
  ConsentRequest,
  consentGaps,
} from '#reputation/consents/contract/consents.ts'
import { type PublishedWords, wordingOf } from './wording.queries.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    consent_events: { channels: Channel[]; words: PublishedWords; wording_language: Language }
  }
}

/** Whether a picture may be shown there. For queries of `portfolio_images` joined with their `portfolio_items`. */
export function isConsented(channel: Channel) {
  return sql<SqlBool>`(portfolio_items.consented @> array[${sql.lit(channel)}]
    and portfolio_images.id <= portfolio_items.consented_until and consent_covers(portfolio_items))`
}

/** What the consent in force does not cover. */
export const consentGap = sql<(typeof consentGaps)[number] | null>`case
  when portfolio_items.consent_state <> 'GIVEN' then null
  when portfolio_items.health = 'TOLD' and not portfolio_items.consented_health then 'HEALTH'
  when portfolio_items.consented_words is null then 'OLD'
  when not consent_covers(portfolio_items) then 'WORDS'
end`

const wordingShown = sql<ConsentEvent['wording']>`case when wording is not null then json_build_object(
  'text', wording, 'version', wording_version, 'language', wording_language
) end`

/** `isRefused` of the contract, as text for declarations of personal data. */
export const isConsentRefused = `portfolio_items.consent_state in ('DECLINED', 'WITHDRAWN')`

/** What the person in the pictures took back, or never gave, nobody sees: neither the artist nor the office. */
export const isShowable = sql<SqlBool>`not ${sql.raw(isConsentRefused)}`

/** The artist's own works, and for moderators all works that artists submitted. */
export function worksToConsent({ db, user }: Reader) {
  return db.selectFrom('portfolio_items').where(isBetweenThem(user))
}

/** A draft is the artist’s alone; what was submitted is between the artist and the office. */
export function isBetweenThem(user: User): RawBuilder<SqlBool> {
  return hasPermission(user, 'can-moderate-portfolio')
    ? sql`(${isOwn(user)} or portfolio_items.status <> 'DRAFT')`
    : isOwn(user)
}

export function isOwn(user: User): RawBuilder<boolean> {
  return sql`portfolio_items.pro_artist_id = ${user.pro_artist?.id ?? 0}`
}

export async function consentOf(db: Db, itemId: number): Promise<Omit<Consent, 'link'>> {
  return db
    .selectFrom('portfolio_items')
    .select((eb) => [
      'id as portfolio_item_id',
      'consent_state as state',
      'consented as channels',
      sql<number>`(
        select count(*) from portfolio_images
        where portfolio_item_id = portfolio_items.id and consent_state = 'GIVEN' and portfolio_images.id > consented_until
      )`.as('pictures_since'),
      consentGap.as('gap'),
      jsonArrayFrom(
        eb
          .selectFrom('consent_events')
          .leftJoin('users', 'users.id', 'consent_events.user_id')
          .select(['key', 'event', 'channels', nameOrNullIn().as('by'), 'said_on', 'note', 'came_from', 'at'])
          .select(['consent_events.health', 'given_by', 'guardian_name', wordingShown.as('wording')])
          .whereRef('portfolio_item_id', '=', 'portfolio_items.id')
          .orderBy('consent_events.id', 'desc'),
      ).as('history'),
    ])
    .where('portfolio_items.id', '=', itemId)
    .executeTakeFirstOrThrow()
}

export type OpenLink = Awaited<ReturnType<typeof linkWith>>

/** The work of a secret link. Any other link fails with the reason why it does not open. */
export async function linkWith(db: Db, hash: string, now: Date) {
  const link =
    (await db
      .selectFrom('consent_links')
      .leftJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
      .select([
        'consent_links.token_hash',
        'consent_links.expires_at',
        'consent_links.replaced_at',
        'portfolio_items.id',
        'portfolio_items.pro_artist_id',
        'consent_state as state',
        'consent_key as key',
      ])
      .where('token_hash', '=', hashToken(hash))
      .executeTakeFirst()) ?? fail('consent_link_unknown')
  const { id, pro_artist_id, state, key, replaced_at, expires_at, token_hash } = link
  if (id === null || pro_artist_id === null || key === null || state === 'NOT_NEEDED') return fail('consent_link_gone')
  if (replaced_at) return fail('consent_link_replaced')
  if (expires_at && Date.parse(expires_at) <= now.getTime()) return fail('consent_link_expired')
  return { id, pro_artist_id, key, token_hash, expires_at }
}

/** The page of the person: exactly the pictures that the answer applies to, and the artist who requests it. */
export async function openRequest(
  ctx: Pick<Context<unknown>, 'db' | 'texts' | 'language'>,
  { id, expires_at }: OpenLink,
): Promise<ConsentRequest> {
  const { paragraphs, health, key } = await wordingOf(ctx, ctx.language, id)
  const row = await ctx.db
    .selectFrom('portfolio_items')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select((eb) => [
      sql<ConsentRequest['artist']>`json_build_object('name', ${fullNameIn()}, 'city', city)`.as('artist'),
      'title',
      'description',
      'technique',
      'performed_on',
      'consent_state as state',
      'consented as channels',
      'consented_health',
      consentGap.as('gap'),
      'consented_until',
      jsonArrayFrom(
        eb
          .selectFrom('portfolio_images')
          .innerJoin('files', 'files.id', 'file_id')
          .select([
            'portfolio_images.id',
            'stage',
            'alt',
            sql<number>`files.width`.as('width'),
            sql<number>`files.height`.as('height'),
            sql<boolean>`consent_state = 'GIVEN' and portfolio_images.id > consented_until`.as('is_new'),
          ])
          .whereRef('portfolio_item_id', '=', 'portfolio_items.id')
          .where(isShowable)
          .orderBy('portfolio_images.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('consent_events')
          .select(['key', 'event', 'channels', 'said_on', 'at'])
          .select(['consent_events.health', 'given_by', 'guardian_name', wordingShown.as('wording')])
          .whereRef('portfolio_item_id', '=', 'portfolio_items.id')
          .orderBy('id', 'desc'),
      ).as('history'),
    ])
    .where('portfolio_items.id', '=', id)
    .executeTakeFirstOrThrow()
  const { consented_until, ...request } = row
  // For pictures that are not visible any more, an answer applies to those that were on the person's page then.
  const seen_until = Math.max(
    ...request.pictures.map((picture) => picture.id),
    request.pictures.length ? 0 : consented_until,
  )
  return { ...request, wording: { paragraphs, health, key }, seen_until, expires_at }
}

/** The file of a picture that a link shows. */
export function pictureOfLink(db: Db, itemId: number, imageId: number) {
  return db
    .selectFrom('portfolio_images')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
    .innerJoin('files', 'files.id', 'file_id')
    .selectAll('files')
    .where('portfolio_items.id', '=', itemId)
    .where('portfolio_images.id', '=', imageId)
    .where(isShowable)
    .executeTakeFirst()
}
