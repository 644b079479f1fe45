import { sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { type PairKind, pairKinds } from '#office/duplicates/contract/duplicates.flow.ts'
import { keysOf, nameKeysOf } from '#office/duplicates/server/matching/keys.ts'
import { prepared, scoreOf } from '#office/duplicates/server/matching/score.ts'
import {
  type Candidates,
  candidates,
  type Person,
  peopleBetween,
  peopleLike,
  peopleOf,
  stillThere,
} from './people.queries.ts'

type World = Pick<Portal, 'db' | 'clock'>
type Pair = { left_id: number; right_id: number; score: number; reasons: string[] }

/** Compares everybody with everybody. The thread of `search-thread.ts` does so while a portal runs. */
export async function searchAll(portal: World): Promise<void> {
  for (const kind of pairKinds) await searchKind(portal, kind)
}

/** Compares all people of a kind. */
export async function searchKind({ db, clock }: World, kind: PairKind): Promise<void> {
  await keepAllKeys(db, kind)
  const found = await pairsAmong(db, kind, await candidates(db, kind))
  await inTransaction(db, (tx) => storePairs(tx, kind, found, clock(), null))
}

/** Compares one person with all others: after they were entered or changed. */
export async function searchFor(portal: World, kind: PairKind, id: number): Promise<void> {
  await inTransaction(portal.db, async (db) => {
    const [person] = await peopleOf(db, kind, [id])
    if (!person) return
    await keepKeys(db, kind, [person])
    const others = await peopleLike(db, kind, keysOf(prepared(person)))
    const found = others.flatMap((other) => (other.id === id ? [] : (pairOf(person, other) ?? [])))
    await storePairs(db, kind, found, portal.clock(), id)
  })
}

const batch = 2000
/** Pairs come in the order of their people, so few people are read for many pairs. */
const pairBatch = 20_000

async function keepAllKeys(db: Db, kind: PairKind): Promise<void> {
  for (let last = 0; ; ) {
    const people = await peopleBetween(db, kind, last, batch)
    if (people.length === 0) return
    await keepKeys(db, kind, people)
    last = people.at(-1)?.id ?? last
  }
}

/** Of those who are still there: a concurrent erasure waits until the keys are stored, and deletes them, or its person is left out. */
async function keepKeys(db: Db, kind: PairKind, people: readonly Person[]): Promise<void> {
  const rows = people.map((person) => {
    const compared = prepared(person)
    return { person_id: person.id, keys: keysOf(compared), names: nameKeysOf(compared) }
  })
  await sql`
    with there as materialized (${stillThere(kind, people)})
    insert into duplicate_keys (kind, person_id, keys, names)
    select ${kind}, person_id, keys, names
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept (person_id int, keys text[], names text[])
    join there on there.id = person_id
    on conflict (kind, person_id) do update set keys = excluded.keys, names = excluded.names
    where (duplicate_keys.keys, duplicate_keys.names) is distinct from (excluded.keys, excluded.names)
  `.execute(db)
}

async function pairsAmong(db: Db, kind: PairKind, all: readonly Candidates[]): Promise<Pair[]> {
  const found: Pair[] = []
  for (const some of batchesOf(all)) {
    const people = await peopleOf(db, kind, [...new Set(some.flatMap(({ id, others }) => [id, ...others]))])
    // Each is in several pairs.
    const byId = new Map(people.map((person) => [person.id, prepared(person)]))
    for (const { id: left, others } of some)
      for (const right of others) {
        const [one, other] = [byId.get(left), byId.get(right)]
        const score = one && other && scoreOf(one, other)
        if (score) found.push({ left_id: left, right_id: right, ...score })
      }
  }
  return found
}

function* batchesOf(all: readonly Candidates[]): Generator<Candidates[]> {
  let some: Candidates[] = []
  let pairs = 0
  for (const one of all) {
    some.push(one)
    pairs += one.others.length
    if (pairs < pairBatch) continue
    yield some
    some = []
    pairs = 0
  }
  yield some
}

function pairOf(one: Person, other: Person): Pair | null {
  const score = scoreOf(prepared(one), prepared(other))
  return score && { left_id: Math.min(one.id, other.id), right_id: Math.max(one.id, other.id), ...score }
}

/**
 * Stores what was found of one person, or of all: an open pair that is no longer alike is deleted, and a decision on a pair
 * stays.
 */
async function storePairs(db: Db, kind: PairKind, found: readonly Pair[], now: Date, of: number | null): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
    as found (left_id int, right_id int, score int, reasons text[])`
  await sql`
    delete from duplicate_pairs pairs
    where kind = ${kind} and state = 'OPEN' and (${of}::int is null or ${of} in (left_id, right_id))
      and not exists (select from ${rows} where found.left_id = pairs.left_id and found.right_id = pairs.right_id)
  `.execute(db)
  await sql`
    insert into duplicate_pairs (kind, left_id, right_id, score, reasons, found_at)
    select ${kind}, left_id, right_id, score, reasons, ${now} from ${rows}
    on conflict (kind, left_id, right_id) do update set score = excluded.score, reasons = excluded.reasons
    where duplicate_pairs.state = 'OPEN'
      and (duplicate_pairs.score, duplicate_pairs.reasons) is distinct from (excluded.score, excluded.reasons)
  `.execute(db)
}
