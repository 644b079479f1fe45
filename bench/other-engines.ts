import pg from 'pg'
import { migrationsIn } from '#kit/server/postgres/migrations.ts'

/*
 * `node bench/other-engines.ts postgres://…`: what an empty database of another engine, or of another version, refuses of the migrations: each statement is tried by itself, in its
 * order, and what was refused is left out. Then it counts what the schema is made of, which is what others document as unsupported.
 */

const [url] = process.argv.slice(2)
if (!url) throw new Error('Say which database: node bench/other-engines.ts postgres://…')
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows } = await client.query('SELECT version()')
console.log(rows[0].version)

let [tried, refused] = [0, 0]
for (const { name, sql } of await migrationsIn()) {
  for (const statement of statementsOf(sql)) {
    tried += 1
    try {
      await client.query(statement)
    } catch (error) {
      refused += 1
      console.log(`${name}: ${(error as Error).message}\n    ${headOf(statement)}`)
    }
  }
}
console.log(`${tried} statements, ${refused} refused`)

const parts = {
  tables: "pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  'tables without a primary key':
    "pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (select 1 from pg_index where indrelid = pg_class.oid and indisprimary)",
  'unlogged tables': "pg_class where relpersistence = 'u' and relkind = 'r'",
  'foreign keys': "pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  'deferrable constraints': "pg_constraint where condeferrable and connamespace = 'public'::regnamespace",
  'exclusion constraints': "pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace",
  'check constraints': "pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
  indexes: "pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace",
  'GIN and GiST indexes':
    "pg_class join pg_am on pg_am.oid = relam where relnamespace = 'public'::regnamespace and amname in ('gin', 'gist') and relkind = 'i'",
  'unique indexes that are partial or of expressions':
    "pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace and indisunique and (indpred is not null or indexprs is not null)",
  'triggers of ours': 'pg_trigger where not tgisinternal',
  'of these by statement with transition tables':
    'pg_trigger where not tgisinternal and (tgoldtable is not null or tgnewtable is not null)',
  'of these deferred (constraint triggers)': 'pg_trigger where not tgisinternal and tgconstraint <> 0',
  'functions in PL/pgSQL':
    "pg_proc join pg_language on pg_language.oid = prolang where lanname = 'plpgsql' and pronamespace = 'public'::regnamespace",
  'generated columns':
    "pg_attribute where attgenerated <> '' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  'identity columns':
    "pg_attribute where attidentity <> '' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  domains: "pg_type where typtype = 'd' and typnamespace = 'public'::regnamespace",
  'columns with a collation of their own':
    "pg_attribute join pg_type on pg_type.oid = atttypid where attcollation <> typcollation and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)",
}
for (const [name, from] of Object.entries(parts)) {
  const count = await client.query(`SELECT count(*)::int AS count FROM ${from}`).then(
    (answer) => answer.rows[0].count,
    (error: Error) => error.message,
  )
  console.log(`${name}: ${count}`)
}
const extensions = await client.query('SELECT extname FROM pg_extension ORDER BY 1')
console.log(`extensions: ${extensions.rows.map(({ extname }) => extname).join(', ')}`)
await client.end()

/** Split at each semicolon that is in no text, body of a function or comment. */
function statementsOf(sql: string): string[] {
  const part = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|begin atomic[\s\S]*?\bend;|;|[^;'"$-]+|[\s\S]/gi
  const statements = ['']
  for (const [text] of sql.matchAll(part)) {
    if (text === ';') statements.push('')
    else statements[statements.length - 1] += text
  }
  return statements.filter((one) => one.replaceAll(/--[^\n]*/g, '').trim() !== '')
}

function headOf(statement: string): string {
  return statement
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 160)
}
