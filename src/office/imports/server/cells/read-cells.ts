import { z } from 'zod/mini'
import { validate } from '#kit/contract/validation.ts'
import { currency, largestAmount, money as moneyField } from '#kit/contract/values/money.ts'
import type { DateOrder } from '#office/imports/contract/import-kinds.ts'
import type { Cells, RowProblem } from '#office/imports/server/row-problem.ts'
import { isForeignAmount } from './foreign-amounts.ts'
import { amountOf, dayOf } from './typed-cells.ts'

/** Reads the cells of a row one by one, and collects what is wrong with them. */
export function cellReader(cells: Cells) {
  const problems: RowProblem[] = []
  const wrong = (field: RowProblem['field'], code: RowProblem['code'], params?: RowProblem['params']) => {
    problems.push({ field, code, ...(params && { params }) })
    return undefined
  }
  /** A cell that is filled in has to be valid. */
  const take = <Value>(
    field: keyof Cells,
    code: RowProblem['code'],
    meaning: (text: string) => Value | null | undefined,
  ) => {
    const text = cells[field]
    return text === undefined ? undefined : (meaning(text) ?? wrong(field, code))
  }
  /** A text of so many characters at most. */
  const text = (field: keyof Cells, most: number) => {
    const typed = cells[field]?.replaceAll(/\s+/g, ' ')
    return typed === undefined || typed.length <= most ? typed : wrong(field, 'too_long', { count: most })
  }
  /** In złoty, for nothing is converted. */
  const money = (field: keyof Cells, code: RowProblem['code'] = 'amount') => {
    const typed = cells[field] ?? ''
    if (isForeignAmount(typed)) return wrong(field, 'import_currency')
    return take(field, Number(amountOf(typed)) > largestAmount ? 'amount_too_big' : code, amountIn)
  }
  /** A word, a percentage or an amount: what looks like another currency is none of these. */
  const priced = <Value>(
    field: keyof Cells,
    code: RowProblem['code'],
    meaning: (text: string) => Value | null | undefined,
  ) => (isForeignAmount(cells[field] ?? '') ? wrong(field, 'import_currency') : take(field, code, meaning))
  return { problems, wrong, take, text, money, priced }
}

export type CellReader = ReturnType<typeof cellReader>

/** The first and last day of a training; a file without a first day is about one day. */
export function readPeriod({ wrong, take }: CellReader, dateOrder: DateOrder) {
  const dayIn = (text: string) => dayOf(text, dateOrder)
  const last_day = take('last_day_on', 'import_day', dayIn)
  const first_day = take('first_day_on', 'import_day', dayIn) ?? last_day
  if (first_day && last_day && first_day > last_day) wrong('last_day_on', 'from_after_to')
  return { ...(first_day && { first_day }), ...(last_day && { last_day }) }
}

const price = z.object({ price: moneyField() })

/** In minor units; null where it is no amount. */
export function amountIn(text: string): number | null {
  const result = validate(price, { price: { amount: amountOf(text), currency } })
  return result.ok ? result.value.price.amount : null
}
