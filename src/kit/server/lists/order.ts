import { sql } from 'kysely'
import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Tables that users reorder. `position` is unique at the end of each transaction (a deferred constraint). */
type OrderedTable = 'levels' | 'responsibilities' | 'benefits' | 'portfolio_items' | 'portfolio_images'

/**
 * Reorders all rows of a table, or those that belong to one other row. The existing positions are reassigned, so that a row added at the same time still comes last.
 * Ids that do not match the rows come from a stale list: a 422. False where they stand in that order already.
 */
export async function putInOrder(
  db: Db,
  table: OrderedTable,
  ids: readonly number[],
  of?: { column: string; id: number },
): Promise<boolean> {
  const some = of ? sql`where ${sql.ref(of.column)} = ${of.id}` : sql``
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${sql.table(table)} ${some} order by id for update
  `.execute(db)
  const named = new Set(ids)
  const isComplete = ids.length === rows.length && rows.every(({ id }) => named.has(id))
  if (!isComplete) failFields({ ids: 'order_outdated' })
  const positions = rows.map(({ position }) => position).sort((one, other) => one - other)
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as moved set position = place.position
    from unnest(${ids}::integer[], ${positions}::integer[]) as place (id, position)
    where moved.id = place.id and moved.position <> place.position
  `.execute(db)
  return numAffectedRows > 0n
}
