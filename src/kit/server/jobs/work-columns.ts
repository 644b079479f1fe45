import { type Selectable, sql } from 'kysely'
import type { WorkState } from '#kit/contract/texts/long-work.ts'
import type { Generated, Instant } from '#kit/server/postgres/columns.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'

type Count = Generated<number>

/** The columns that every table of long work has (`kit/contract/texts/long-work.ts`). */
export type WorkColumns = {
  id: Generated<number>
  state: Generated<WorkState>
  progress: Count
  rows_total: Count
  rows_error: Count
  rows_kept: Count
  /** The user who started it last; null for deleted users. */
  user_id: number | null
  created_at: Instant
  finished_at: Instant | null
  undone_at: Instant | null
  undone_by: number | null
  revision: Generated<number>
}

/** Every table of long work. */
export type WorkTable = { [Name in keyof Tables]: Tables[Name] extends WorkColumns ? Name : never }[keyof Tables]

/** The columns of long work, for a select from its table. */
export function workColumns(table: WorkTable) {
  const column = <Name extends keyof WorkColumns>(name: Name) =>
    sql<Selectable<WorkColumns>[Name]>`${sql.ref(`${table}.${name}`)}`.as(name)
  return [
    column('id'),
    column('state'),
    column('progress'),
    column('rows_total'),
    column('rows_error'),
    column('rows_kept'),
    nameOf(`${table}.user_id`).as('by'),
    column('created_at'),
    column('finished_at'),
    column('undone_at'),
    nameOf(`${table}.undone_by`).as('undone_by'),
    // Its undo was started, and yet it is unchanged.
    sql<boolean>`(${sql.ref(`${table}.state`)} = 'DONE' and ${sql.ref(`${table}.undone_by`)} is not null)`.as(
      'has_undo_failed',
    ),
    column('revision'),
  ] as const
}

function nameOf(column: string) {
  return sql<string | null>`(
    select ${nameOrNullIn()} from users where users.id = ${sql.ref(column)}
  )`
}
