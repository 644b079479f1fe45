import type { Parsed } from '#kit/contract/endpoint.ts'
import { line } from '#kit/contract/fields.ts'
import { validate } from '#kit/contract/validation.ts'
import { currency } from '#kit/contract/values/money.ts'
import { daysBetween } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import {
  type ImportDetails,
  type imports,
  type MissingPackage,
  maxMissingPackages,
} from '#office/imports/contract/imports.ts'
import { packageFields } from '#trade/packages/contract/packages.fields.ts'
import { addPackage } from '#trade/packages/server/packages.steps.ts'
import { isForeignAmount } from '../cells/foreign-amounts.ts'
import { amountIn } from '../cells/read-cells.ts'
import { dayOf, plain } from '../cells/typed-cells.ts'
import { linesOf } from '../import-plan.ts'
import { cellsOf } from '../importer.ts'
import type { Cells } from '../row-problem.ts'
import { offeredPackages } from './sale-reader.ts'

/*
 * A portal that begins empty has no price list yet, and an owner has one only in the sales themselves: the names in a file that the price
 * list lacks are offered as packages, with the values of their rows.
 */

/** In the order in which the file names them. */
export async function missingPackages(ctx: Context, row: ImportDetails): Promise<MissingPackage[]> {
  const { id, kind, headings, columns, date_order } = row
  if (kind !== 'SALES' || !columns.some(({ field }) => field === 'package')) return []
  const offered = await offeredPackages(ctx.db)
  const isForeign = columns.some(({ field, column }) => field === 'price' && isForeignAmount(headings[column] ?? ''))
  const found = new Map<string, { name: string; rows: Cells[] }>()
  for (const { cells: line } of await linesOf(ctx.db, id)) {
    const cells = cellsOf(columns, line)
    const name = cells.package?.replaceAll(/\s+/g, ' ') ?? ''
    const key = plain(name)
    if (key === '' || offered.has(key) || !isName(name)) continue
    const known = found.get(key)
    if (known) known.rows.push(cells)
    else if (found.size < maxMissingPackages) found.set(key, { name, rows: [cells] })
  }
  return [...found.values()].map(({ name, rows }) => {
    const price = mostOften(
      rows.flatMap(({ price = '' }) => (isForeign || isForeignAmount(price) ? [] : (amountIn(price) ?? []))),
    )
    return {
      ...{ name, rows: rows.length },
      price: price === null ? null : { amount: price, currency },
      entries: mostOften(rows.flatMap(({ entries = '' }) => within('entries', Number(entries)))) ?? entriesIn(name),
      validity_days: mostOften(rows.flatMap(daysOf).flatMap((days) => within('validity_days', days))),
    }
  })

  /** From the first day of a package to its last. */
  function daysOf({ activates_on, sold_on, expires_on }: Cells): number[] {
    const [first, last] = [activates_on ?? sold_on, expires_on].map((cell) => cell && dayOf(cell, date_order))
    return first && last ? [daysBetween(first, last)] : []
  }
}

/** A name that came to the price list in the meantime is left as it is there. */
export async function addMissingPackages(
  ctx: Context,
  packages: Parsed<typeof imports.addPackages>['packages'],
): Promise<void> {
  const names = new Set((await offeredPackages(ctx.db)).keys())
  for (const { name, ...draft } of packages) {
    if (names.has(plain(name))) continue
    names.add(plain(name))
    const text = { pl: name, 'en-US': name, only: ctx.language }
    await addPackage(ctx, { ...draft, name: text, description: text })
  }
}

const { entries, validity_days } = packageFields.inForm()
const numbers = { entries, validity_days }

const isName = (name: string) => validate(line(120), name).ok

function within(field: keyof typeof numbers, value: number): number[] {
  return validate(numbers[field], value).ok ? [value] : []
}

/** "Pakiet 5 wejść", "10 entries". */
function entriesIn(name: string): number | null {
  const [, count] = /(\d{1,3})\s*(?:wej|entr|x\b|zaj|szkol|spotk|visit|class|lesson|session)/i.exec(name) ?? []
  return count ? (within('entries', Number(count))[0] ?? null) : null
}

function mostOften(values: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
