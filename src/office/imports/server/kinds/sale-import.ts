import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { addImportedSales, removeSales } from '#trade/student-packages/server/imported-sales.steps.ts'
import { type Importer, type PlannedRow, refused } from '../importer.ts'
import type { Cells } from '../row-problem.ts'
import { studentsByEmail } from './known-students.ts'
import { undoneRows } from './recorded-rows.ts'
import { type Sale, saleReader } from './sale-reader.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.imported': { import_id: number; changes: FieldChange[] }
    'studentPackage.importUndone': { import_id: number }
  }
}

type Plan = PlannedRow & { sale: (Sale & { student_id: number }) | null }

/** Sales are only added. One that the portal knows already, of the same student, package, day and price, is left alone. */
export const saleImport: Importer<Sale, Plan> = {
  example: exampleOf,
  reader: saleReader,
  key: (values) => numbered(saleKey(values), values),
  twice: 'import_sale_twice',
  sums: ({ email, entries = 0, entries_used = 0, payment_status, price_amount = 0 }) => ({
    person: email?.toLowerCase(),
    entries_left: entries - entries_used,
    paid: payment_status === 'PAID' ? price_amount : 0,
  }),

  async compare({ db }, rows, isLocking) {
    const students = await studentsByEmail(db, rows, isLocking)
    const sold = await soldTo(
      db,
      [...students.values()].map(({ id }) => id),
    )
    return rows.map((row): Plan => {
      const student = students.get(row.values.email?.toLowerCase() ?? '')
      const wrong = [...row.problems]
      if (row.values.email && !student) wrong.push({ field: 'email', code: 'import_student' })
      if (wrong.length > 0 || !student) return { ...refused(row.line, wrong), sale: null }
      const sale = { ...(row.values as Sale), student_id: student.id }
      const known =
        sold.get(numbered(saleKey(sale), sale) as string) ??
        (sale.sold_on === null ? sold.get(numbered(keyOfAnyDay(sale), sale) as string) : undefined)
      if (known) return { line: row.line, outcome: 'NOTHING', changes: [], problems: [], subject_id: known, sale: null }
      if (student.is_closed) return { ...refused(row.line, [{ field: 'email', code: 'import_blocked' }]), sale: null }
      return { line: row.line, outcome: 'CREATE', changes: shownOf(sale), problems: [], subject_id: null, sale }
    })
  },

  async write(ctx, import_id, plans) {
    const toSell = plans.flatMap(({ line, sale }) => (sale ? [{ line, ...columnsOf(sale) }] : []))
    const made = await addImportedSales(ctx, toSell, ctx.t('imports.pause_reason'))
    const ids = new Map(toSell.map(({ line }, index) => [line, made[index] ?? null]))
    const done = plans.map(
      ({ sale: _, ...plan }): PlannedRow => ({ ...plan, subject_id: ids.get(plan.line) ?? plan.subject_id }),
    )
    await recordMany(
      ctx,
      'studentPackage.imported',
      done
        .filter(({ outcome }) => outcome === 'CREATE')
        .map(({ subject_id, changes }) => ({ id: subject_id as number, details: { import_id, changes } })),
    )
    return done
  },

  async undo(ctx, import_id, rows) {
    const { db } = ctx
    const ids = rows.map(({ subject_id }) => subject_id)
    await sql`select from student_packages where id = any(${ids}) order by id for update`.execute(db)
    const { rows: existing } = await sql<{ id: number; reason: 'used' | 'edited' | null }>`
      select id, case
        when entries_used > entries_before or exists (select from participants where student_package_id = student_packages.id) then 'used'
        when revision > 1 then 'edited'
      end as reason
      from student_packages where id = any(${ids})
    `.execute(db)
    const reasons = new Map(existing.map(({ id, reason }) => [id, reason]))
    const leaving = existing.filter(({ reason }) => !reason)
    await removeSales(
      db,
      leaving.map(({ id }) => id),
    )
    await recordMany(
      ctx,
      'studentPackage.importUndone',
      leaving.map(({ id }) => ({ id, details: { import_id } })),
    )
    return undoneRows(rows, ({ subject_id }) => reasons.get(subject_id))
  },
}

/** Of a package that is on sale, so that the example can be imported as it is. */
async function exampleOf({ db, language }: Context): Promise<Cells> {
  const offered = await db
    .selectFrom('packages')
    .select(['name', 'entries', 'price_amount'])
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return {
    ...(offered && { package: offered.name[language], price: String(offered.price_amount / 100) }),
    ...(offered && { entries: String(offered.entries) }),
    seller: '',
  }
}

function saleKey({ email, offered, sold_on, price_amount }: Partial<Sale>): string | null {
  return email && offered ? [email.toLowerCase(), offered.id, price_amount, sold_on].join(' ') : null
}

/** The second of the same sales has 2. */
function numbered(key: string | null, { same_sale = 1 }: Partial<Sale>): string | null {
  return key && `${key} #${same_sale}`
}

/** A file without days of sale is the same tomorrow. */
function keyOfAnyDay({ email, offered, price_amount }: Sale): string {
  return [email.toLowerCase(), offered.id, price_amount].join(' ')
}

/** The purchases of these students, by the keys that distinguish sales: with their day, and of any day. */
async function soldTo(db: Context['db'], studentIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string; day: string }>`
    select student_packages.id, concat_ws(' ', lower(email), package_id, price_amount) as key,
      case when is_sale_day_known then (sold_at at time zone ${academyZone})::date::text else '' end as day
    from student_packages join students on students.id = student_id
    where student_id = any(${studentIds}) and student_packages.status <> 'CANCELLED'
    order by student_packages.id
  `.execute(db)
  const counts = new Map<string, number>()
  return new Map(
    rows.flatMap(({ id, key, day }) =>
      [`${key} ${day}`, key].map((one) => {
        const count = (counts.get(one) ?? 0) + 1
        counts.set(one, count)
        return [`${one} #${count}`, id] as const
      }),
    ),
  )
}

function columnsOf({ offered, ...sale }: Sale & { student_id: number }) {
  return { ...sale, package_id: offered.id, validity_days: offered.validity_days }
}

/** What the sale would be, field by field. */
function shownOf({
  offered,
  price_amount,
  payment_status,
  sold_on,
  activates_on,
  expires_on,
  entries,
  entries_used,
  pause,
}: Sale): FieldChange[] {
  const amount = { amount: price_amount, currency }
  return changesBetween(
    {},
    {
      ...{ package: offered.name, price: amount, payment_status, sold_on, activates_on, expires_on, entries },
      entries_used: entries_used || null,
      ...{ pause_starts_on: pause?.starts_on ?? null, pause_ends_on: pause?.ends_on ?? null },
    },
  ).filter(({ after }) => after !== null)
}
