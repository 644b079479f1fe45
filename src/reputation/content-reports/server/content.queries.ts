import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { type ContentKind, contentAnchor } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { Reportable } from '#reputation/content-reports/contract/report-content.ts'
import { pathOf } from '#reputation/public-profiles/server/profile-addresses.queries.ts'
import { liveArtistAt, liveProfiles } from '#reputation/public-profiles/server/public-profiles.queries.ts'

/* What anybody can see, and therefore report. */

export type Content = Reportable & { artist_id: number }

export async function publicContent(db: Db, kind: ContentKind, id: number, language: Language): Promise<Content> {
  const found = await contentRow(db, kind, id)
  if (!found) return fail('content_not_public')
  const { slug, ...content } = found
  const anchor = kind === 'PROFILE' ? '' : `#${contentAnchor(kind, id)}`
  return { kind, id, ...content, place: `${pathOf(slug, language)}${anchor}` }
}

/** Whether anybody can see it today. */
export async function isPublic(db: Db, kind: ContentKind, id: number): Promise<boolean> {
  return (await contentRow(db, kind, id)) !== undefined
}

function contentRow(db: Db, kind: ContentKind, id: number) {
  const profile = liveProfiles(db).select([
    'pro_artists.id as artist_id',
    'address.slug',
    fullNameIn('pro_artists').as('artist_name'),
  ])
  if (kind === 'PROFILE')
    return profile
      .select(sql<Content['title']>`null::jsonb`.as('title'))
      .where('pro_artists.id', '=', id)
      .executeTakeFirst()
  if (kind === 'WORK')
    return profile
      .innerJoin('portfolio_items', 'portfolio_items.pro_artist_id', 'pro_artists.id')
      .select('portfolio_items.title')
      .where('portfolio_items.id', '=', id)
      .where('portfolio_items.status', '=', 'APPROVED')
      .executeTakeFirst()
  return profile
    .innerJoin('reviews', 'reviews.artist_id', 'pro_artists.id')
    .select('reviews.title')
    .where('reviews.id', '=', id)
    .where('reviews.status', '=', 'PUBLISHED')
    .executeTakeFirst()
}

const profilePath = /\/artists\/([a-z0-9-]+)/
const anchorShape = /#(work|review)-(\d{1,9})$/

/** What is at an address that somebody copied; null where nobody can see anything. */
export async function contentAt(db: Db, address: string): Promise<{ kind: ContentKind; id: number } | null> {
  const anchor = anchorShape.exec(address)
  if (anchor) return { kind: anchor[1] === 'work' ? 'WORK' : 'REVIEW', id: Number(anchor[2]) }
  const slug = profilePath.exec(address)?.[1]
  const artist = slug && (await liveArtistAt(db, slug))
  return artist ? { kind: 'PROFILE', id: artist.id } : null
}
