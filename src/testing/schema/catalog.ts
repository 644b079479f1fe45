import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/* What PostgreSQL's catalog has about the portal's own tables, functions and domains, in the order in which they are printed. */

export type Column = {
  table: string
  name: string
  type: string
  is_nullable: boolean
  is_identity: boolean
  is_generated: boolean
  /** Of its default, or of what generates it. */
  expression: string | null
  comment: string | null
}

export type Part = { table: string; name: string; definition: string }
export type Constraint = Part & { type: string; columns: string[] }

const ownTables = sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations'`
const ownedBy = (catalog: string) =>
  sql`not exists (select from pg_depend where classid = ${catalog}::regclass and objid = it.oid and deptype = 'e')`

export async function tablesOf(db: Db) {
  const { rows } = await sql<{ name: string; options: string | null; is_unlogged: boolean; comment: string | null }>`
    select relname as name, array_to_string(reloptions, ', ') as options, relpersistence = 'u' as is_unlogged, obj_description(oid, 'pg_class') as comment
    from pg_class where ${ownTables} order by relname collate "C"
  `.execute(db)
  return rows
}

export async function columnsOf(db: Db) {
  const { rows } = await sql<Column>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as is_nullable, attidentity <> '' as is_identity,
      attgenerated <> '' as is_generated, pg_get_expr(adbin, adrelid, true) as expression, col_description(attrelid, attnum) as comment
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ownTables} and attnum > 0 and not attisdropped order by relname collate "C", attnum
  `.execute(db)
  return rows
}

export async function constraintsOf(db: Db) {
  const { rows } = await sql<Constraint>`
    select relname as table, conname as name, contype as type, pg_get_constraintdef(pg_constraint.oid, true) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where ${ownTables} and contype in ('p', 'u', 'f', 'c', 'x') order by relname collate "C", contype = 'p' desc, conname collate "C"
  `.execute(db)
  return rows
}

export async function indexesOf(db: Db) {
  const { rows } = await sql<Part>`
    select relname as table, pg_get_indexdef(indexrelid, 0, true) as definition, indexrelid::regclass::text as name
    from pg_index join pg_class on pg_class.oid = indrelid
    where ${ownTables} and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by relname collate "C", indexrelid::regclass::text collate "C"
  `.execute(db)
  return rows
}

export async function triggersOf(db: Db) {
  const { rows } = await sql<Part>`
    select relname as table, pg_get_triggerdef(pg_trigger.oid, true) as definition, tgname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where ${ownTables} and not tgisinternal order by relname collate "C", tgname collate "C"
  `.execute(db)
  return rows
}

export async function functionsOf(db: Db) {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc it
    where pronamespace = 'public'::regnamespace and ${ownedBy('pg_proc')} order by proname collate "C", oid::regprocedure::text collate "C"
  `.execute(db)
  return rows.map(({ definition }) => definition)
}

export async function domainsOf(db: Db) {
  const { rows } = await sql<{ name: string; type: string; check: string }>`
    select typname as name, format_type(typbasetype, typtypmod) as type, pg_get_constraintdef(pg_constraint.oid, true) as check
    from pg_type join pg_constraint on contypid = pg_type.oid where typnamespace = 'public'::regnamespace order by 1
  `.execute(db)
  return rows
}
