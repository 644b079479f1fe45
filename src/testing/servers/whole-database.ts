import pg from 'pg'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'

/** All that a database holds, to be compared with another: of each table the rows and their sum, sequences, and what keeps rows in order. */
export async function wholeDatabase(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set timezone to 'UTC'; set extra_float_digits to 1`)
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const all: [string, string][] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ contents: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(it::text, E'\\n' order by it::text collate "C")), '') as contents from ${name} it`,
      )
      all.push([name, rows[0]?.contents ?? ''])
    }
    const { rows: definitions } = await client.query<{ name: string; definition: string }>(order)
    return Object.fromEntries([...all, ...definitions.map(({ name, definition }) => [name, definition])])
  } finally {
    await client.end()
  }
}

const order = `
  select 'sequence ' || sequencename as name, coalesce(last_value::text, 'unused') as definition
  from pg_sequences where schemaname = 'public'
  union all
  select 'constraint ' || conname || ' of ' || conrelid::regclass || contypid::regtype, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) || indisvalid
  from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all
  select 'trigger ' || tgname || ' of ' || tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid) || tgenabled::text
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
  union all
  select 'table ' || oid::regclass, relpersistence::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
`
