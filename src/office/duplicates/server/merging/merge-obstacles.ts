import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Comparison, MergeObstacle } from '#office/duplicates/contract/merges.ts'
import { mergeObstacles } from '#office/duplicates/contract/merges.ts'
import type { Ids } from './moves.ts'

/** What has to be settled first. Nothing for two records that are merged with each other already. */
export async function obstaclesTo(
  db: Db,
  people: readonly Ids[],
  seats: Comparison['seats_twice'],
): Promise<MergeObstacle[]> {
  const users = people.map(({ user }) => user)
  const { rows } = await sql<Record<MergeObstacle, boolean>>`select
    exists (select from erasures where user_id = any(${users}::int[])) as "ERASURE",
    exists (
      select from users left join user_roles on user_id = users.id left join roles on roles.id = role_id
      where users.id = any(${users}::int[]) and merged_into is null and roles.name is distinct from 'client'
    ) as "ROLE",
    exists (select from users where id = any(${users}::int[]) and merged_into is not null) as "MERGED"
  `.execute(db)
  const found: Partial<Record<MergeObstacle, boolean>> = { ...rows[0], SEATS: seats.some(({ is_open }) => is_open) }
  return mergeObstacles.filter((kind) => found[kind])
}
