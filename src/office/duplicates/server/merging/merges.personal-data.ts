import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Without it a merge cannot be undone: of an erased person nothing is brought back. */
export const mergeData: PersonalData = {
  merges: {
    about: [
      {
        kind: 'office',
        rows: `case (select kind from duplicate_pairs where duplicate_pairs.id = pair_id)
          when 'STUDENTS' then :student in (kept_id, merged_id) else :artist in (kept_id, merged_id) end`,
        // The last two are of before former_contacts.
        deleted: ['before', 'after', 'left_behind'],
      },
    ],
  },
  merge_moves: { notPersonal: ['table_name', 'column_name'] },
}
