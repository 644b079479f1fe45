import { sql } from 'kysely'
import { allRows } from '#contract/kit/list.ts'
import { packageStatuses, paymentStatuses } from '#contract/student-packages/student-packages.flow.ts'
import { studentPackages } from '#contract/student-packages/student-packages.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { failFields } from '#server/kit/http/errors.ts'
import { type CsvColumn, csvOf } from '#server/kit/lists/csv.ts'
import { minute, nameOfCode } from '#server/kit/lists/csv-values.ts'
import { readLongList } from '#server/kit/lists/list.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { academyDay } from '#server/kit/postgres/instant.ts'
import { endOf } from '#server/kit/postgres/midnight.ts'
import { requireOfNetwork } from '../artists/network.steps.ts'
import { actHandlers } from './act-handlers.ts'
import { pauseHandlers } from './pause-handlers.ts'
import { answer, subject } from './sold-changes.ts'
import { soldPackageList } from './student-packages.queries.ts'

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    'studentPackage.sold': { after: object }
  }
}

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

  sell: async (ctx, { price, is_activated, ...draft }) => {
    const { db, now, record } = ctx
    await requireStudent(db, draft.student_id)
    if (draft.pro_artist_id !== null) await requireOfNetwork(db, draft.pro_artist_id)
    const { entries, validity_days } = await packageOnSale(db, draft.package_id)
    const { id } = await db
      .insertInto('student_packages')
      .values({
        ...draft,
        price_amount: price.amount,
        price_currency: price.currency,
        entries_total: entries,
        status: is_activated ? 'ACTIVE' : 'PENDING',
        activates_at: is_activated ? now : null,
        expires_at: is_activated ? await endOf(db, academyDay(now), validity_days) : null,
        sold_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('studentPackage.sold', id, { after: { ...draft, price } })
    return answer(ctx, id)
  },

  ...actHandlers,
  ...pauseHandlers,
})

/** The latest sale first. */
function byDefault<Query extends { sortBy?: string | null; descending: 0 | 1 }>(query: Query) {
  return query.sortBy ? query : { ...query, sortBy: 'sold_at' as const, descending: 1 as const }
}

async function requireStudent(db: Db, id: number): Promise<void> {
  const student = await db.selectFrom('students').select('status').where('id', '=', id).executeTakeFirst()
  if (student?.status !== 'ACTIVE') failFields({ student_id: student ? 'student_blocked' : 'student_unknown' })
}

/** What is sold stays as it is until the sale is written: whoever edits the catalogue meanwhile waits. */
async function packageOnSale(db: Db, id: number) {
  const offered = await db
    .selectFrom('packages')
    .select(['entries', 'validity_days', 'is_active'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return offered?.is_active ? offered : failFields({ package_id: 'package_not_on_sale' })
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
  return [
    text(t('studentPackages.student'), person('students')),
    text(t('students.email'), sql.ref('students.email')),
    text(t('studentPackages.name'), sql`student_packages.name ->> ${language}`),
    text(t('studentPackages.seller'), person('pro_artists')),
    plain(t('studentPackages.price'), sql`round(student_packages.price_amount / 100.0, 2)`),
    plain(t('studentPackages.payment_status'), nameOfCode(sql`payment_status`, payments)),
    plain(t('studentPackages.status'), nameOfCode(sql`student_packages.status`, statuses)),
    plain(t('studentPackages.entries_used'), sql.ref('entries_used')),
    plain(t('studentPackages.entries_total'), sql.ref('entries_total')),
    plain(t('studentPackages.export_sold_at'), minute(sql`sold_at`)),
    plain(t('studentPackages.export_expires_at'), minute(sql`expires_at`)),
  ]
}
