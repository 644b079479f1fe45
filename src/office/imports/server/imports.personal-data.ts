import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const importData: PersonalData = {
  imports: {
    mentions: ['file_name', 'archive_name', 'foot', 'other_sheets'],
    notPersonal: ['kind', 'headings', 'columns', 'state', 'date_order', 'ambiguous_date', 'sums'],
  },
  // Names of files, for as long as the import can be undone.
  import_files: { mentions: ['paths'], notPersonal: ['mime', 'sha256', 'problem'] },
  import_rows: {
    about: [
      {
        kind: 'imports',
        rows: `exists (select from unnest(cells) as cells (cell) where lower(trim(cell)) = lower(:email))
          or (subject_id = :student and import_id in (select id from imports where kind = 'STUDENTS'))
          or (subject_id = :artist and import_id in (select id from imports where kind = 'ARTISTS'))
          or (subject_id in (select id from student_packages where student_id = :student)
            and import_id in (select id from imports where kind = 'SALES'))
          or (subject_id in (select id from participants where student_id = :student)
            and import_id in (select id from imports where kind = 'TRAININGS'))
          or (subject_id in (select id from vouchers where holder_id = :user)
            and import_id in (select id from imports where kind = 'VOUCHERS'))
          or (subject_id in (select id from certificates where student_id = :student)
            and import_id in (select id from imports where kind = 'CERTIFICATES'))`,
        deleted: ['cells', 'outcome', 'changes', 'problems', 'likely', 'undo', 'kept', 'files'],
      },
    ],
  },
}
