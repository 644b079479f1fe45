import { permissions } from '#contract/kit/permissions.ts'
import { feature, holds } from '#server/kit/http/feature.ts'
import { expirePackages, pendingPackages } from './students.queries.ts'
import { studentRoutes } from './students.routes.ts'

export const students = feature({
  calls: studentRoutes,
  schedules: { hourly: ({ db, clock }) => expirePackages(db, clock()) },
  counters: {
    studentPackagesCount: {
      isFor: holds(permissions.CAN_VIEW_STUDENT_PACKAGES),
      rows: ({ db }) => pendingPackages(db).select('sold_at as since'),
    },
  },
})
