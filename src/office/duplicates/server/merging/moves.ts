import { type RawBuilder, sql } from 'kysely'
import type { Merging, Moved, Reference } from '#kit/server/merging/references.ts'
import { referencesIn } from '#kit/server/merging/references.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/* Which references lead to the other record by a merge, and the statements that change them: from what all features declare. */

/** A student with the account. */
export type Ids = { student: number; user: number }
export type Move = { table: string; column: string; row: number; before: number; after: number }

/** All that changes hands. Found before anything changes, since the declarations read each other's tables. */
export async function movesOf(db: Db, merging: readonly Merging[], merged: Ids, kept: Ids): Promise<Move[]> {
  const moves: Move[] = []
  for (const { table, column, moved } of movedColumns(merging)) {
    const [from, to] = [await idIn(db, moved, merged), await idIn(db, moved, kept)]
    const { rows } = await (moved.once ? exchanged : given)(db, { table, column, moved, from, to })
    moves.push(...rows.map((row) => ({ table, column, ...row })))
  }
  return moves
}

/** Of the same kind: those that a condition finds. */
export function movedColumns(merging: readonly Merging[]): { table: string; column: string; moved: Moved }[] {
  return Object.entries(referencesIn(merging)).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, reference]) =>
      isMoved(reference) ? [{ table, column, moved: reference }] : [],
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
    const isExchange = new Set(some.map(({ after }) => after)).size > 1
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

/** A query with the number of a student in place of `:student`. */
export function aboutStudent(query: string, student: number): RawBuilder<unknown> {
  const parts = query.split(/:student\b/).map((part) => sql.raw(part))
  return sql.join(parts, sql`${student}::integer`)
}

function isMoved(reference: Reference): reference is Moved {
  return typeof reference === 'object'
}

async function idIn(db: Db, { of, by }: Moved, { student, user }: Ids): Promise<number> {
  if (!by) return of === 'student' ? student : user
  const { rows } = await sql<{ id: number }>`${aboutStudent(by, student)}`.execute(db)
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

/** Where there may be one row alone, the first one is the kept record's and the second one the other's. */
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
