import { type RawBuilder, sql } from 'kysely'
import { roleNames } from '#kit/contract/permissions.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'

/** A column with the name for each id that has one, as `country_id` has `country_name`, and for each state that is a number: nobody can read a bare number. */

/** By table, then by the column of the number: the column of the name, and SQL of what is in it. */
export type NamedReferences = ReadonlyMap<string, ReadonlyMap<string, Named>>
type Named = { column: string; value: RawBuilder<string | null> }

/**
 * A name in both languages is never a person's. Others of one language could be, so that tables with those are listed
 * here.
 */
const named = ['roles', 'terms_versions']

/** States that are stored as numbers, by table and column, and where their names are in the texts. */
const states = [
  ['pro_artists', 'invitation_status', 'status', Object.values(invitationStatus)],
  ['pro_artists', 'activation_status', 'activation', [0, 1]],
  ['pro_artist_history', 'from_status', 'status', Object.values(invitationStatus)],
  ['pro_artist_history', 'to_status', 'status', Object.values(invitationStatus)],
] as const

/** The catalog knows what refers to what, so that a new table needs nothing. */
export async function namedReferences(
  db: Db,
  { t, language }: Pick<Context, 't' | 'language'>,
): Promise<NamedReferences> {
  const { rows } = await sql<{ table: string; id: string; target: string; label: string; is_bilingual: boolean }>`
    select referring.relname as table, reference.attname as id, target.relname as target, label.attname as label,
      label.atttypid = 'bilingual'::regtype as is_bilingual
    from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute reference on reference.attrelid = conrelid and reference.attnum = conkey[1]
    join pg_attribute label on label.attrelid = confrelid and label.attname in ('name', 'title')
    where contype = 'f' and cardinality(conkey) = 1 and reference.attname like '%_id'
      and (label.atttypid = 'bilingual'::regtype or target.relname = any(${named}))
  `.execute(db)
  const roles = JSON.stringify(Object.fromEntries(roleNames.map((role) => [role, t(`app.role_${role}`)])))
  const references = new Map<string, Map<string, Named>>()
  const name = (table: string, number: string, named: Named) =>
    references.set(table, (references.get(table) ?? new Map<string, Named>()).set(number, named))
  for (const { table, id, target, label: column, is_bilingual } of rows) {
    const label = sql.ref(`target.${column}`)
    const shown = is_bilingual ? sql`${label} ->> ${language}` : sql`coalesce(${roles}::jsonb ->> ${label}, ${label})`
    const value = sql<string | null>`(
      select ${shown} from ${sql.table(target)} target where target.id = ${sql.ref(`${table}.${id}`)}
    )`
    name(table, id, { column: id.replace(/_id$/, '_name'), value })
  }
  for (const [table, column, group, values] of states) {
    const names = Object.fromEntries(values.map((value) => [value, t(`artists.${group}_${value}` as TextKey)]))
    const value = sql<string | null>`${JSON.stringify(names)}::jsonb ->> ${sql.ref(`${table}.${column}`)}::text`
    name(table, column, { column: `${column}_name`, value })
  }
  return references
}
