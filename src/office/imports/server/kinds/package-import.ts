import { sql } from 'kysely'
import { currency, type Money } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import { type Package, packages } from '#trade/packages/contract/packages.ts'
import { visiblePackages } from '#trade/packages/server/packages.queries.ts'
import { addPackage, type PackageDraft, removePackage, savePackage } from '#trade/packages/server/packages.steps.ts'
import { cellReader } from '../cells/read-cells.ts'
import { isYes, plain } from '../cells/typed-cells.ts'
import { type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import type { Cells } from '../row-problem.ts'
import { undoEach } from './undone-lists.ts'
import { cellsIn, checkedBy, textIn } from './written-cells.ts'

/** A package of the price list as its row has it. */
type Row = {
  package_name: string | null
  package_name_en: string | null
  description: string | null
  description_en: string | null
  list_price: Money | null
  package_entries: number | null
  validity_days: number | null
  on_sale: boolean
}
type Plan = PlannedRow & { known: Package | null; draft: PackageDraft | null }

/** Packages are recognized by a name. Some may share it, as after a new price: then the first row is the first of them, and so on. */
export const packageImport: Importer<Row, Plan> = {
  reader: readerOf,
  key: ({ description: _, description_en: __, ...row }) => (nameOf(row) ? JSON.stringify(row) : null),
  twice: 'import_package_twice',
  sums: () => ({}),

  async compare(ctx, rows, isLocking) {
    const all = await pricelist(ctx, isLocking)
    const known = recognized(all, rows)
    return rows.map(({ line, values, problems }): Plan => {
      const before = known.get(line) ?? null
      const after: Row = { ...blank, ...(before && rowOf(before)), ...values }
      const { draft, problems: wrong } = draftOf(after)
      const all = problems.length > 0 ? problems : wrong
      if (all.length > 0) return { ...refused(line, all), known: null, draft: null }
      const changes = before
        ? changesBetween(rowOf(before), after)
        : changesBetween({}, after).filter((change) => change.after !== null)
      const outcome = before === null ? 'CREATE' : changes.length > 0 ? 'CHANGE' : 'NOTHING'
      return { line, outcome, changes, problems, subject_id: before?.id ?? null, known: before, draft }
    })
  },

  async write(ctx, _importId, plans) {
    const done: PlannedRow[] = []
    for (const { known, draft, ...plan } of plans) {
      if (plan.outcome === 'CREATE' && draft) done.push({ ...plan, subject_id: await addPackage(ctx, draft) })
      else {
        if (plan.outcome === 'CHANGE' && known && draft) await edit(ctx, known, draft)
        done.push(plan)
      }
    }
    return done
  },

  async undo(ctx, _importId, rows) {
    const known = await pricelist(ctx, true)
    const sold = await ctx.db.selectFrom('student_packages').select('package_id').distinct().execute()
    return undoEach(rows, {
      ...{ known, used: new Set(sold.map(({ package_id }) => package_id)), rowOf },
      remove: (one) => removePackage(ctx, one),
      revert: async (one, back) => {
        const { draft } = draftOf({ ...rowOf(one), ...back })
        if (draft) await edit(ctx, one, draft)
      },
    })
  },
}

/** In the order in which they came to it. */
async function pricelist(ctx: Context, isLocking: boolean): Promise<Package[]> {
  if (isLocking) await sql`select from packages order by id for update`.execute(ctx.db)
  return visiblePackages(ctx).orderBy('id').execute()
}

async function edit(ctx: Context, before: Package, after: PackageDraft): Promise<void> {
  await keepRevisions(ctx, 'packages', [{ row: before, changes: changesBetween(before, after) }])
  await savePackage(ctx, before, after)
}

async function readerOf(_ctx: unknown, fields: ReadonlySet<ImportField>) {
  return (cells: Cells): Omit<ReadRow<Row>, 'line'> => {
    const { problems, take, text, money } = cellReader(cells)
    const whole = (cell: string) => (/^\d{1,5}$/.test(cell) ? Number(cell) : null)
    const price = money('list_price')
    const numbers = {
      ...{ package_entries: take('package_entries', 'whole_number', whole) },
      validity_days: take('validity_days', 'whole_number', whole),
    }
    const on_sale = take('on_sale', 'import_yes', isYes)
    // A name or a description that is missing in one language is the other one's.
    const names = { package_name: text('package_name', 120), package_name_en: text('package_name_en', 120) }
    const descriptions = { description: cells.description, description_en: cells.description_en }
    return {
      values: {
        ...(nameOf(names) && inBoth(names)),
        ...((cells.description || cells.description_en) && inBoth(descriptions)),
        ...(price !== undefined && { list_price: { amount: price, currency } }),
        ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
        ...(on_sale !== undefined && { on_sale }),
      },
      problems,
    }
  }

  /** A column that the file lacks changes nothing. */
  function inBoth(texts: Partial<Record<keyof Row, string | undefined>>): Partial<Row> {
    const present = Object.entries(texts).filter(([field]) => fields.has(field as ImportField))
    return Object.fromEntries(present.map(([field, value]) => [field, value ?? null]))
  }
}

const nameOf = (row: { package_name?: string | null | undefined; package_name_en?: string | null | undefined }) =>
  row.package_name ?? row.package_name_en ?? null

const blank = {
  ...{ package_name: null, package_name_en: null, description: null, description_en: null },
  ...{ list_price: null, package_entries: null, validity_days: null, on_sale: true },
}

function rowOf({ name, description, entries, price, validity_days, is_active }: Package): Row {
  const [called, described] = [cellsIn(name), cellsIn(description)]
  return {
    ...{ package_name: called.pl, package_name_en: called.en, description: described.pl, description_en: described.en },
    ...{ list_price: price, package_entries: entries, validity_days, on_sale: is_active },
  }
}

const fieldsByPath: Record<string, ImportField> = {
  ...{ 'name.en-US': 'package_name_en', 'description.en-US': 'description_en', 'description.pl': 'description' },
  ...{ entries: 'package_entries', validity_days: 'validity_days', is_active: 'on_sale' },
}

/** What nobody described is described by its name. */
function draftOf(row: Row) {
  const name = textIn(row.package_name, row.package_name_en)
  const draft = {
    ...{ name, description: textIn(row.description, row.description_en) ?? name },
    ...{ entries: row.package_entries, price: row.list_price },
    ...{ validity_days: row.validity_days, is_active: row.on_sale },
  }
  return checkedBy(packages.create.body, draft, (path) =>
    path.startsWith('price') ? 'list_price' : (fieldsByPath[path] ?? 'package_name'),
  )
}

/** The package of each line, if there is one already: best by both names, else by one of them. */
function recognized(all: readonly Package[], rows: readonly ReadRow<Row>[]): Map<number, Package> {
  const found = new Map<number, Package>()
  const taken = new Set<Package>()
  const recognize = (keysOfPackage: (one: Package) => string[], keysOfRow: (row: Partial<Row>) => string[]) => {
    const byKey = Map.groupBy(
      all.flatMap((one) => [...new Set(keysOfPackage(one))].map((key) => ({ key, one }))),
      ({ key }) => key,
    )
    for (const { line, values } of rows) {
      if (found.has(line)) continue
      const candidates = keysOfRow(values).flatMap((key) => byKey.get(key) ?? [])
      const next = candidates.find(({ one }) => !taken.has(one))
      if (!next) continue
      found.set(line, next.one)
      taken.add(next.one)
    }
  }
  const both = (pl: string | null | undefined, en: string | null | undefined) => [
    `${plain(pl ?? '')} / ${plain(en ?? '')}`,
  ]
  const either = (...names: (string | null | undefined)[]) => names.flatMap((name) => (name ? [plain(name)] : []))
  recognize(
    (one) => both(rowOf(one).package_name, rowOf(one).package_name_en),
    (row) => both(row.package_name, row.package_name_en),
  )
  recognize(
    ({ name }) => either(name.pl, name['en-US']),
    (row) => either(row.package_name, row.package_name_en),
  )
  return found
}
