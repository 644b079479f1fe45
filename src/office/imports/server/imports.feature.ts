import type { TextKey } from '#kit/contract/texts/texts.ts'
import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { runImport, undoImport } from './import-run.ts'
import { importData } from './imports.personal-data.ts'
import { importRoutes } from './imports.routes.ts'
import { forgetImports } from './imports.steps.ts'

/** In the audit log a field that came from a file is called as its column. */
function labelsOf(record: string, kind: ImportKind): Record<string, TextKey> {
  return Object.fromEntries(
    kindsOfImports[kind].fields.map((field) => [`${record}.${field}`, `importFields.name_${field}` as TextKey]),
  )
}

export const imports = feature({
  personalData: importData,
  merging: {
    references: {
      imports: { user_id: 'act', undone_by: 'act' },
    },
  },
  rights: {
    'can-import-data': { holders: ['administrator'], group: 'students' },
    'can-export-academy': { holders: [], group: 'office' },
  },
  records: {
    import: { texts: ['imports'], name: plainName('imports', 'file_name'), ids: ['import_id'], choice: null },
  },
  details: {
    derived: ['again'],
    labels: {
      ...labelsOf('participant', 'TRAININGS'),
      ...labelsOf('certificate', 'CERTIFICATES'),
      ...labelsOf('voucher', 'VOUCHERS'),
    },
  },
  calls: importRoutes,
  tasks: { run: runImport, undo: undoImport },
  schedules: { hourly: ({ db, clock }) => forgetImports(db, clock()) },
})
