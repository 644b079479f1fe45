import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/**
 * In which order rows are changed and deleted. Those that go with what they refer to come after it, for their triggers ask whether it is
 * there still; what would be in the way of deleting it comes before. Rows that stay are changed after what they refer to: names that
 * triggers copy down are then replaced, too.
 */
export async function inOrder(db: Db, tables: string[]): Promise<{ blanked: string[]; deleted: string[] }> {
  const references = await referencesAmong(db, tables)
  const down = references.map(({ from, to }) => [to, from] as const)
  const free = references.flatMap(({ from, to, onDelete }) => {
    if (onDelete === 'c') return [[to, from] as const]
    return onDelete === 'n' ? [] : [[from, to] as const]
  })
  return { blanked: sorted(tables, down), deleted: sorted(tables, free) }
}

/** The columns of the table's key, with their types. */
export async function keyColumns(db: Db, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary
    order by attnum
  `.execute(db)
  if (rows.length === 0) throw new Error(`${table} has no primary key, by which an erasure could find its rows again.`)
  return rows
}

type Reference = { from: string; to: string; onDelete: string }

async function referencesAmong(db: Db, tables: string[]): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct conrelid::regclass::text as from, confrelid::regclass::text as to, confdeltype as "onDelete"
    from pg_constraint
    where contype = 'f' and conrelid <> confrelid
      and conrelid::regclass::text = any(${tables}) and confrelid::regclass::text = any(${tables})
  `.execute(db)
  return rows
}

/** Each pair has what comes first. Where they go in a circle, the first of it that is left. */
function sorted(tables: readonly string[], pairs: readonly (readonly [string, string])[]): string[] {
  const left = new Set([...tables].sort())
  const order: string[] = []
  while (left.size > 0) {
    const waits = (table: string) => pairs.some(([before, after]) => after === table && left.has(before))
    const next = [...left].find((table) => !waits(table)) ?? ([...left][0] as string)
    left.delete(next)
    order.push(next)
  }
  return order
}
