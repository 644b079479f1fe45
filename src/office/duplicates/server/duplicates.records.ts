import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'
import { visiblePairs } from './duplicates.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const duplicateRecords: Record<string, RecordKind> = {
  duplicatePair: {
    texts: ['duplicates'],
    name: ({ id }) => sql`(select ${names} from duplicate_pairs where duplicate_pairs.id = ${id})`,
    linesAbout: `subject_id in (
      select id from duplicate_pairs where :student in (left_student_id, right_student_id) or :artist in (left_artist_id, right_artist_id))`,
    choice: {
      calls: ['/api/duplicates/{id}'],
      rows: (ctx) => visiblePairs(ctx).select(['duplicate_pairs.id', names.as('names')]),
      name: () => sql`names`,
    },
  },
}

const names = sql<string>`(
  select string_agg(${fullNameIn()}, ', ' order by id) from (
    select id, first_name, last_name from students where id in (left_student_id, right_student_id)
    union all
    select id, first_name, last_name from pro_artists where id in (left_artist_id, right_artist_id)
  ) both_of_them
)`
