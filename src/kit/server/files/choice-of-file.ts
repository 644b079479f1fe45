import { type RawBuilder, sql } from 'kysely'
import type { RecordChoice } from '#kit/server/records/record-kind.ts'

/** How a file of a record is chosen, by its name; the rows have its `file_id` and the record's id as `within_id`. */
export function choiceOfFile(path: string, rows: RawBuilder<unknown>): RecordChoice {
  return {
    calls: [path],
    rows: () => sql`select rows.id, within_id, original_name from (${rows}) rows join files on files.id = file_id`,
    name: () => sql`original_name`,
    isPart: true,
  }
}
