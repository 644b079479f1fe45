import { sql } from 'kysely'
import type { Db } from '#server/kit/postgres/database.ts'

type Column = { table: string; name: string; type: string }

/** In which columns of the whole database, the queue's included, one of some words stands: `mails.text`. */
export async function tracesOf(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select attrelid::regclass::text as table, attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
  `.execute(db)
  const patterns = words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  const traces: string[] = []
  for (const [table, own] of Map.groupBy(columns, ({ table }) => table)) {
    const found = own.map(({ name, type }) => {
      const text = type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`
      return sql`select ${`${table}.${name}`}::text as place
        where exists (select from ${sql.table(table)} where lower(${text}) like any(${patterns}))`
    })
    const { rows } = await sql<{ place: string }>`${sql.join(found, sql` union all `)}`.execute(db)
    traces.push(...rows.map(({ place }) => place))
  }
  return traces.sort()
}
