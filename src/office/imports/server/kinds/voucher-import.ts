import { type SqlBool, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { readVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import {
  bringInVouchers,
  type FormerVoucher,
  takeBackFormerVouchers,
} from '#trade/vouchers/server/former-vouchers.steps.ts'
import { vouchersKnownBy } from '#trade/vouchers/server/vouchers.queries.ts'
import { amountIn, cellReader } from '../cells/read-cells.ts'
import { dayOf } from '../cells/typed-cells.ts'
import { type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import type { Cells } from '../row-problem.ts'
import { isClosed } from './known-students.ts'
import { recordAdded, recordRemoved } from './recorded-rows.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'voucher.imported': { import_id: number; changes: FieldChange[] }
    'voucher.importUndone': { import_id: number }
  }
}

type Voucher = Omit<FormerVoucher, 'holder_id'> & { email: string }
type Plan = PlannedRow & { voucher: FormerVoucher | null }

/** Vouchers are only added, each once: by its code or its number of before. */
export const voucherImport: Importer<Voucher, Plan> = {
  reader: readerOf,
  key: (values) => nameOf(values),
  twice: 'import_code_twice',
  sums: ({ email, price_amount, uses_left, budget_left }) => ({
    person: email?.toLowerCase(),
    vouchers: 1,
    paid: price_amount ?? 0,
    uses_left: uses_left ?? 0,
    budget_left: budget_left ?? 0,
  }),

  async compare({ db }, rows, isLocking) {
    const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
    const holders = await db
      .selectFrom('users')
      .leftJoin('students', 'students.user_id', 'users.id')
      .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
      .select(['users.id', 'users.email', isClosed('users.id').as('is_closed')])
      .where(
        sql<SqlBool>`lower(users.email) = any(${emails}) and (students.id is not null or pro_artists.id is not null)`,
      )
      .orderBy('users.id')
      .$if(isLocking, (some) => some.forNoKeyUpdate('users'))
      .execute()
    const byEmail = new Map(holders.map((one) => [one.email.toLowerCase(), one]))
    const names = rows.flatMap(({ values }) => [values.code, values.former_number].flatMap((name) => name ?? []))
    const known = await vouchersKnownBy(db, names)
    return rows.map((row): Plan => {
      const { email, ...values } = row.values
      const holder = byEmail.get(email?.toLowerCase() ?? '')
      const problems = [...row.problems]
      if (email && !holder) problems.push({ field: 'email', code: 'import_holder' })
      if (problems.length > 0 || !holder) return { ...refused(row.line, problems), voucher: null }
      const same = known.find((one) => one.is_there && one.names.includes(nameOf(row.values) as string))
      if (same && same.holder_id !== holder.id)
        return {
          ...refused(row.line, [{ field: values.code ? 'code' : 'number', code: 'import_code_taken' }]),
          voucher: null,
        }
      if (same)
        return { line: row.line, outcome: 'NOTHING', changes: [], problems: [], subject_id: same.id, voucher: null }
      if (holder.is_closed) return { ...refused(row.line, [{ field: 'email', code: 'import_blocked' }]), voucher: null }
      // A code that was taken back once is nobody's, and still no other voucher's.
      const isCodeFree = !known.some(({ code }) => code === values.code)
      const names = isCodeFree ? {} : { code: null, former_number: values.former_number ?? values.code ?? null }
      const voucher = { ...(values as Voucher), holder_id: holder.id, ...names }
      return { line: row.line, outcome: 'CREATE', changes: shownOf(voucher), problems: [], subject_id: null, voucher }
    })
  },

  async write(ctx, import_id, plans) {
    const toEnter = plans.flatMap(({ line, voucher }) => (voucher ? [{ line, voucher }] : []))
    const made = await bringInVouchers(
      ctx,
      toEnter.map(({ voucher }) => voucher),
    )
    const ids = new Map(toEnter.map(({ line }, index) => [line, made[index] as number]))
    const entered = plans.map(({ voucher: _, ...plan }) => plan)
    return recordAdded(ctx, 'voucher', import_id, entered, ids)
  },

  async undo(ctx, import_id, rows) {
    const ids = rows.map(({ subject_id }) => subject_id)
    const reasons = await takeBackFormerVouchers(ctx, ids, ctx.t('imports.voucher_undo_reason'))
    return recordRemoved(ctx, 'voucher', import_id, rows, reasons)
  },
}

async function readerOf(_ctx: Context, _fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  return (cells: Cells): Omit<ReadRow<Voucher>, 'line'> => {
    const { problems, wrong, take, text, money, priced } = cellReader(cells)
    const dayIn = (text: string) => dayOf(text, dateOrder)
    if (!cells.email) wrong('email', 'required')
    if (!cells.worth) wrong('worth', 'required')
    if (!cells.code && !cells.number) wrong('code', 'import_code_needed')
    const code = readVoucherCode(cells.code ?? '')
    const former_number = text('number', 60) ?? (code ? null : text('code', 60))
    const worth = priced('worth', 'import_worth', worthIn)
    const uses_left = take('uses_left', 'import_uses_left', (text) =>
      /^[1-9]\d{0,2}$|^1000$/.test(text) ? Number(text) : null,
    )
    const budget_left = money('budget_left', 'import_budget_left')
    // Of nothing, nothing can be brought in.
    if (budget_left === 0) wrong('budget_left', 'import_budget_left')
    const price_amount = money('price')
    const activates_on = take('activates_on', 'import_day', dayIn)
    const expires_on = take('expires_on', 'import_day', dayIn)
    if (activates_on && expires_on && expires_on < activates_on) wrong('expires_on', 'import_ends_early')
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...worth,
        code,
        former_number: former_number ?? null,
        uses_left: uses_left ?? 1,
        budget_left: budget_left ?? null,
        price_amount: price_amount || null,
        activates_on: activates_on ?? null,
        expires_on: expires_on ?? null,
      },
      problems,
    }
  }
}

/** "20%", "300 zł". */
function worthIn(text: string): Pick<Voucher, 'kind' | 'value'> | null {
  const [, percent] = /^(\d{1,3})\s*%$/.exec(text) ?? []
  if (percent)
    return Number(percent) >= 1 && Number(percent) <= 100 ? { kind: 'PERCENT', value: Number(percent) } : null
  const value = text.includes('%') ? null : amountIn(text)
  return value ? { kind: 'AMOUNT', value } : null
}

/** By what a voucher is known: in capitals and without spaces, as the database compares. */
function nameOf({ code, former_number }: Partial<Voucher>): string | null {
  return (code ?? former_number)?.toUpperCase().replaceAll(/\s/g, '') ?? null
}

/** What there would be of it, field by field. */
function shownOf({ code, former_number, kind, value, uses_left, budget_left, price_amount, ...days }: FormerVoucher) {
  const money = (amount: number | null) => amount && { amount, currency }
  return changesBetween(
    {},
    {
      code,
      number: former_number,
      worth: kind === 'PERCENT' ? `${value}%` : money(value),
      uses_left,
      budget_left: money(budget_left),
      price: money(price_amount),
      activates_on: days.activates_on,
      expires_on: days.expires_on,
    },
  ).filter(({ after }) => after !== null)
}
