import { feature } from '#kit/server/http/feature.ts'
import { runImport, undoImport } from './import-run.ts'
import { importData } from './imports.personal-data.ts'
import { forgetImports } from './imports.queries.ts'
import { importRoutes } from './imports.routes.ts'

export const imports = feature({
  personalData: importData,
  rights: {
    'can-import-data': { holders: ['administrator'], group: 'students' },
  },
  calls: importRoutes,
  tasks: { run: runImport, undo: undoImport },
  schedules: { hourly: ({ db, clock }) => forgetImports(db, clock()) },
})
