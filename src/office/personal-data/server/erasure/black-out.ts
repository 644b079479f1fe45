import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Person } from '../person.ts'
import { rowsOf } from '../rows-of.ts'

const bar = '███'

type Column = { table: string; column: string; type: string }

/**
 * A regular expression for a person's full name in any order, with accents and without, email, and phones as people
 * write them; built before their rows are deleted. Null: there is nothing.
 */
export async function patternOf(db: Db, person: Person): Promise<string | null> {
  const words: string[] = []
  for (const one of [person, ...person.former]) words.push(...(await wordsOf(db, one)))
  return words.length > 0 ? `(?<![[:alnum:]])(?:${words.join('|')})(?![[:alnum:]])` : null
}

async function wordsOf(db: Db, { email, name, phones }: Omit<Person, 'former'>): Promise<string[]> {
  const { rows } = await sql<{ folded: string | null }>`select fold(${name}::text) as folded`.execute(db)
  const { folded = null } = rows[0] ?? {}
  return [
    ...[name, folded].flatMap((one) => (one ? ordersOf(one) : [])),
    ...(email ? [escaped(email)] : []),
    ...phones.flatMap(writtenAs),
  ]
}

/** Replaces it in the words of others. Answers in how many of them. */
export async function blackOut(db: Db, declared: PersonalData, pattern: string | null): Promise<number> {
  if (pattern === null) return 0
  let count = 0
  for (const { table, column, type } of await columnsOf(db, declared)) {
    const words = sql`${sql.ref(column)}::text`
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${words}, ${pattern}, ${bar}, 'gi')::${sql.raw(type)}
      where ${words} ~* ${pattern}
    `.execute(db)
    count += Number(numAffectedRows)
  }
  return count
}

/** The number of texts in which it would be replaced, except those that are deleted or replaced as a whole. */
export async function countMentions(db: Db, declared: PersonalData, person: Person): Promise<number> {
  const pattern = await patternOf(db, person)
  if (pattern === null) return 0
  let count = 0
  for (const { table, column } of await columnsOf(db, declared)) {
    const erased = (declared[table]?.about ?? []).filter(({ deleted, blanked = {} }) => deleted || column in blanked)
    const isErased = erased.map(({ rows }) => sql`coalesce(${rowsOf(rows, person)}, false)`)
    const stays = isErased.length > 0 ? sql`not (${sql.join(isErased, sql` or `)})` : sql`true`
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)} where ${sql.ref(column)}::text ~* ${pattern} and ${stays}
    `.execute(db)
    count += rows[0]?.rows ?? 0
  }
  return count
}

/** What is worked out from other columns follows by itself. */
async function columnsOf(db: Db, declared: PersonalData): Promise<Column[]> {
  const named = Object.entries(declared).flatMap(([table, { mentions = [] }]) =>
    mentions.map((column) => ({ table, column })),
  )
  const { rows } = await sql<Column>`
    select named.table, named.column, format_type(atttypid, atttypmod) as type
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named ("table" text, "column" text)
    join pg_attribute on attrelid = named.table::regclass and attname = named.column
    where attgenerated = ''
    order by 1, 2
  `.execute(db)
  return rows
}

/** One word alone is not a full name: it may be anybody's. */
function ordersOf(name: string): string[] {
  const words = name.trim().split(/\s+/).map(escaped)
  return words
    .slice(1)
    .map((_, index) => [...words.slice(index + 1), ...words.slice(0, index + 1)].join('\\s+'))
    .concat(words.length > 1 ? [words.join('\\s+')] : [])
}

/** `+48600100200`, also in groups and without the country. */
function writtenAs(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  const grouped = (some: string) => [...some].join('[\\s().-]*')
  return [`\\+?${grouped(digits)}`, ...(digits.length > 10 ? [grouped(digits.slice(-9))] : [])]
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
}
