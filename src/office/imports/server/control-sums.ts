import type { TableRow } from '#kit/server/lists/csv-table.ts'
import type { ImportSum, SumName } from '#office/imports/contract/imports.ts'
import { amountOf, isUnreadable, plain } from './cells/typed-cells.ts'
import type { PlannedRow, ReadRow, RowSums, TableLine } from './importer.ts'

/*
 * Control sums: what the rows that can be read add up to, each with the figure of the row of totals at the foot of the file.
 */

const totals = /^(razem|suma|sumy|lacznie|ogolem|podsumowanie|w sumie|total|totals|sum|grand total)\b/

/** The rows of totals at the end of a file, which are no data: the last one is compared, others are left out. */
export function withoutFoot(lines: readonly TableRow[]): { lines: TableRow[]; foot: string[] | null } {
  const last = lines.findLastIndex(({ cells }) => !isFoot(cells))
  return { lines: lines.slice(0, last + 1), foot: lines[last + 1]?.cells ?? null }
}

/** A row that begins with such a word, and is about nobody. */
function isFoot(cells: readonly string[]): boolean {
  const begins = cells.find((cell) => cell.trim() !== '') ?? ''
  return totals.test(plain(begins)) && !cells.some((cell) => cell.includes('@'))
}

/** Adds up the rows of a file, some at a time. */
export function addingUp<Values>(foot: readonly string[] | null, sumsOf: (values: Partial<Values>) => RowSums) {
  const people = new Set<string>()
  const trainings = new Set<string>()
  const added = new Map<SumName, number>()
  const columns = (foot ?? []).map(columnAbove)
  let rows = 0
  return {
    add(read: readonly ReadRow<Values>[], plans: readonly PlannedRow[], lines: readonly TableLine[]) {
      for (const [index, { outcome }] of plans.entries()) {
        if (outcome === 'ERROR') continue
        rows += 1
        const { person, training, ...sums } = sumsOf(read[index]?.values ?? {})
        if (person) people.add(person)
        if (training) trainings.add(training)
        for (const [name, amount] of Object.entries(sums))
          added.set(name as SumName, (added.get(name as SumName) ?? 0) + amount)
        const cells = lines[index]?.cells ?? []
        for (const [place, column] of columns.entries()) addCell(column, cells[place] ?? '')
      }
    },
    /** All sums, those of the file's own totals last. */
    sums(): ImportSum[] {
      const sum = (name: SumName, read: number): ImportSum => ({ name, read, column: null, file: null })
      return [
        sum('rows', rows),
        ...(people.size > 0 ? [sum('people', people.size)] : []),
        ...(trainings.size > 0 ? [sum('trainings', trainings.size)] : []),
        ...[...added].map(([name, read]) => sum(name, read)),
        ...columns.flatMap(({ file, figures, filled, isCounted }, column) =>
          file === null
            ? []
            : [{ name: 'column' as const, column, read: isCounted ? filled : figures / 100, file: file / 100 }],
        ),
      ]
    },
  }
}

/** A column of the file above its total: `file` is that total, `figures` what was read; both in hundredths. */
type Column = { file: number | null; isLabel: boolean; isCounted: boolean; figures: number; filled: number }

function columnAbove(total: string): Column {
  return { file: figureIn(total), isLabel: totals.test(plain(total)), isCounted: true, figures: 0, filled: 0 }
}

/** The total of a column without figures is the number of its filled cells; the one with the label ("Razem: 812") counts all rows. */
function addCell(column: Column, cell: string): void {
  const figure = figureIn(cell)
  column.figures += figure ?? 0
  if (column.isLabel || cell.trim() !== '') column.filled += 1
  if (figure !== null && !column.isLabel) column.isCounted = false
}

/** The figure of a cell in hundredths: an amount, or the only number in it. "Razem: 812" has one, "Razem 2025/26" none. */
function figureIn(cell: string): number | null {
  if (isUnreadable(cell)) return null
  const amount = amountOf(cell)
  if (typeof amount === 'number') return amount
  const [only, other] = cell.match(/\d[\d\s.,]*/g) ?? []
  const figure = only && other === undefined ? amountOf(only.trim().replace(/[.,]$/, '')) : null
  return typeof figure === 'number' ? figure : null
}
