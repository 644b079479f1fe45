import { sql } from 'kysely'
import type { MergedKind, Merging } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { aboutRecord, type Ids, type Move, movedColumns } from './moves.ts'

type Tie = { left_table: string; left_id: number; right_table: string; right_id: number }

/**
 * Moves that an undo cannot reverse: since the merge, the row was used together with one of the remaining record's own, directly or by
 * way of others. A package with which another seat was taken stays, and with it all seats that it pays for.
 */
export async function usedTogether(
  db: Db,
  merging: readonly Merging[],
  kind: MergedKind,
  { moves, kept }: { moves: readonly Move[]; kept: Ids },
): Promise<ReadonlySet<Move>> {
  const ties = [
    ...(kind === 'student' ? await tiesOf(db, merging, kept) : []),
    ...(await exchangesOf(db, merging, moves, kept)),
  ]
  const moved = new Map(moves.map((move) => [`${move.table} ${move.row}`, move]))
  const neighbours = new Map<string, string[]>()
  const tie = (one: string, other: string) => neighbours.set(one, [...(neighbours.get(one) ?? []), other])
  for (const [left, right] of ties) {
    tie(left, right)
    tie(right, left)
  }
  const reached = new Set([...neighbours.keys()].filter((row) => !moved.has(row)))
  for (const row of reached) for (const other of neighbours.get(row) ?? []) reached.add(other)
  return new Set([...reached].flatMap((row) => moved.get(row) ?? []))
}

async function tiesOf(db: Db, merging: readonly Merging[], { record }: Ids): Promise<[string, string][]> {
  const queries = merging.flatMap(({ ties }) => (ties ? [aboutRecord(ties, record)] : []))
  if (queries.length === 0) return []
  const { rows } = await sql<Tie>`
    select * from (${sql.join(queries, sql` union all `)}) as ties (left_table, left_id, right_table, right_id)
  `.execute(db)
  return rows.map((row) => [`${row.left_table} ${row.left_id}`, `${row.right_table} ${row.right_id}`])
}

/** Rows of which a person may have one alone took each other's places: they go back together. */
async function exchangesOf(
  db: Db,
  merging: readonly Merging[],
  moves: readonly Move[],
  kept: Ids,
): Promise<[string, string][]> {
  const ties: [string, string][] = []
  for (const { table, column, moved } of movedColumns(merging)) {
    if (!moved.once) continue
    const own = moves.filter((move) => move.table === table && move.column === column)
    const ids = (isKept: boolean) =>
      own
        .filter(({ after }) => (after === kept[moved.of === 'account' ? 'user' : 'record']) === isKept)
        .map(({ row }) => row)
    const names = sql.join(moved.once.by.map((name) => sql.ref(name)))
    const { rows } = await sql<{ came: number; left: number }>`
      select came.id as came, gone.id as left
      from (select id, ${names} from ${sql.table(table)} where id = any(${ids(true)}::int[])) came
      join (select id, ${names} from ${sql.table(table)} where id = any(${ids(false)}::int[])) gone using (${names})
    `.execute(db)
    ties.push(...rows.map(({ came, left }): [string, string] => [`${table} ${came}`, `${table} ${left}`]))
  }
  return ties
}
