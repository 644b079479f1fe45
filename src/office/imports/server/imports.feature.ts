import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { runImport, undoImport } from './import-run.ts'
import { importData } from './imports.personal-data.ts'
import { forgetImports } from './imports.queries.ts'
import { importRoutes } from './imports.routes.ts'

export const imports = feature({
  personalData: importData,
  rights: {
    'can-import-data': { holders: ['administrator'], group: 'students' },
  },
  records: {
    import: { texts: ['imports'], name: plainName('imports', 'file_name'), ids: ['import_id'], choice: null },
  },
  details: { derived: ['again'] },
  calls: importRoutes,
  tasks: { run: runImport, undo: undoImport },
  schedules: { hourly: ({ db, clock }) => forgetImports(db, clock()) },
})
