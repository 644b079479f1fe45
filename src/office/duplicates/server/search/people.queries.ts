import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { PairKind } from '#office/duplicates/contract/duplicates.flow.ts'
import type { Compared } from '#office/duplicates/server/matching/score.ts'

/** What is compared of everybody of a kind, regardless of who may see them; but for the erased and those whose record was merged into another. */

export type Person = Compared & { id: number }

export async function peopleBetween(db: Db, kind: PairKind, after: number, limit: number): Promise<Person[]> {
  return (
    await sql<Person>`select * from ${everybody[kind]} people where id > ${after} order by id limit ${limit}`.execute(
      db,
    )
  ).rows
}

export async function peopleOf(db: Db, kind: PairKind, ids: readonly number[]): Promise<Person[]> {
  return (await sql<Person>`select * from ${everybody[kind]} people where id = any(${ids})`.execute(db)).rows
}

/** A person, and those with a higher number who share a key with them. */
export type Candidates = { id: number; others: number[] }

/** A key that very many have, such as the phone of an office, shows nothing. */
export async function candidates(db: Db, kind: PairKind): Promise<Candidates[]> {
  const { rows } = await sql<Candidates>`
    with keyed as materialized (
      select person_id, key from duplicate_keys, unnest(keys) key where kind = ${kind}
    ), shared as (
      select key, array_agg(person_id order by person_id) people
      from keyed group by key having count(*) between 2 and ${mostOfKey}::int
    )
    select one as id, array_agg(distinct other order by other) as others
    from shared, unnest(people) one, unnest(people) other where one < other
    group by one order by one
  `.execute(db)
  return rows
}

/** Those who share a key with these. */
export async function peopleLike(db: Db, kind: PairKind, keys: readonly string[], names: readonly string[] = []) {
  const { rows } = await sql<Person>`
    select people.* from ${everybody[kind]} people join duplicate_keys on kind = ${kind} and person_id = people.id
    where person_id in (
      select person_id from duplicate_keys where kind = ${kind} and keys && ${keys}::text[]
      union
      select person_id from duplicate_keys where kind = ${kind} and names && ${names}::text[]
    )
    limit ${mostOfKey}
  `.execute(db)
  return rows
}

/** Who has each of these keys, of very many at once; but for keys that very many people have. */
export async function peopleWithKeys(
  db: Db,
  kind: PairKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Person[]>> {
  // One pass over the keys of everybody, joined by a hash: the index takes milliseconds for each of thousands of keys.
  const { rows } = await sql<Person & { wanted: string[] }>`
    with found as materialized (
      select key, person_id, count(*) over (partition by key) as many
      from duplicate_keys cross join lateral unnest(keys) key
      where kind = ${kind} and key in (select unnest(${keys}::text[]))
    ), wanted as (
      select person_id, array_agg(key) as wanted from found where many <= ${mostOfKey} group by person_id
    )
    select people.*, wanted from wanted join ${everybody[kind]} people on people.id = person_id
  `.execute(db)
  const withKey = new Map<string, Person[]>()
  for (const { wanted, ...person } of rows)
    for (const key of wanted) {
      const others = withKey.get(key)
      if (others) others.push(person)
      else withKey.set(key, [person])
    }
  return withKey
}

/** Who of these is there, until the transaction ends. */
export function stillThere(kind: PairKind, people: readonly Person[]) {
  const table = sql.table(kind === 'STUDENTS' ? 'students' : 'pro_artists')
  const ids = people.map(({ id }) => id)
  return sql`select id from ${table} where id = any(${ids}) and ${isThere} order by id for share`
}

const mostOfKey = 500

const isThere = sql`email not like '%@deleted.invalid' and merged_into is null`

const everybody = {
  STUDENTS: sql`(
    select id, first_name, last_name, email, phone, null::text as tax_id from students where ${isThere}
  )`,
  ARTISTS: sql`(
    select id, first_name, last_name, email, phone, tax_id from pro_artists where ${isThere}
  )`,
} satisfies Record<PairKind, unknown>
