import { feature, holds } from '#server/kit/http/feature.ts'
import { expirePackages, pendingPackages, soldPackages } from './students.queries.ts'
import { studentRoutes } from './students.routes.ts'

export const students = feature({
  rights: {
    'can-view-students': ['administrator'],
    'can-edit-students': ['administrator'],
    'can-view-student-packages': ['administrator'],
    'can-sell-student-packages': ['administrator'],
  },
  calls: studentRoutes,
  schedules: { hourly: ({ db, clock }) => expirePackages(db, clock()) },
  charts: {
    packages: {
      isFor: holds('can-view-student-packages'),
      rows: ({ db }) => soldPackages(db).select('sold_at as at'),
    },
  },
  counters: {
    studentPackagesCount: {
      isFor: holds('can-view-student-packages'),
      rows: ({ db }) => pendingPackages(db).select('sold_at as since'),
    },
  },
})
