import type { Context } from '#kit/server/http/context.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import { type Level, levels, type Metric, metrics } from '#network/levels/contract/levels.ts'
import { ladder, levelsInUse } from '#network/levels/server/levels.queries.ts'
import {
  addLevel,
  type LevelDraft,
  lockLadder,
  orderLevels,
  removeLevel,
  saveLevel,
} from '#network/levels/server/levels.steps.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import { cellReader } from '../cells/read-cells.ts'
import { plain } from '../cells/typed-cells.ts'
import { cellsOf, type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import type { Cells } from '../row-problem.ts'
import { undoEach } from './undone-lists.ts'
import { cellsIn, checkedBy, textIn } from './written-cells.ts'

/** A level as its row has it. */
type Row = Record<Metric, number | null> & {
  level_code: string
  level_name: string | null
  level_name_en: string | null
  /** From the lowest, which is 1. */
  position: number | null
}
type Plan = PlannedRow & { known: Level | null; draft: LevelDraft | null; position: number | null }
type Placed = { id: number; position: number | null }

/**
 * Levels are recognized by their code, then by a name. A new portal begins with levels that nobody chose: as long as nothing hangs on any of
 * them, one that the file does not name becomes the one that the file has in its place.
 */
export const levelImport: Importer<Row, Plan> = {
  reader: readerOf,
  key: ({ level_code }) => level_code ?? null,
  twice: 'import_code_twice',
  sums: () => ({}),

  async compare(ctx, rows, isLocking) {
    if (isLocking) await lockLadder(ctx.db)
    const steps = await ladder(ctx.db, ctx.user)
    const known = recognized(steps, rows, (await levelsInUse(ctx.db)).size === 0)
    const read = rows.map((row) => {
      const level = known.get(row.line) ?? null
      const after: Row = { ...blank, ...(level && rowOf(level, steps)), ...row.values }
      const { draft, problems } = draftOf(after)
      return { ...{ row, level, after, draft }, problems: row.problems.length > 0 ? row.problems : problems }
    })
    const idOf = (level: Level | null, line: number) => level?.id ?? -line
    const order = inOrder(
      steps.map(({ id }) => id),
      read
        .filter(({ problems }) => problems.length === 0)
        .map(({ level, row }) => ({ id: idOf(level, row.line), position: row.values.position ?? null })),
    )
    return read.map(({ row: { line, values }, level, after, draft, problems }): Plan => {
      const place = order.indexOf(idOf(level, line)) + 1
      const required = draft?.requirements[0]
      const wrong: typeof problems =
        place === 1 && required ? [...problems, { field: required.metric, code: 'lowest_level_asks' }] : problems
      if (wrong.length > 0) return { ...refused(line, wrong), known: null, draft: null, position: null }
      const isPlaced = level === null || typeof values.position === 'number'
      const shown = { ...after, ...(isPlaced && { position: place }) }
      const changes = level
        ? changesBetween(rowOf(level, steps), shown)
        : changesBetween({}, shown).filter((change) => change.after !== null)
      const outcome = level === null ? 'CREATE' : changes.length > 0 ? 'CHANGE' : 'NOTHING'
      const subject_id = level?.id ?? null
      return {
        ...{ line, outcome, changes, problems, subject_id },
        ...{ known: level, draft, position: isPlaced ? place : null },
      }
    })
  },

  async write(ctx, _importId, plans) {
    const done: (PlannedRow & Placed)[] = []
    for (const { known, draft, position, ...plan } of plans) {
      if (plan.outcome === 'ERROR' || !draft) done.push({ ...plan, id: 0, position: null })
      else {
        const id = known?.id ?? (await addLevel(ctx, draft))
        if (known) await edit(ctx, known, draft)
        done.push({ ...plan, subject_id: id, id, position })
      }
    }
    await order(
      ctx,
      done.filter(({ id }) => id > 0),
    )
    return done.map(({ id: _, position: __, ...plan }) => plan)
  },

  async undo(ctx, importId, rows) {
    await lockLadder(ctx.db)
    const steps = await ladder(ctx.db, ctx.user)
    const used = await levelsInUse(ctx.db)
    // New artists have to begin somewhere.
    const isMade = new Set(rows.flatMap(({ outcome, subject_id }) => (outcome === 'CREATE' ? [subject_id] : [])))
    if (steps[0] && steps.every(({ id }) => isMade.has(id))) used.add(steps[0].id)
    // Those that the file left in their place stay there while the others go back; levels without a place keep their order around them.
    const placed = await placedBy(ctx, importId)
    const places = new Map(steps.flatMap(({ id }, index) => (placed.has(id) ? [[id, index + 1] as const] : [])))
    const undone = await undoEach<Level>(rows, {
      ...{ known: steps, used, rowOf: (level) => rowOf(level, steps) },
      remove: (level) => removeLevel(ctx, level),
      revert: async (level, back) => {
        const before: Row = { ...rowOf(level, steps), ...back }
        if (typeof back.position === 'number') places.set(level.id, back.position)
        const { draft } = draftOf(before)
        if (draft) await edit(ctx, level, draft)
      },
    })
    await order(
      ctx,
      [...places].map(([id, position]) => ({ id, position })),
    )
    return undone
  },
}

/** The levels that were there before an import, and to which its file gave a place. */
async function placedBy({ db }: Context, importId: number): Promise<Set<number | null>> {
  const { columns } = await db
    .selectFrom('imports')
    .select('columns')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('import_rows')
    .select(['subject_id', 'cells'])
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['CHANGE', 'NOTHING'])
    .execute()
  return new Set(rows.filter(({ cells }) => cellsOf(columns, cells).position).map(({ subject_id }) => subject_id))
}

