import { sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { decimal, minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { readLongList } from '#kit/server/lists/list.ts'
import { unlessErased } from '#people/students/server/students.queries.ts'
import { packageStatuses, paymentStatuses } from '#trade/student-packages/contract/student-packages.flow.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { actHandlers } from './act-handlers.ts'
import { pauseHandlers } from './pause-handlers.ts'
import { saleHandlers } from './sale-handlers.ts'
import { answer, subject } from './sold-changes.ts'
import { knownSaleDay, lastDay, soldPackageList } from './student-packages.queries.ts'

export const studentPackageRoutes = routes(studentPackages, {
  list: (ctx, query) => readLongList(ctx.db, byDefault(query), soldPackageList(ctx, query)),

  export: (ctx, query) => {
    const all = { ...byDefault(query), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, soldPackageList(ctx, all), {
      name: `${ctx.t('studentPackages.export_name')}-${academyDay(ctx.now)}`,
      columns: columnsFor(ctx),
    })
  },

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  ...saleHandlers,
  ...actHandlers,
  ...pauseHandlers,
})

/** The latest sale first. */
function byDefault<Query extends { sortBy?: string | null; descending: 0 | 1 }>(query: Query) {
  return query.sortBy ? query : { ...query, sortBy: 'sold_at' as const, descending: 1 as const }
}

function columnsFor({ t, language }: Context): CsvColumn[] {
  const person = (table: 'students' | 'pro_artists') =>
    sql`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`
  const names = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
  const statuses = names(packageStatuses, (status) => t(`studentPackages.status_${status}`))
  const payments = names(paymentStatuses, (status) => t(`studentPackages.payment_${status}`))
  const text = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: true })
  const plain = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: false })
  const inUnits = (column: string) => decimal(sql`round(${sql.ref(column)} / 100.0, 2)`, language)
  return [
    text(t('studentPackages.student'), person('students')),
    text(t('students.email'), unlessErased('email')),
    text(t('studentPackages.name'), sql`student_packages.name ->> ${language}`),
    text(t('studentPackages.seller'), person('pro_artists')),
    plain(t('studentPackages.price'), inUnits('student_packages.price_amount')),
    plain(t('studentPackages.payment_status'), nameOfCode(sql`payment_status`, payments)),
    plain(t('studentPackages.status'), nameOfCode(sql`student_packages.status`, statuses)),
    plain(t('studentPackages.entries_used'), sql.ref('entries_used')),
    plain(t('studentPackages.entries_total'), sql.ref('entries_total')),
    plain(t('studentPackages.export_sold_at'), minute(knownSaleDay)),
    plain(t('studentPackages.expires_at'), lastDay),
    plain(t('studentPackages.export_cancelled_at'), minute(sql`cancelled_at`)),
    plain(t('studentPackages.export_refunded_at'), minute(refundedAt)),
    plain(t('studentPackages.refunded_amount'), inUnits('refunded_amount')),
  ]
}

const refundedAt = sql`(
  select max(at) from audit_log where event = 'studentPackage.refunded' and subject_id = student_packages.id
)`
