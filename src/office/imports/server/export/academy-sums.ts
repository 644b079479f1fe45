import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type ImportKind, importKinds } from '#office/imports/contract/import-kinds.ts'
import type { FileField } from '#office/imports/contract/imports.files.ts'
import type { AcademySum, SumName } from '#office/imports/contract/imports.ts'
import { filesOf } from './exported-files.ts'
import { exportedTables } from './exported-tables.ts'

/* What the tables of an export add up to: the same figures as those that a preview of each of them shows. */

type Figure = RawBuilder<unknown> | ((rows: RawBuilder<unknown>) => RawBuilder<unknown>)
type Adding = Partial<Record<Exclude<SumName, 'rows' | 'column'>, Figure>>

const people = sql`count(distinct lower(email))`
const minorUnits = (amount: 'price' | 'budget_left') => sql`coalesce(${sql.ref(amount)}::numeric * 100, 0)`

/** Of the artists in the table. */
const filesIn = (fields: readonly FileField[]) => (artists: RawBuilder<unknown>) =>
  sql`(
  select count(*) from (${filesOf(sql`array(select id from (${artists}) artists)`)}) files where field = any(${fields}::text[])
)`

const added: Record<ImportKind, Adding> = {
  LEVELS: {},
  PACKAGES: {},
  STUDENTS: { people },
  ARTISTS: {
    people,
    photos: filesIn(['photo']),
    works: filesIn(['pictures']),
    documents: filesIn(['documents', 'licences', 'insurances']),
  },
  TRAININGS: {
    people,
    trainings: sql`count(distinct (lower(training_title), first_day_on, last_day_on, taught_by))`,
  },
  SALES: {
    people,
    entries_left: sql`coalesce(sum(entries - entries_used), 0)`,
    paid: sql`coalesce(sum(${minorUnits('price')}) filter (where is_paid), 0)`,
  },
  VOUCHERS: {
    people,
    vouchers: sql`count(*)`,
    paid: sql`coalesce(sum(${minorUnits('price')}), 0)`,
    uses_left: sql`coalesce(sum(uses_left), 0)`,
    budget_left: sql`coalesce(sum(${minorUnits('budget_left')}), 0)`,
  },
  CERTIFICATES: { people: sql`count(distinct lower(full_name))`, certificates: sql`count(*)` },
}

/** In the order of the tables. */
export async function academySums(ctx: Pick<Context, 't' | 'language'>, db: Db): Promise<AcademySum[]> {
  const tables = exportedTables(ctx)
  const sums: AcademySum[] = []
  for (const kind of importKinds) {
    const columns = Object.entries<Figure>({ rows: sql`count(*)`, ...added[kind] })
    const figures = columns.map(
      ([name, figure]) =>
        sql`(${typeof figure === 'function' ? figure(tables[kind].rows) : figure})::float8 as ${sql.ref(name)}`,
    )
    const { rows } = await sql<
      Record<SumName, number>
    >`select ${sql.join(figures)} from (${tables[kind].rows}) found`.execute(db)
    for (const [name] of columns)
      sums.push({ kind, name: name as AcademySum['name'], read: rows[0]?.[name as SumName] ?? 0 })
  }
  return sums
}
