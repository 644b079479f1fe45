import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DataKind, dataKinds } from '#kit/contract/values/data-kinds.ts'
import type { About, PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { Person } from './person.ts'
import { rowsOf } from './rows-of.ts'

/** The rows of one kind in one table, as its rules find them. */
export type Source = { kind: DataKind; table: string; rules: readonly About[]; secret: readonly string[] }

/** All that a person may be given, kind by kind. */
export function sourcesOf(declared: PersonalData): Source[] {
  return dataKinds.flatMap((kind) =>
    Object.entries(declared).flatMap(([table, { about = [], secret = [] }]) => {
      const rules = about.filter((rule) => rule.kind === kind && !rule.isOfOthers)
      return rules.length > 0 ? [{ kind, table, rules, secret }] : []
    }),
  )
}

/** A row that several rules find is the first one’s. Each is a condition of its own, so that each can go by an index. */
export function conditionsOf({ rules }: Source, person: Person): RawBuilder<SqlBool>[] {
  const found = rules.map(({ rows }) => rowsOf(rows, person))
  return found.map((condition, index) => {
    const others = found.slice(0, index).map((earlier) => sql`${earlier} is not true`)
    return sql<SqlBool>`${sql.join([condition, ...others], sql` and `)}`
  })
}
