import type { ColumnType } from 'kysely'

/** The types of columns as this driver reads and writes them. */

/** It has a default. */
export type Generated<Value> = [Value] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<Value, Value | undefined, Value>

/** Computed by a trigger or a generated column; no code writes it. */
export type Derived<Value> = ColumnType<Value, never, never>

/** Read as ISO 8601 text in UTC, as in the API. */
export type Instant = ColumnType<string, Date | string, Date | string>

/** What is in it, its feature declares (`Narrowed`). */
export type Json = object
