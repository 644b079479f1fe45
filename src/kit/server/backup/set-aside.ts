import type { ClientBase } from 'pg'

/**
 * Drops constraints and indexes and disables triggers before a database is filled, and returns the statements that restore
 * them.
 */

/** Statements that take something away from an empty schema and put it back once it is filled. */
type SetAside = { take: string; put: string }

/**
 * Drops what rejects rows that are inserted in any order, though they were valid where they come from: references (there are circles of
 * them), constraints that not all rows have to fulfil, triggers, which did their work already, and indexes, which are built faster afterwards.
 * It takes no more than owning the tables; `session_replication_role` would take a superuser, who is not there on managed servers.
 * Returns the statements that put all of it back.
 */
export async function setAside(client: ClientBase): Promise<string[]> {
  const all: SetAside[] = []
  for (const query of [references, unchecked, uncheckedOfDomains, indexes, triggers])
    all.push(...(await client.query<SetAside>(query)).rows)
  for (const { take } of all) await client.query(take)
  // In the other direction: a reference may need an index, and no trigger works before all is there.
  const [triggersBack, others] = [all.filter(isTrigger), all.filter((one) => !isTrigger(one))]
  return [...others.reverse(), ...triggersBack].map(({ put }) => put)
}

const isTrigger = ({ take }: SetAside) => take.includes(' disable trigger ')

const references = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0
  order by conrelid::regclass::text, conname
`

const unchecked = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
  from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'f' and not convalidated
    and conparentid = 0 and coninhcount = 0
`

const uncheckedOfDomains = `
  select format('alter domain %s drop constraint %I', contypid::regtype, conname) as take,
         format('alter domain %s add constraint %I %s', contypid::regtype, conname, pg_get_constraintdef(oid)) as put
  from pg_constraint
  where connamespace = 'public'::regnamespace and contypid <> 0 and not convalidated
`

// Those of partitioned tables stay: PostgreSQL writes them down without those of their partitions.
const indexes = `
  select format('drop index %s', indexrelid::regclass) as take, pg_get_indexdef(indexrelid) as put
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition and not exists (
    select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')
  )
  order by indexrelid::regclass::text
`

const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as take,
         format('alter table %s enable %s trigger %I', tgrelid::regclass, case tgenabled when 'A' then 'always' when 'R' then 'replica' end, tgname) as put
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D' and tgparentid = 0
  order by tgrelid::regclass::text, tgname
`
