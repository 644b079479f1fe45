import { type RawBuilder, sql } from 'kysely'
import type { MergedKind, Merging, Moved, Reference } from '#kit/server/merging/references.ts'
import { referencesIn } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/* Which references lead to the other record by a merge, and the statements that change them: from what all features declare. */

/** A student or an artist, with the account. */
export type Ids = { record: number; user: number }
export type Move = { table: string; column: string; row: number; before: number; after: number }

/** All that changes hands. Found before anything changes, since the declarations read each other's tables. */
export async function movesOf(
  db: Db,
  merging: readonly Merging[],
  kind: MergedKind,
  { merged, kept }: { merged: Ids; kept: Ids },
): Promise<Move[]> {
  const moves: Move[] = []
  for (const { table, column, moved } of movedColumns(merging, kind)) {
    const [from, to] = [await idIn(db, moved, merged), await idIn(db, moved, kept)]
    const columns = { table, column, moved, from, to }
    const { rows } = await (moved.once ? exchanged : given)(db, columns)
    moves.push(...rows.map((row) => ({ table, column, ...row })))
    if (moved.place) moves.push(...(await placed(db, columns, moved.place)))
  }
  return moves
}

/** What changes hands when two records of a kind become one; of any kind, where none is given. */
export function movedColumns(
  merging: readonly Merging[],
  kind?: MergedKind,
): { table: string; column: string; moved: Moved }[] {
  return Object.entries(referencesIn(merging)).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, reference]) =>
      movedBy(reference)
        .filter(({ of }) => !kind || of === kind || of === 'account')
        .map((moved) => ({ table, column, moved })),
    ),
  )
}

/** By which an undo reverses them. */
export async function storeMoves(db: Db, mergeId: number, moves: readonly Move[]): Promise<void> {
  await sql`
    insert into merge_moves (merge_id, table_name, column_name, row_id, before, after)
    select ${mergeId}, "table", "column", "row", before, after
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as moves ("table" text, "column" text, "row" int, before int, after int)
  `.execute(db)
}

/** Changes the references, each from what it was to what it is to be; those that were changed since stay. Answers how many there were. */
export async function carryOut(db: Db, moves: readonly Move[]): Promise<Move[]> {
  // Of two seats in one training each takes the other's place: for a moment one of them is nobody's.
  await sql`set constraints participants_student_id_fkey, waiting_students_student_id_fkey deferred`.execute(db)
  const done: Move[] = []
  for (const some of Object.values(Object.groupBy(moves, ({ table, column }) => `${table}.${column}`)) as Move[][]) {
    const left = new Set(some.map(({ before }) => before))
    const isExchange = some.some(({ after }) => left.has(after))
    if (isExchange) await write(db, some, 'before', 'nobody')
    const rows = await write(db, some, isExchange ? 'nobody' : 'before', 'after')
    done.push(...some.filter(({ row }) => rows.has(row)))
  }
  await sql`set constraints participants_student_id_fkey, waiting_students_student_id_fkey immediate`.execute(db)
  return done
}

export function reversed(moves: readonly Move[]): Move[] {
  return moves.map((move) => ({ ...move, before: move.after, after: move.before })).reverse()
}

/** A query with the number of a record in place of `:student` or `:artist`. */
export function aboutRecord(query: string, record: number): RawBuilder<unknown> {
  const parts = query.split(/:(?:student|artist)\b/).map((part) => sql.raw(part))
  return sql.join(parts, sql`${record}::integer`)
}

function movedBy(reference: Reference): readonly Moved[] {
  return typeof reference === 'string' ? [] : [reference].flat()
}

async function idIn(db: Db, { of, by }: Moved, { record, user }: Ids): Promise<number> {
  if (!by) return of === 'account' ? user : record
  const { rows } = await sql<{ id: number }>`${aboutRecord(by, record)}`.execute(db)
  return rows[0]?.id ?? 0
}

type Columns = { table: string; column: string; moved: Moved; from: number; to: number }
type Row = Pick<Move, 'row' | 'before' | 'after'>

function given(db: Db, { table, column, from, to }: Columns) {
  return sql<Row>`
    select id as row, ${from}::int as before, ${to}::int as after from ${sql.table(table)}
    where ${sql.ref(column)} = ${from} order by id
  `.execute(db)
}

/** Where there may be one row alone, the first one is of the record that stays and the second one of the other. */
function exchanged(db: Db, { table, column, moved: { once }, from, to }: Columns) {
  const { by, among = 'true', first } = once as NonNullable<Moved['once']>
  return sql<Row>`
    select * from (
      select id as row, ${sql.ref(column)} as before, case
        when not (${sql.raw(among)}) then ${to}::int
        when row_number() over (partition by ${sql.raw(among)}, ${sql.join(by.map((name) => sql.ref(name)))} order by ${sql.raw(first)}) = 1
        then ${to}::int else ${from}::int
      end as after
      from ${sql.table(table)} where ${sql.ref(column)} in (${from}, ${to})
    ) places where before <> after order by row
  `.execute(db)
}

/** Places behind the last one. */
async function placed(db: Db, { table, column, from, to }: Columns, place: string): Promise<Move[]> {
  const { rows } = await sql<Row>`
    select id as row, ${sql.ref(place)} as before, ${sql.ref(place)} + last as after
    from ${sql.table(table)},
      (select coalesce(max(${sql.ref(place)}), 0) as last from ${sql.table(table)} where ${sql.ref(column)} = ${to}) there
    where ${sql.ref(column)} = ${from} and last > 0 order by id
  `.execute(db)
  return rows.map((row) => ({ table, column: place, ...row }))
}

/** Nobody's number is the row's own below zero. */
async function write(
  db: Db,
  moves: readonly Move[],
  from: 'before' | 'nobody',
  to: 'after' | 'nobody',
): Promise<ReadonlySet<number>> {
  const [{ table, column }] = moves as [Move]
  const ids = moves.map(({ row }) => row)
  const values = {
    before: moves.map((move) => move.before),
    after: moves.map((move) => move.after),
    nobody: ids.map((id) => -id),
  }
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} as moved set ${sql.ref(column)} = change.target
    from unnest(${ids}::int[], ${values[from]}::int[], ${values[to]}::int[]) as change (id, source, target)
    where moved.id = change.id and ${sql.ref(`moved.${column}`)} = change.source
    returning moved.id
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
