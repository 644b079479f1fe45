import { type Expression, type RawBuilder, sql } from 'kysely'
import type { TextGroup } from '#kit/contract/texts/texts.ts'
import type { Reader as Asking, Context } from '#kit/server/http/context.ts'
import { fullNameIn, nameOrNullIn } from '#kit/server/postgres/full-name.ts'

/** What a feature declares about a kind of record, once for the audit log and the permission diagnostics. */

export type RecordKind = {
  /** Where its fields have their labels: the first of these groups of texts that has one. */
  texts: readonly TextGroup[]
  /** What one is called now, for readers of the audit log, who see every record; null if it was deleted. */
  name: NameOfRecord | null
  /** Lines of the audit log that are about a person, by their `subject_id`: SQL, as in a declaration of personal data. */
  linesAbout?: string
  /** The fields of events that have its id, or several. */
  ids?: readonly string[]
  /** How one is chosen by its name, among those that somebody sees. Null: by its number. */
  choice: RecordChoice | null
}

export type RecordChoice = {
  /** The paths of calls about one of them, up to its id: `/api/packages/{id}`. */
  calls: readonly string[]
  rows: (ctx: Asking) => Expression<unknown>
  /** Of a row. `note` distinguishes rows of one name; `search` is the folded text that is searched for the typed words. */
  name: (language: string) => RawBuilder<string>
  note?: RawBuilder<string | null>
  search?: RawBuilder<string>
  /** It lies within another record, whose id its rows have as `within_id`. */
  isPart?: true
}

export type NameOfRecord = (one: One, reader: Reader) => RawBuilder<string | null>

/** A record that is named, and the artist whom the event is about. */
type One = { id: RawBuilder<unknown>; artist: RawBuilder<unknown> }
type Reader = Pick<Context, 'language' | 't'>

/** Records whose name is a column in both languages. */
export const bilingualName =
  (table: string, column = 'name'): NameOfRecord =>
  ({ id }, { language }) =>
    sql`(select ${sql.ref(column)} ->> ${language} from ${sql.table(table)} named where named.id = ${id})`

/** Records whose name is a column as it is. */
export const plainName =
  (table: string, column = 'name'): NameOfRecord =>
  ({ id }) =>
    sql`(select ${sql.ref(column)} from ${sql.table(table)} named where named.id = ${id})`

/** Records that are people. */
export const nameOfPerson =
  (table: string): NameOfRecord =>
  ({ id }) =>
    sql`(select ${nameOrNullIn()} from ${sql.table(table)} named where named.id = ${id})`

/** How people are chosen, of rows with these columns. */
export const choiceOfPerson = {
  name: () => fullNameIn(),
  note: sql<string>`email`,
  search: sql<string>`search`,
} satisfies Partial<RecordChoice>
