import { sql } from 'kysely'
import { type DataKind, dataKinds } from '#kit/contract/values/data-kinds.ts'
import { type Db, planEachTime } from '#kit/server/postgres/database.ts'
import type { StoredData } from '#office/personal-data/contract/personal-data.ts'
import type { Person } from '../person.ts'
import { conditionsOf, type Source } from '../sources.ts'

/** Of how many records of each kind there are, in one statement. */
export async function countsOf(db: Db, sources: readonly Source[], person: Person): Promise<StoredData['kinds']> {
  const counts = sources.flatMap((source) =>
    conditionsOf(source, person).map(
      (condition) =>
        sql`select ${source.kind}::text as kind, count(*) from ${sql.table(source.table)} where ${condition}`,
    ),
  )
  const { rows } = await sql<{ kind: DataKind; count: number }>`${planEachTime}
    select kind, sum(count)::integer as count from (${sql.join(counts, sql` union all `)}) counted
    group by kind having sum(count) > 0
  `.execute(db)
  return dataKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
}
