import { sql } from 'kysely'
import { mostDifferences, type PerceptualHashes } from '#kit/server/pictures/perceptual-hash.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { planEachTime } from '#kit/server/postgres/database.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import { isShowable } from '#reputation/consents/server/consents.queries.ts'
import { comparedWith, perceptualHashesOfWork } from '#reputation/portfolio/server/perceptual-hashes.queries.ts'
import type { Alike } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

const shownPerPicture = 4

/**
 * Pictures of other works, of any artist, that look like one of this work, also cropped or mirrored. Drafts are visible
 * to their artist alone.
 */
export async function alikePictures(db: Db, itemId: number): Promise<Alike[]> {
  const own = await perceptualHashesOfWork(db, itemId)
  const found = await Promise.all(own.map(({ id, ...looks }) => alikeTo(db, itemId, id, looks)))
  return found.flat()
}

async function alikeTo(db: Db, itemId: number, imageId: number, looks: PerceptualHashes): Promise<Alike[]> {
  const { isNear, distance, isMirrored } = comparedWith(looks)
  const { rows } = await sql<Alike>`
    ${planEachTime}
    select ${imageId}::integer as image_id, close.id as other_image_id, portfolio_items.id as work_id, portfolio_items.title,
      json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name, 'avatar_url', ${pictureOrNull}
      ) as artist,
      portfolio_items.status, round(100 - close.distance * 100 / 64.0)::integer as likeness, is_mirrored, ${isShowable} as is_shown
    from (
      select id, portfolio_item_id, ${distance} as distance, ${isMirrored} as is_mirrored
      from portfolio_images
      where (${isNear}) and portfolio_item_id <> ${itemId}
        and ${distance} <= ${mostDifferences}
        and (select status from portfolio_items where portfolio_items.id = portfolio_item_id) <> 'DRAFT'
      order by 3, id limit ${shownPerPicture}
    ) close
    join portfolio_items on portfolio_items.id = close.portfolio_item_id
    join pro_artists on pro_artists.id = pro_artist_id
    order by close.distance, close.id
  `.execute(db)
  return rows
}
