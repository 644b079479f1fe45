import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { About } from '#kit/server/personal-data/declaration.ts'
import { type Db, unpreparedMark } from '#kit/server/postgres/database.ts'
import type { Person } from '../person.ts'
import { rowsOf } from '../rows-of.ts'
import { conditionsOf, type Source } from '../sources.ts'
import type { NamedReferences } from './named-references.ts'
import { isOwn, masked, masking, type ownWords } from './other-people.ts'

export type StoredRow = Record<string, unknown>
/** One moment of the database, whose rows are read from a cursor, and for whom. */
export type Reading = {
  db: Db
  person: Person
  own: Awaited<ReturnType<typeof ownWords>>
  columns: Columns
  named: NamedReferences
}
type Columns = ReadonlyMap<string, readonly string[]>

const batch = 100

/** How the portal finds things: worked out from other columns, or where bytes lie. */
const inner = [
  ...['notifications.search', 'removed_notifications.search', 'files.storage_key'],
  ...['portfolio_images.look', 'portfolio_images.crops'],
]

/** What of each table is given out: neither what only the portal needs, nor bytes, which come as files. */
export async function columnsOf(db: Db): Promise<Columns> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select relname as table, array_agg(attname::text order by attnum) as names
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid <> 'bytea'::regtype and relname || '.' || attname <> all(${inner})
    group by relname
  `.execute(db)
  return new Map(rows.map(({ table, names }) => [table, names]))
}

export function shownColumns(reading: Reading, source: Source): string[] {
  return selected(reading, source).map(({ name }) => name)
}

/** Each column, and after an id what is named by it. */
function selected({ columns, named }: Reading, { table, secret }: Source) {
  return (columns.get(table) ?? [])
    .filter((name) => !secret.includes(name))
    .flatMap((name) => {
      const target = named.get(table)?.get(name)
      const column = { name, value: sql`${sql.ref(name)}` }
      return target ? [column, { name: target.column, value: target.value }] : [column]
    })
}

/** The rows of a source, some at a time, with what is other people’s masked. */
export async function* rowsIn(reading: Reading, source: Source): AsyncGenerator<StoredRow[], void> {
  const { db, person } = reading
  const shown = selected(reading, source).map(({ name, value }) => sql`${value} as ${sql.ref(name)}`)
  for (const [index, condition] of conditionsOf(source, person).entries()) {
    const [rule, ...others] = source.rules.slice(index) as [About, ...About[]]
    const matches = others.map(({ rows }) => sql`coalesce(${rowsOf(rows, person)}, false)`)
    const found = sql`select ${sql.join([
      ...shown,
      sql`array[${sql.join(matches)}]::boolean[] as "also by"`,
    ])} from ${sql.table(source.table)} where ${condition}`
    for await (const rows of fetched(db, found)) yield await withoutOthers(reading, rule, others, rows)
  }
}

async function* fetched(db: Db, query: RawBuilder<unknown>): AsyncGenerator<StoredRow[], void> {
  const { sql: text, parameters } = query.compile(db)
  await db.executeQuery(CompiledQuery.raw(`${unpreparedMark} declare stored cursor for ${text}`, [...parameters]))
  try {
    while (true) {
      const { rows } = await sql<StoredRow>`fetch ${sql.lit(batch)} from stored`.execute(db)
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  } finally {
    // Where the transaction has failed there is none any more.
    await sql`close stored`.execute(db).catch(() => {})
  }
}

async function withoutOthers(
  { db, own }: Reading,
  rule: About,
  others: readonly About[],
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const exported = rows.map(({ 'also by': also, ...row }) => {
    // A column that is the person's own by one rule is included, even if it is hidden by another.
    const rules = [rule, ...others.filter((_, index) => (also as boolean[])[index])]
    const hidden = (rule.ofOthers ?? []).filter((name) => rules.every(({ ofOthers = [] }) => ofOthers.includes(name)))
    for (const name of hidden) if (!isShown(row[name])) row[name] = masked
    return row
  })
  const texts: string[] = []
  for (const row of exported) for (const value of Object.values(row)) collect(value, texts)
  const mask = await masking(db, own, texts)
  return exported.map((row) => replaced(row, mask) as StoredRow)

  function isShown(value: unknown): boolean {
    return value === null || (typeof value === 'string' && isOwn(own, value))
  }
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (isNested(value)) for (const item of Object.values(value)) collect(item, texts)
}

function replaced(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, mask))
  if (!isNested(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, mask)]))
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
