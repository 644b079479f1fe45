import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'

/*
 * What people were called, and by which phone they were reached, before a merge wrote the other record's values over it. Mails and
 * notifications of that time have these words: an erasure looks for them, however old the merge is.
 */

type Snapshots = 'before' | 'after'

/** Of the record that stays, in the stored fields of a merge; null: a merge that changes no name. */
function nameIn(snapshot: Snapshots): RawBuilder<string | null> {
  const field = (name: string) => sql`${sql.ref(snapshot)} #>> array['kept', ${name}]`
  return sql`nullif(concat_ws(' ', ${field('first_name')}, ${field('last_name')}), '')`
}

const phoneIn = (snapshot: Snapshots) => sql<string | null>`${sql.ref(snapshot)} #>> '{kept,phone}'`

/** Values of a merge's columns, where `before` and `after` are known. */
export const overwritten = {
  names: sql<string[]>`array_remove(array[nullif(${nameIn('before')}, ${nameIn('after')})], null)`,
  phones: sql<string[]>`array_remove(array[nullif(${phoneIn('before')}, ${phoneIn('after')})], null)`,
}

/**
 * Once two records are two people again, each has its own name; what is left is a name of neither: of parts of both, say. To be set
 * while `before` and `after` are known.
 */
export const ofNeither = {
  names: sql<string[]>`array(
    select distinct name from unnest(former_names || ${nameIn('after')}) name
    where name is not null and name not in (${both(fullNameIn())})
  )`,
  phones: sql<string[]>`array(
    select distinct phone from unnest(former_phones) phone where phone not in (${both(sql`coalesce(phone, '')`)})
  )`,
}

function both(column: RawBuilder<string>): RawBuilder<unknown> {
  const of = (kind: string, table: string) => sql`
    select ${column} from ${sql.table(table)} where ${sql.ref(`${table}.id`)} in (kept_id, merged_id)
      and (select kind from duplicate_pairs where duplicate_pairs.id = pair_id) = ${sql.lit(kind)}
  `
  return sql`${of('STUDENTS', 'students')} union all ${of('ARTISTS', 'pro_artists')}`
}

/** Of records that are one person now; of an undone merge also those of the other record, since the words are of neither. */
export async function formerWords(
  db: Db,
  { students, artists }: { students: readonly number[]; artists: readonly number[] },
): Promise<{ names: string[]; phones: string[] }> {
  const { rows } = await sql<{ names: string[]; phones: string[] }>`
    with ids (kind, id) as (
      select 'STUDENTS', unnest(${students}::int[]) union all select 'ARTISTS', unnest(${artists}::int[])
    ), known as (
      select former_names, former_phones from ids join merges on kept_id = ids.id
      join duplicate_pairs on duplicate_pairs.id = pair_id and duplicate_pairs.kind = ids.kind
      union all
      select former_names, former_phones from ids join merges on merged_id = ids.id and undone_at is not null
      join duplicate_pairs on duplicate_pairs.id = pair_id and duplicate_pairs.kind = ids.kind
    )
    select array(select distinct unnest(former_names) from known) as names,
      array(select distinct unnest(former_phones) from known) as phones
  `.execute(db)
  return rows[0] ?? { names: [], phones: [] }
}
