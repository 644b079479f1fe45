import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { TableRow } from '#kit/server/lists/csv-table.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type ComparedPerson, likelySame } from '#office/duplicates/server/search/likely.queries.ts'
import type { ImportDetails } from '#office/imports/contract/imports.ts'
import { markNamed } from './archive/archive.steps.ts'
import type { NamedFiles } from './archive/named-files.ts'
import { addingUp } from './control-sums.ts'
import { type Importer, type PlannedRow, plansOf, type ReadRow, type TableLine } from './importer.ts'
import { importers } from './importers.ts'

type Planned = Pick<ImportDetails, 'id' | 'kind' | 'headings' | 'columns' | 'date_order'>

/** Plans each row, adds up the rows, and counts the outcomes. */
export async function planImport(ctx: Context, planned: Planned, lines: readonly TableLine[]): Promise<void> {
  const { id, kind } = planned
  const { foot } = await ctx.db.selectFrom('imports').select('foot').where('id', '=', id).executeTakeFirstOrThrow()
  const adding = addingUp(foot, importers[kind].sums)
  const named: Partial<NamedFiles>[] = []
  const newcomers: Newcomer[] = []
  for await (const { read, plans, lines: some } of plansOf(ctx, importers[kind], planned, lines, {
    isLocking: false,
  })) {
    adding.add(read, plans, some)
    named.push(...read.map(({ values }) => values as Partial<NamedFiles>))
    await keepPlans(ctx.db, id, plans)
    newcomers.push(...newcomersOf(importers[kind], read, plans))
  }
  await ctx.db
    .updateTable('imports')
    .set({ sums: sql`${JSON.stringify(adding.sums())}::jsonb` })
    .where('id', '=', id)
    .execute()
  await keepLikely(ctx, id, newcomers)
  await countRows(ctx.db, id)
  await markNamed(ctx.db, id, named)
}

export async function keepPlans(db: Db, importId: number, plans: readonly PlannedRow[]): Promise<void> {
  const rows = plans.map(({ line, outcome, changes, problems, subject_id, files = [] }) => ({
    ...{ line, outcome, changes, problems, subject_id, files },
  }))
  await sql`
    update import_rows set outcome = planned.outcome, changes = planned.changes, problems = planned.problems,
      subject_id = planned.subject_id, files = planned.files
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as planned (line int, outcome text, changes jsonb, problems jsonb, subject_id int, files jsonb)
    where import_id = ${importId} and import_rows.line = planned.line
  `.execute(db)
}

type Newcomer = { line: number; person: ComparedPerson }

function newcomersOf<Values, Plan extends PlannedRow>(
  { newcomer }: Importer<Values, Plan>,
  read: readonly ReadRow<Values>[],
  plans: readonly Plan[],
): Newcomer[] {
  return plans.flatMap((plan, index) => {
    const person = newcomer?.(read[index]?.values ?? {}, plan)
    return person ? [{ line: plan.line, person }] : []
  })
}

/**
 * Notes whom the new people are likely the same as, and takes back what an earlier comparison noted. All rows at once: each
 * comparison reads the keys of everybody.
 */
async function keepLikely(ctx: Context, importId: number, newcomers: readonly Newcomer[]): Promise<void> {
  const likely = await likelySame(
    ctx,
    newcomers.map(({ person }) => person),
  )
  const rows = [...likely].map(([place, found]) => ({ line: newcomers[place]?.line, likely: found }))
  await sql`update import_rows set likely = null where import_id = ${importId} and likely is not null`.execute(ctx.db)
  await sql`
    update import_rows set likely = found.likely
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (line int, likely jsonb)
    where import_id = ${importId} and import_rows.line = found.line
  `.execute(ctx.db)
}

export async function countRows(db: Db, importId: number): Promise<void> {
  await sql`
    update imports set rows_total = counted.total, rows_create = counted.created, rows_change = counted.changed,
      rows_nothing = counted.same, rows_error = counted.wrong, rows_kept = counted.kept, rows_failed = counted.failed
    from (
      select count(*) as total, count(*) filter (where outcome = 'CREATE') as created,
        count(*) filter (where outcome = 'CHANGE') as changed, count(*) filter (where outcome = 'NOTHING') as same,
        count(*) filter (where outcome = 'ERROR') as wrong, count(*) filter (where undo = 'KEPT') as kept,
        count(*) filter (where undo = 'FAILED') as failed
      from import_rows where import_id = ${importId}
    ) counted
    where imports.id = ${importId}
  `.execute(db)
}

export function linesOf(db: Db, importId: number): Promise<TableLine[]> {
  return db
    .selectFrom('import_rows')
    .select(['line', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute()
}

export async function enterLines(db: Db, importId: number, lines: readonly TableRow[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 1000) {
    const some = lines.slice(from, from + 1000)
    await sql`
      insert into import_rows (import_id, line, cells, is_hidden, outcome)
      select ${importId}, line, array(select jsonb_array_elements_text(cells)), coalesce("isHidden", false), 'NOTHING'
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as lines (line int, cells jsonb, "isHidden" boolean)
    `.execute(db)
  }
}
