import { sql } from 'kysely'
import { allRows } from '#contract/kit/list.ts'
import {
  mayDo,
  type PackageAct,
  packageStatuses,
  paymentStatuses,
} from '#contract/student-packages/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#contract/student-packages/student-packages.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { fail, failFields, found } from '#server/kit/http/errors.ts'
import { type CsvColumn, csvOf } from '#server/kit/lists/csv.ts'
import { minute, nameOfCode } from '#server/kit/lists/csv-values.ts'
import { readList } from '#server/kit/lists/list.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { academyDay, shift } from '#server/kit/postgres/instant.ts'
import { midnight } from '#server/kit/postgres/midnight.ts'
import { lockRow, revise } from '#server/kit/revisions/revisions.ts'
import { requireOfNetwork } from '../artists/network.steps.ts'
import { soldPackage, soldPackageList, visibleSoldPackages } from './student-packages.queries.ts'

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    'studentPackage.sold': { after: object }
    'studentPackage.activated': { before: object; after: object }
    'studentPackage.paid': { before: object; after: object }
    'studentPackage.refunded': { before: object; after: object; reason: string }
    'studentPackage.extended': { before: object; after: object; reason: string }
    'studentPackage.cancelled': { before: object; after: object; reason: string }
  }
}

const labels = {
  status: 'studentPackages.status',
  payment_status: 'studentPackages.payment_status',
  activates_at: 'studentPackages.activates_at',
  expires_at: 'studentPackages.expires_at',
} as const
type Change = Partial<Pick<StudentPackage, keyof typeof labels>>

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleSoldPackages(ctx).select('student_packages.id').where('student_packages.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await soldPackage(ctx, id)) })

export const studentPackageRoutes = routes(studentPackages, {
  list: (ctx, query) => readList(ctx.db, byDefault(query), soldPackageList(ctx, query)),

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
        expires_at: is_activated ? shift(now, { days: validity_days }) : null,
        sold_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('studentPackage.sold', id, { after: { ...draft, price } })
    return answer(ctx, id)
  },

  activate: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const sold = await lockFor(ctx, id, 'activate')
      const expires_at = shift(ctx.now, { days: sold.validity_days })
      const after = { status: 'ACTIVE', activates_at: ctx.now.toISOString(), expires_at } as const
      const changed = await change(ctx, sold, after, revision)
      await ctx.record('studentPackage.activated', id, changed)
      return answer(ctx, id)
    },
  },

  pay: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const sold = await lockFor(ctx, id, 'pay')
      await ctx.record('studentPackage.paid', id, await change(ctx, sold, { payment_status: 'PAID' }, revision))
      return answer(ctx, id)
    },
  },

  refund: {
    subject,
    handle: async (ctx, { id, revision, reason }) => {
      const sold = await lockFor(ctx, id, 'refund')
      const changed = await change(ctx, sold, { payment_status: 'REFUNDED' }, revision)
      await ctx.record('studentPackage.refunded', id, { ...changed, reason })
      return answer(ctx, id)
    },
  },

  extend: {
    subject,
    handle: async (ctx, { id, revision, expires_on, reason }) => {
      const sold = await lockFor(ctx, id, 'extend')
      const expires_at = await endOf(ctx.db, expires_on)
      if (expires_at <= (sold.expires_at ?? '') || expires_at <= ctx.now.toISOString())
        failFields({ expires_on: 'not_later' })
      const changed = await change(ctx, sold, { status: 'ACTIVE', expires_at }, revision)
      await ctx.record('studentPackage.extended', id, { ...changed, reason })
      return answer(ctx, id)
    },
  },

  cancel: {
    subject,
    handle: async (ctx, { id, revision, reason }) => {
      const sold = await lockFor(ctx, id, 'cancel')
      await requireUnused(ctx.db, id)
      const changed = await change(ctx, sold, { status: 'CANCELLED' }, revision)
      await ctx.record('studentPackage.cancelled', id, { ...changed, reason })
      return answer(ctx, id)
    },
  },
})

/** The latest sale first. */
function byDefault<Query extends { sortBy?: string | null; descending: 0 | 1 }>(query: Query) {
  return query.sortBy ? query : { ...query, sortBy: 'sold_at' as const, descending: 1 as const }
}

/** Locks a sold package for what is going to be done to it, and refuses what its state does not allow. */
async function lockFor(ctx: Context, id: number, act: PackageAct): Promise<StudentPackage> {
  await lockRow(ctx.db, 'student_packages', id)
  const sold = found(await soldPackage(ctx, id))
  if (!mayDo(act, sold)) fail('package_state')
  return sold
}

/** Writes what changes, unless somebody changed the same meanwhile, and says what it was before. */
async function change(ctx: Context, sold: StudentPackage, after: Change, revision: number | undefined) {
  await revise(ctx, 'student_packages', sold, after, { revision, labels })
  await ctx.db.updateTable('student_packages').set(after).where('id', '=', sold.id).execute()
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, sold[field as keyof Change]]))
  return { before, after }
}

async function endOf(db: Db, day: string): Promise<string> {
  const { at } = await db.selectNoFrom(midnight(day, 1).as('at')).executeTakeFirstOrThrow()
  return new Date(at).toISOString()
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

/** A seat that a package pays for is given up first. */
async function requireUnused(db: Db, id: number): Promise<void> {
  const seat = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select('participants.id')
    .where('student_package_id', '=', id)
    .where('participants.status', '!=', 'CANCELLED')
    .where('trainings.state', 'not in', ['COMPLETED', 'CANCELLED'])
    .executeTakeFirst()
  if (seat) fail('package_in_use')
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
