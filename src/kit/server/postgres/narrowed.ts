import type { SelectType } from 'kysely'
import type { Derived, Generated } from './columns.ts'
import type { Schema } from './schema.ts'

/** Where features declare which values a column has, as far as the schema does not know it. */

/** By table and column: what JSON holds, which texts there are without a check. Features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their columns into it.
export interface Narrowed {}

/** The schema's tables with these values. */
export type Merged<Values extends Known<Values>> = {
  [Table in keyof Schema]: Table extends keyof Values ? MergedTable<Schema[Table], Values[Table]> : Schema[Table]
}

/** Refuses a table or column that the schema does not have, and a value that the column cannot hold. */
type Known<Values> = {
  [Table in keyof Values]: {
    [Name in keyof Values[Table]]: Table extends keyof Schema
      ? Name extends keyof Schema[Table]
        ? SelectType<Schema[Table][Name]>
        : never
      : never
  }
}

type MergedTable<Columns, Values> = {
  [Name in keyof Columns]: Name extends keyof Values ? NarrowedColumn<Columns[Name], Values[Name]> : Columns[Name]
}

/** Whether the column may be null, has a default or is derived remains as in the schema. */
type NarrowedColumn<Column, Value> =
  Column extends Derived<infer Read>
    ? Derived<Value | Extract<Read, null>>
    : Column extends Generated<unknown>
      ? Generated<Value>
      : Column extends null
        ? null
        : Value
