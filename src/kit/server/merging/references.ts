/*
 * Declares what becomes of references to students, artists and accounts when two records of one person are merged into one.
 * A test reads the references of the database and fails by name for each that no feature declares.
 */

import type { DataKind } from '#kit/contract/values/data-kinds.ts'
import type { Db } from '#kit/server/postgres/database.ts'

export type Merging = {
  /** By table and column. */
  references: References
  /**
   * SQL: which rows that are all of one `:student` depend on each other, as `(left_table, left_id, right_table, right_id)`. When a merge is undone,
   * what was used together since stays together.
   */
  ties?: string
  /** Recounts what the feature counts of these records' rows: after a merge, and after it was undone. */
  recount?: (db: Db, of: MergedKind, ids: readonly number[]) => Promise<void>
}

/** Which two records of a person become one. */
export type MergedKind = 'student' | 'artist'

export type References = Readonly<Record<string, Readonly<Record<string, Reference>>>>
/** More than one: by the kind of the records, or by the row that a column leads to. */
export type Reference = Moved | readonly Moved[] | Staying

/** The rows are the other record's from then on. */
export type Moved = {
  /** Whose id the column has. */
  of: MergedKind | 'account'
  kind: DataKind
  /** A SQL query of the id by which the column refers to a `:student` or an `:artist`, where that is another than their own. */
  by?: string
  /** A column of places, each of which a person's rows have once: those that come stand after those that are there. */
  place?: string
  /** Where a person may have one row alone: which one that is. The other one belongs to the record that was given up. */
  once?: {
    /** Columns of which each combination may be there once. */
    by: readonly string[]
    /** SQL: the rows to which that applies. */
    among?: string
    /** SQL of an order: the first one is the person's. */
    first: string
  }
}

/** The rows stay with the record that was given up, which remains as a row. */
type Staying = keyof typeof reasonsToStay

const reasonsToStay = {
  act: 'who did it: lines of what was done keep the account by which it was done',
  login: 'part of an account that nobody signs in to any more',
  record: 'evidence, which stays as it was written',
  own: 'each record has one of its own',
  derived: 'a trigger writes it, by a row that moves',
} as const

/** What all features declare, in one. */
export function referencesIn(merging: readonly Merging[]): References {
  const all = merging.flatMap(({ references }) => Object.entries(references))
  const twice = all.find(([table], index) => all.findIndex(([other]) => other === table) !== index)
  if (twice) throw new Error(`${twice[0]} is declared twice.`)
  return Object.fromEntries(all)
}
