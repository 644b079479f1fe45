import type { Insertable } from 'kysely'
import { storeFile } from '#kit/server/files/files.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { looksIn, suggestedAlt } from '#reputation/portfolio/server/images.steps.ts'
import type { DemoPortfolioItem } from '../records/demo-portfolio.ts'
import { officeIdOf } from './seed-accounts.ts'
import { at, type World, withIds } from './seed-world.ts'

/** Enters works with their pictures. What the office decided on waited for it a day and a half. */
export async function enterPortfolio(world: World): Promise<void> {
  const { db, life, artists, userIds } = world
  const ids = new Map(artists.map(({ id, row }) => [row.email, id]))
  const rows = life.portfolio.map(({ artist, performed, created, copyOf, ...item }) => {
    const isDecided = item.status !== 'DRAFT' && item.status !== 'PENDING'
    const decided = at(world, created + (isDecided ? 1.5 : 0))
    return {
      ...item,
      pro_artist_id: ids.get(artist.row.email) as number,
      performed_on: at(world, performed).slice(0, 10),
      created_at: at(world, created),
      status_changed_at: decided,
      submitted_at: item.status === 'DRAFT' ? null : at(world, created),
      moderated_at: isDecided ? decided : null,
      moderated_by: isDecided ? officeIdOf(userIds) : null,
    }
  })
  const itemIds = withIds(life.portfolio, await db.insertInto('portfolio_items').values(rows).returning('id').execute())
  await enterImages(world, itemIds)
}

async function enterImages(world: World, itemIds: ReadonlyMap<DemoPortfolioItem, number>): Promise<void> {
  const { db } = world
  const images = await world.workImages
  const shownAt = ({ created }: DemoPortfolioItem) => at(world, created)
  const fileIds = await Promise.all(images.map(({ item, file }) => storeFile(db, file, new Date(shownAt(item)))))
  const rows: Insertable<Tables['portfolio_images']>[] = images.map(({ item, stage, file }, index) => ({
    ...{ portfolio_item_id: itemIds.get(item) as number, file_id: fileIds[index] as number, stage },
    ...{ alt: suggestedAlt(world, item.technique, stage), has_own_alt: false, ...looksIn(file) },
    ...{ position: index + 1, created_at: shownAt(item) },
  }))
  await db.insertInto('portfolio_images').values(rows).execute()
}
