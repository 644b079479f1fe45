import { type SqlBool, sql } from 'kysely'
import { z } from 'zod/mini'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import { validate } from '#kit/contract/validation.ts'
import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { currency, money } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { addImportedSales, removeSales } from '#trade/student-packages/server/imported-sales.steps.ts'
import {
  type Cells,
  type DoneRow,
  type Importer,
  type PlannedRow,
  type ReadRow,
  type RowProblem,
  refused,
} from '../importer.ts'
import { amountOf, dayOf, isForeignAmount, plain } from '../typed-cells.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'studentPackage.imported': { import_id: number; changes: FieldChange[] }
    'studentPackage.importUndone': { import_id: number }
  }
}

type Offered = { id: number; name: Bilingual; entries: number; validity_days: number; price_amount: number }
type Sale = {
  email: string
  offered: Offered
  price_amount: number
  payment_status: 'UNPAID' | 'PAID'
  /** Days of the academy. */
  sold_on: string
  /** Null: it waits for the office. */
  activates_on: string | null
  expires_on: string | null
  entries: number
  /** Of them, before the sale came to the portal. */
  entries_used: number
  pro_artist_id: number | null
}
type Plan = PlannedRow & { sale: (Sale & { student_id: number }) | null }

/** Sales are only added. One that the portal knows already, of the same student, package, day and price, is left alone. */
export const saleImport: Importer<Sale, Plan> = {
  example: exampleOf,
  reader: readerOf,
  key: (values) => saleKey(values),
  twice: 'import_sale_twice',
  sums: ({ email, entries = 0, entries_used = 0, payment_status, price_amount = 0 }) => ({
    person: email?.toLowerCase(),
    entries_left: entries - entries_used,
    paid: payment_status === 'PAID' ? price_amount : 0,
  }),

  async compare({ db }, rows, isLocking) {
    const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
    const people = await db
      .selectFrom('students')
      .select(['id', 'email', 'status'])
      .where(sql<SqlBool>`lower(email) = any(${emails})`)
      .orderBy('id')
      .$if(isLocking, (some) => some.forShare())
      .execute()
    const byEmail = new Map(people.map((one) => [one.email.toLowerCase(), one]))
    const sold = await soldTo(
      db,
      people.map(({ id }) => id),
    )
    return rows.map((row): Plan => {
      const student = byEmail.get(row.values.email?.toLowerCase() ?? '')
      const wrong = [...row.problems, ...(row.values.email ? obstaclesTo(student) : [])]
      if (wrong.length > 0 || !student) return { ...refused(row.line, wrong), sale: null }
      const sale = { ...(row.values as Sale), student_id: student.id }
      const known = sold.get(saleKey(sale) as string)
      if (known) return { line: row.line, outcome: 'NOTHING', changes: [], problems: [], subject_id: known, sale: null }
      return { line: row.line, outcome: 'CREATE', changes: shownOf(sale), problems: [], subject_id: null, sale }
    })
  },

  async write(ctx, import_id, plans) {
    const toSell = plans.flatMap(({ line, sale }) => (sale ? [{ line, ...columnsOf(sale) }] : []))
    const made = await addImportedSales(ctx, toSell)
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
    return rows.map(({ id, subject_id }: DoneRow) => {
      const reason = reasons.get(subject_id)
      return reason
        ? { id, undo: 'KEPT' as const, kept: [{ field: null, reason }] }
        : { id, undo: 'UNDONE' as const, kept: [] }
    })
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

async function readerOf({ db, now }: Context, fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  const dayIn = (text: string) => dayOf(text, dateOrder)
  const offered = await offeredPackages(db)
  const sellers = await sellersOf(db)
  const today = academyDay(now)
  return (cells: Cells): Omit<ReadRow<Sale>, 'line'> => {
    const problems: RowProblem[] = []
    const wrong = (field: RowProblem['field'], code: RowProblem['code']) => {
      problems.push({ field, code })
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
    if (!cells.email) wrong('email', 'required')
    if (!cells.package) wrong('package', 'required')
    const sold_on = take('sold_on', 'import_day', dayIn) ?? today
    const chosen = take('package', 'import_package', (text) => offered.get(plain(text)))
    // What is no longer on sale was sold before.
    if (chosen && !chosen.is_active && sold_on >= today) wrong('package', 'package_not_on_sale')
    if (sold_on > today) wrong('sold_on', 'import_future')
    if (isForeignAmount(cells.price ?? '')) wrong('price', 'import_currency')
    const price_amount = isForeignAmount(cells.price ?? '') ? undefined : take('price', 'amount', amountIn)
    const payment_status = take('payment_status', 'import_payment', (text) => payments.get(plain(text)))
    const activates_on = take('activates_on', 'import_day', dayIn)
    if (activates_on && activates_on > today) wrong('activates_on', 'import_future')
    const expires_on = take('expires_on', 'import_day', dayIn)
    if (expires_on && expires_on < (activates_on ?? sold_on)) wrong('expires_on', 'import_ends_early')
    const entries = take('entries', 'import_entries', (text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null))
    const entries_used =
      take('entries_used', 'import_entries_used', (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)) ?? 0
    if (chosen && entries_used > (entries ?? chosen.entries)) wrong('entries_used', 'import_used_too_many')
    const begins = fields.has('activates_on') ? (activates_on ?? null) : sold_on
    if (entries_used > 0 && begins === null) wrong('entries_used', 'import_used_waiting')
    const pro_artist_id = take('seller', 'import_seller', (text) => sellers.get(plain(text)))
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...(chosen && {
          offered: chosen,
          price_amount: price_amount ?? chosen.price_amount,
          entries: entries ?? chosen.entries,
        }),
        payment_status: payment_status ?? 'UNPAID',
        entries_used,
        sold_on,
        activates_on: begins,
        expires_on: expires_on ?? null,
        pro_artist_id: pro_artist_id ?? null,
      },
      problems,
    }
  }
}

/** By their names in both languages; of two of one name the one that is on sale. */
async function offeredPackages(db: Context['db']) {
  const all = await db
    .selectFrom('packages')
    .select(['id', 'name', 'entries', 'validity_days', 'price_amount', 'is_active'])
    .orderBy('is_active')
    .orderBy('id')
    .execute()
  return new Map(all.flatMap((one) => [one.name.pl, one.name['en-US']].map((name) => [plain(name), one] as const)))
}

/** Artists of the network, by email and by whole name where nobody shares it. */
async function sellersOf(db: Context['db']) {
  const artists = await db
    .selectFrom('pro_artists')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .execute()
  const byName = Map.groupBy(artists, ({ first_name, last_name }) => plain(fullName({ first_name, last_name })))
  return new Map<string, number>([
    ...[...byName].flatMap(([name, [one, ...others]]) => (one && others.length === 0 ? [[name, one.id] as const] : [])),
    ...artists.map(({ id, email }) => [plain(email), id] as const),
  ])
}

const payments = new Map<string, Sale['payment_status']>([
  ...['paid', 'oplacony', 'oplacone', 'zaplacono', 'zaplacone', 'tak', 'yes'].map((text) => [text, 'PAID'] as const),
  ...['unpaid', 'nieoplacony', 'nieoplacone', 'niezaplacone', 'nie', 'no'].map((text) => [text, 'UNPAID'] as const),
])

const price = z.object({ price: money() })

function amountIn(text: string): number | null {
  const result = validate(price, { price: { amount: amountOf(text), currency } })
  return result.ok ? result.value.price.amount : null
}

function saleKey({ email, offered, sold_on, price_amount }: Partial<Sale>): string | null {
  return email && offered ? [email.toLowerCase(), offered.id, sold_on, price_amount].join(' ') : null
}

/** The purchases of these students, by the key that distinguishes sales. */
async function soldTo(db: Context['db'], studentIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select student_packages.id, concat_ws(' ', lower(email), package_id,
      (sold_at at time zone ${academyZone})::date, price_amount) as key
    from student_packages join students on students.id = student_id
    where student_id = any(${studentIds}) and student_packages.status <> 'CANCELLED'
  `.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

function obstaclesTo(student: { status: string } | undefined): RowProblem[] {
  if (!student) return [{ field: 'email', code: 'import_student' }]
  return student.status === 'ACTIVE' ? [] : [{ field: 'email', code: 'import_blocked' }]
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
}: Sale): FieldChange[] {
  const amount = { amount: price_amount, currency }
  return changesBetween(
    {},
    {
      ...{ package: offered.name, price: amount, payment_status, sold_on, activates_on, expires_on, entries },
      entries_used: entries_used || null,
    },
  ).filter(({ after }) => after !== null)
}
