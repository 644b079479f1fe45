import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Without it a merge cannot be undone: of an erased person nothing is brought back. */
export const mergeData: PersonalData = {
  merges: {
    about: [
      {
        kind: 'office',
        rows: 'kept_id = :student or merged_id = :student',
        deleted: ['before', 'after', 'left_behind'],
      },
    ],
  },
  merge_moves: { notPersonal: ['table_name', 'column_name'] },
}
