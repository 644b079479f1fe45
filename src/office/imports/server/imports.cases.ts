import type { Cases } from '#testing/fixtures/cases.ts'
import { insertImport, tableFile } from '#testing/make/make-imports.ts'

const price = { amount: 120_000, currency: 'PLN' } as const

export const importCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    create         401      403     403    403     201    201
    example        401      403     403    403     200    200
    exportAcademy  401      403     403    403     403    200
    sums           401      403     403    403     403    200
    get            401      404     404    404     200    200
    rows           401      404     404    404     200    200
    files          401      404     404    404     200    200
    export         401      404     404    404     200    200
    match          401      404     404    404     200    200
    changeKind     401      404     404    404     200    200
    packages       401      404     404    404     200    200
    addPackages    401      404     404    404     201    201
    start          401      404     404    404     200    200
    cancel         401      404     404    404     200    200
    undo           401      404     404    404     200    200
    remove         401      404     404    404     204    204
  `,
  table: 'imports',
  workedOut: {
    list: [
      ...['file_name', 'state', 'progress', 'rows_total', 'rows_create', 'rows_change', 'rows_nothing', 'rows_error'],
      ...['rows_kept', 'rows_failed', 'by', 'finished_at', 'undone_at', 'undone_by', 'has_undo_failed', 'revision'],
    ],
    rows: ['name', 'is_hidden', 'outcome', 'subject_id', 'undo'],
  },
  input: ({ world: { db } }) => {
    const read = once(() => insertImport(db, 'DRAFT'))
    return {
      create: () => ({ kind: 'STUDENTS', file: tableFile('e-mail;imię;nazwisko\r\nnina@example.com;Nina;Lis\r\n') }),
      example: () => ({ kind: 'STUDENTS' }),
      get: () => insertImport(db, 'DRAFT'),
      rows: read,
      files: read,
      export: () => insertImport(db, 'DRAFT'),
      match: async () => ({ ...(await insertImport(db, 'DRAFT')), columns: [{ field: 'email', column: 0 }] }),
      changeKind: async () => ({ ...(await insertImport(db, 'DRAFT')), kind: 'ARTISTS' }),
      packages: () => insertImport(db, 'DRAFT'),
      addPackages: async () => ({
        ...(await insertImport(db, 'DRAFT', 'SALES')),
        packages: [{ name: 'Pakiet z pliku', price, entries: 4, validity_days: 180, is_active: true }],
      }),
      start: () => insertImport(db, 'DRAFT'),
      cancel: () => insertImport(db, 'RUNNING'),
      undo: () => insertImport(db, 'DONE'),
      remove: () => insertImport(db, 'DRAFT'),
    }
  },
  needsNoTelling: {
    'import.finished': 'who imported it sees it',
    'import.undone': 'who took it back sees it',
    'proArtist.imported': 'an import is of what happened elsewhere',
    'proArtist.importUndone': 'nobody was told of the import',
    'student.imported': 'an import is of what happened elsewhere',
    'student.importUndone': 'nobody was told of the import',
    'participant.imported': 'an import is of what happened elsewhere',
    'participant.importUndone': 'nobody was told of the import',
    'studentPackage.imported': 'an import is of what happened elsewhere',
    'studentPackage.importUndone': 'nobody was told of the import',
    'user.academyExported': 'the owner alone does so',
    'voucher.imported': 'an import is of what happened elsewhere',
    'voucher.importUndone': 'nobody was told of the import',
    'certificate.imported': 'an import is of what happened elsewhere',
    'certificate.importUndone': 'nobody was told of the import',
  },
}

/** One import for all that only read it. */
function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
