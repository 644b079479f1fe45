import { type SqlBool, sql } from 'kysely'
import { wordsOf } from '#kit/contract/list.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { RecordChoice } from '#kit/server/records/record-kind.ts'

type Named = { id: number; name: string; note: string | null }
export type Wanted = {
  id?: number | null
  filter?: string | null
  /** For a part of another record: that one. */
  within?: number | null
}

const shown = 20

/** Records by what they are called, among those that the reader sees; of parts, those of one record. */
export async function recordsOfKind(
  ctx: Reader<'language'>,
  choice: RecordChoice,
  { id, filter = null, within = null }: Wanted,
): Promise<Named[]> {
  const name = choice.name(ctx.language)
  const { note = sql`null`, search = sql<string>`fold(${name})`, isPart } = choice
  const words = wordsOf(filter).map((word) => isIn(search, word))
  const one = id ? [sql<SqlBool>`id = ${id}`] : []
  const inside = isPart ? [sql<SqlBool>`within_id = ${within}`] : []
  const { rows } = await sql<Named>`
    select id, ${name} as name, ${note} as note from (${choice.rows(ctx)}) record
    where ${sql.join([sql`true`, ...one, ...inside, ...words], sql` and `)}
    order by ${name}, id limit ${shown}
  `.execute(ctx.db)
  return rows
}
