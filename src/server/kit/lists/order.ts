import { sql } from 'kysely'
import { failFields } from '#server/kit/http/errors.ts'
import type { Db } from '#server/kit/postgres/database.ts'

/** Tables whose rows people put in an order; `position` is unique there at the end of each transaction. */
type Ordered = 'levels' | 'responsibilities' | 'benefits'

/**
 * Puts all rows of a table into this order. The positions that the rows have are dealt out anew, so that one added at the
 * same time still comes last. An order of other rows than there are was made of an old list, and is a 422.
 */
export async function putInOrder(db: Db, table: Ordered, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${sql.table(table)} order by id for update
  `.execute(db)
  const named = new Set(ids)
  const isComplete = ids.length === rows.length && rows.every(({ id }) => named.has(id))
  if (!isComplete) failFields({ ids: 'order_outdated' })
  const positions = rows.map(({ position }) => position).sort((one, other) => one - other)
  await sql`
    update ${sql.table(table)} as moved set position = place.position
    from unnest(${ids}::integer[], ${positions}::integer[]) as place (id, position)
    where moved.id = place.id and moved.position <> place.position
  `.execute(db)
}
