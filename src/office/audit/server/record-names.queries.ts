import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'

export type Reference = { kind: string; id: number }
type Reader = Pick<Context, 'language' | 't'>
/** A record as a row has it. */
type OfRow = { kind: RawBuilder<unknown>; id: RawBuilder<unknown>; artist: RawBuilder<unknown> }

/** What the record of a row is called now. */
export function recordName(
  records: Record<string, RecordKind>,
  { kind, ...one }: OfRow,
  reader: Reader,
): RawBuilder<string | null> {
  const names = Object.entries(records).flatMap(([name, record]) =>
    record.name ? [sql`when ${name} then ${record.name(one, reader)}`] : [],
  )
  return sql`case ${kind} ${sql.join(names, sql` `)} end`
}

/** The present names of records, by `kind id`. Deleted ones have no name. */
export async function namesOf(
  { db, ...reader }: Reader & Pick<Context, 'db'>,
  records: Record<string, RecordKind>,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const one = { kind: sql`kind`, id: sql`wanted.id`, artist: sql`null` }
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (
      select kind || ' ' || id as key, ${recordName(records, one, reader)} as name
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as wanted (kind text, id integer)
    ) named where name is not null
  `.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
