import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Removals } from '#reputation/reviews/contract/reviews.shown.ts'
import type { visibleReviews } from './reviews.queries.ts'

/*
 * The figures of removals next to an average, visible to everybody, so that removing only bad reviews would be noticed.
 */

const stars = [1, 2, 3, 4, 5]

/**
 * How many of some reviews the office took down, by their stars: one star first. Those that are hidden by its decision count as those
 * that are removed, or the bad ones would be hidden; what is hidden until somebody decides does not.
 */
export function takenDownOf(some: ReturnType<typeof visibleReviews>) {
  const given = stars.map((star) => sql`(count(*) filter (where reviews.rating = ${sql.lit(star)}))::integer`)
  return some
    .select(sql<number[]>`array[${sql.join(given)}]`.as('removed'))
    .where('reviews.status', 'in', ['HIDDEN', 'REMOVED'])
    .where(
      sql<boolean>`(reviews.status = 'REMOVED' or exists (
        select from abuse_reports where abuse_reports.review_id = reviews.id and abuse_reports.status = 'UPHELD'
      ))`,
    )
}

type Whose = { artistId?: number | RawBuilder<number> | null; trainingId?: number | null | undefined }

/** How many reports, of an artist, of a training, or of all, the office decided on, and how many of these it refused. */
export function decidedReportsOf({ artistId = null, trainingId = null }: Whose): RawBuilder<Removals['reports']> {
  return sql`(
    select json_build_object('decided', count(*), 'refused', count(*) filter (where status = 'DISMISSED'))
    from abuse_reports
    where status <> 'OPEN'
      ${artistId === null ? sql`` : sql`and pro_artist_id = ${artistId}`}
      ${trainingId === null ? sql`` : sql`and review_id in (select id from reviews where training_id = ${trainingId})`}
  )`
}

/** Both, of some reviews and of the reports of whose they are. */
export async function removalsOf(db: Db, some: ReturnType<typeof visibleReviews>, whose: Whose) {
  return db
    .selectNoFrom([takenDownOf(some).as('removed'), decidedReportsOf(whose).as('reports')])
    .$narrowType<{ removed: number[] }>()
    .executeTakeFirstOrThrow()
}
