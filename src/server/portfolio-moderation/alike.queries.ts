import { sql } from 'kysely'
import type { Alike } from '#contract/portfolio-moderation/portfolio-moderation.ts'
import { pictureOrNull } from '#server/artists/artists.queries.ts'
import { isShowable } from '#server/consents/consents.queries.ts'
import { mirrored } from '#server/kit/pictures/look.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { planEachTime } from '#server/kit/postgres/database.ts'

/** Bits out of 64 by which copies of a picture differ at most; other pictures differ in about 32. */
const mostDifferences = 7
const shownPerPicture = 4

/**
 * Pictures of other works that look like one of this work, also in a mirror, and whoever's they are. A look is kept in four bands of 16
 * bits: of two that differ in seven bits or less, one band differs in one at most. So only pictures are compared that have a band close
 * to one of these, and an index finds those. Drafts are their artist's alone.
 */
export async function alikePictures(db: Db, itemId: number): Promise<Alike[]> {
  const own = await db
    .selectFrom('portfolio_images')
    .select(['id', 'look'])
    .where('portfolio_item_id', '=', itemId)
    .where('look', 'is not', null)
    .orderBy('position')
    .execute()
  const found = await Promise.all(own.map(({ id, look }) => alikeTo(db, itemId, id, look as string)))
  return found.flat()
}

async function alikeTo(db: Db, itemId: number, imageId: number, look: string): Promise<Alike[]> {
  const [straight, turned] = [look, mirrored(look)]
  const isNear = sql.join(
    bands.map(
      (band) =>
        sql`${sql.ref(`band_${band + 1}`)} = any(${[...near(straight, band), ...near(turned, band)]}::integer[])`,
    ),
    sql` or `,
  )
  const differences = sql`bit_count(look # ${straight}::bit(64))`
  const inMirror = sql`bit_count(look # ${turned}::bit(64))`
  const { rows } = await sql<Alike>`
    ${planEachTime}
    select ${imageId}::integer as image_id, close.id as other_image_id, portfolio_items.id as work_id, portfolio_items.title,
      json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name, 'avatar_url', ${pictureOrNull}
      ) as artist,
      portfolio_items.status, round(100 - close.distance * 100 / 64.0)::integer as likeness, is_mirrored, ${isShowable} as is_shown
    from (
      select id, portfolio_item_id, least(${differences}, ${inMirror})::integer as distance,
        ${inMirror} < ${differences} as is_mirrored
      from portfolio_images
      where (${isNear}) and portfolio_item_id <> ${itemId}
        and least(${differences}, ${inMirror}) <= ${mostDifferences}
        and (select status from portfolio_items where portfolio_items.id = portfolio_item_id) <> 'DRAFT'
      order by 3, id limit ${shownPerPicture}
    ) close
    join portfolio_items on portfolio_items.id = close.portfolio_item_id
    join pro_artists on pro_artists.id = pro_artist_id
    order by close.distance, close.id
  `.execute(db)
  return rows
}

const bands = [0, 1, 2, 3] as const
const bandBits = 16

/** A band of a look, and all that differ from it in one bit. */
function near(look: string, band: number): number[] {
  const value = Number.parseInt(look.slice(band * bandBits, (band + 1) * bandBits), 2)
  return nearBits.map((bit) => value ^ bit)
}

/** No bit, and each one. */
const nearBits = [0, ...Array.from({ length: bandBits }, (_, bit) => 1 << bit)]
