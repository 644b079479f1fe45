import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/**
 * Fills tables as fast as the database can: what it maintains for each row (indexes, checks of references, and the
 * triggers of `counted`) is dropped before and built at once afterwards. All of it in the transaction of `db`, so that
 * nobody reads the tables without.
 */
export async function bulkFill(db: Db, tables: string[], counted: string[], fill: () => Promise<void>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const { rows: indexes } = await sql<{ drop: string; create: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
      contype = 'f' as is_reference
    from pg_constraint where ${isOf('conrelid', tables)} and contype in ('f', 'u')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), false
    from pg_index where ${isOf('indrelid', tables)} and not exists (select from pg_constraint where conindid = indexrelid)
    order by 3
  `.execute(db)
  // Constraints that refer to others are dropped before them, and created after.
  for (const { drop } of indexes.toReversed()) await run(drop)
  for (const table of counted) await run(`alter table ${table} disable trigger user`)
  await fill()
  await run("set local maintenance_work_mem = '512MB'")
  for (const { create } of indexes) await run(create)
  for (const table of counted) await run(`alter table ${table} enable trigger user`)
  // Else rows would be looked for in tables of which the database believes that they are small.
  await run(`analyze ${tables.join(', ')}`)
}

function isOf(column: string, tables: string[]): RawBuilder<boolean> {
  return sql`${sql.ref(column)} = any(${tables}::regclass[])`
}