async function edit(ctx: Context, before: Level, after: LevelDraft): Promise<void> {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return
  await keepRevisions(ctx, 'levels', [{ row: before, changes }])
  await saveLevel(ctx, before, after)
}

async function order(ctx: Context, placed: readonly Placed[]): Promise<void> {
  const steps = await ladder(ctx.db, ctx.user)
  const ids = steps.map(({ id }) => id)
  await orderLevels(ctx, inOrder(ids, placed))
}

async function readerOf(_ctx: unknown, fields: ReadonlySet<ImportField>) {
  return (cells: Cells): Omit<ReadRow<Row>, 'line'> => {
    const { problems, wrong, take, text } = cellReader(cells)
    if (!cells.level_code) wrong('level_code', 'required')
    const named = ['level_name', 'level_name_en'] as const
    const position = take('position', 'import_position', (cell) => (/^[1-9]\d{0,2}$/.test(cell) ? Number(cell) : null))
    const least = (metric: Metric) =>
      take(metric, 'number', (cell) => (/^\d{1,9}(?:[.,]\d{1,4})?$/.test(cell) ? Number(cell.replace(',', '.')) : null))
    return {
      values: {
        ...(cells.level_code && { level_code: cells.level_code }),
        ...valuesOf(named, (field) => text(field, 60)),
        ...(position && { position }),
        // No figure is no requirement.
        ...valuesOf(metrics, least),
      },
      problems,
    }
  }

  /** A column that the file lacks changes nothing. */
  function valuesOf<Field extends ImportField, Value>(some: readonly Field[], cellOf: (field: Field) => Value) {
    const present = some.filter((field) => fields.has(field))
    return Object.fromEntries(present.map((field) => [field, cellOf(field) ?? null])) as Partial<Row>
  }
}

const blank = {
  ...{ level_code: '', level_name: null, level_name_en: null, position: null },
  ...{ trainings_completed: null, average_rating: null, reviews_count: null, approved_portfolio_items: null },
}

function rowOf(level: Level, steps: readonly Level[]): Row {
  const { pl, en } = cellsIn(level.name)
  const required = level.requirements.map(({ metric, at_least }) => [metric, at_least])
  return {
    ...{ ...blank, level_code: level.code, level_name: pl, level_name_en: en, position: steps.indexOf(level) + 1 },
    ...Object.fromEntries(required),
  }
}

function draftOf({ level_code, level_name, level_name_en, ...row }: Row) {
  const requirements = metrics.flatMap((metric) => {
    const at_least = row[metric]
    return at_least === null ? [] : [{ metric, at_least }]
  })
  const draft = { code: level_code, name: textIn(level_name, level_name_en), requirements }
  return checkedBy(levels.create.body, draft, (path) => {
    const [, place] = /^requirements\.(\d+)/.exec(path) ?? []
    if (place) return requirements[Number(place)]?.metric as Metric
    if (path === 'code') return 'level_code'
    return path === 'name.en-US' ? 'level_name_en' : 'level_name'
  })
}

/** The level of each line, if there is one already. */
function recognized(steps: readonly Level[], rows: readonly ReadRow<Row>[], isNewPortal: boolean): Map<number, Level> {
  const found = new Map<number, Level>()
  const taken = new Set<Level>()
  const recognize = (isSame: (level: Level, row: Partial<Row>) => boolean) => {
    for (const { line, values } of rows) {
      if (found.has(line)) continue
      const level = steps.find((one) => !taken.has(one) && isSame(one, values))
      if (!level) continue
      found.set(line, level)
      taken.add(level)
    }
  }
  const namesOf = (names: (string | null | undefined)[]) => names.flatMap((name) => (name ? [plain(name)] : []))
  recognize(({ code }, { level_code }) => code === level_code)
  recognize(({ name }, { level_name, level_name_en }) =>
    namesOf([level_name, level_name_en]).some((one) => namesOf([name.pl, name['en-US']]).includes(one)),
  )
  if (isNewPortal) recognize((level, { position }) => level.revision === 1 && steps.indexOf(level) + 1 === position)
  return found
}

/** Those with a place stand there, all others in their order around them. A new one without a place is the highest. */
function inOrder(ids: readonly number[], placed: readonly Placed[]): number[] {
  const moved = placed.flatMap(({ id, position }) => (position === null ? [] : [{ id, position }]))
  const isMoved = new Set(moved.map(({ id }) => id))
  const others = placed.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  const order = [...ids, ...others].filter((id) => !isMoved.has(id))
  for (const { id, position } of moved.toSorted((one, other) => one.position - other.position))
    order.splice(position - 1, 0, id)
  return order
}
