import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import type { Channel } from '#reputation/consents/contract/consents.ts'
import { isBetweenThem, isConsented, isOwn, isShowable } from '#reputation/consents/server/consents.queries.ts'
import { moderationRight } from '#reputation/portfolio/contract/portfolio.flow.ts'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import type { ArtistWork, PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'

type Technique = ProArtistRow['techniques'][number]

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    portfolio_items: { technique: Technique; consented: Channel[] }
  }
}

/** An artist’s own works, and for the office what artists have sent in. Every read and write of a work starts here. */
export function visibleWorks({ db, user }: Reader) {
  return db.selectFrom('portfolio_items').where(isVisibleTo(user))
}

export function portfolioItem(ctx: Reader, id: number): Promise<PortfolioItem | undefined> {
  return workRows(ctx).where('portfolio_items.id', '=', id).executeTakeFirst()
}

/** Works with their pictures, as far as the reader may see them. */
export function workRows(ctx: Reader) {
  return visibleWorks(ctx).select([
    'portfolio_items.id',
    'title',
    'description',
    'technique',
    'performed_on',
    coverOf(ctx.user).as('cover_id'),
    imagesOf(ctx.user).as('images'),
    'pro_artist_id',
    isOwn(ctx.user).as('is_own'),
    'status',
    'consent_state',
    'health',
    'created_at',
    'status_changed_at',
    'submitted_at',
    'moderated_at',
    'revision',
    moderationReason.as('moderation_reason'),
  ])
}

/** The works of the artist whose row is read, as a column of it. */
export function portfolioFor(reader: User): RawBuilder<ArtistWork[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'description', description, 'technique', technique, 'performed_on', performed_on,
      'cover_id', ${coverOf(reader)}, 'images', ${imagesOf(reader)}, 'status', status, 'moderation_reason', ${moderationReason}
    ) order by position), '[]')
    from portfolio_items
    where pro_artist_id = pro_artists.id and ${isVisibleTo(reader)}
  )`
}

/** The pictures that a viewer may see, signed in or not. Every request for a picture's file queries them. */
export function visiblePictures(db: Db, viewer: User | null) {
  return db
    .selectFrom('portfolio_images')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
    .where(isShowable)
    .where(({ or }) => or([isShownIn('WEBSITE'), ...(viewer ? [isShownInPortalTo(viewer)] : [])]))
}

/** The pictures of a work that its artist may take to social media, for the person in them agrees to that, too. */
export function picturesForSocialMedia(db: Db, workId: number) {
  return db
    .selectFrom('portfolio_images')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
    .where(isShowable)
    .where(isShownIn('SOCIAL'))
    .where('portfolio_items.id', '=', workId)
}

/** Approved by the office, with the consent of the person in the picture. */
function isShownIn(channel: Channel): RawBuilder<SqlBool> {
  return sql`(portfolio_items.status = 'APPROVED' and ${isConsented(channel)})`
}

/** Without the consent of the person in it, a picture is visible to the artist and to the office that decides on it. */
function isShownInPortalTo(user: User): RawBuilder<SqlBool> {
  return sql`(${isBetweenThem(user)} or ${isShownIn('ACADEMY')})`
}

/** Users who see all artists see their approved works; each picture is checked by itself. */
function isVisibleTo(user: User): RawBuilder<SqlBool> {
  if (hasPermission(user, moderationRight) || !hasPermission(user, 'can-view-all-pro-artists'))
    return isBetweenThem(user)
  return sql`(${isOwn(user)} or portfolio_items.status = 'APPROVED')`
}

function imagesOf(reader: User): RawBuilder<PortfolioImage[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', portfolio_images.id, 'stage', stage, 'alt', alt, 'has_own_alt', has_own_alt, 'width', width, 'height', height
    ) order by position), '[]')
    from portfolio_images join files on files.id = file_id
    where ${isOfWorkFor(reader)}
  )`
}

/** The one that was chosen, else the first that shows the work done. None where the reader may see none. */
export function coverOf(reader: User): RawBuilder<number | null> {
  return sql`(
    select portfolio_images.id from portfolio_images where ${isOfWorkFor(reader)}
    order by portfolio_images.id is distinct from portfolio_items.cover_id, stage = 'BEFORE', portfolio_images.position limit 1
  )`
}

function isOfWorkFor(reader: User): RawBuilder<SqlBool> {
  return sql`portfolio_item_id = portfolio_items.id and ${isShowable} and ${isShownInPortalTo(reader)}`
}

const moderationReason = sql<string | null>`case when status in ('REJECTED', 'HIDDEN') then moderation_reason end`
