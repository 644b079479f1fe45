import { feature } from '#server/kit/http/feature.ts'
import { studentRoutes } from './students.routes.ts'

export const students = feature({
  rights: { 'can-view-students': ['administrator'], 'can-edit-students': ['administrator'] },
  calls: studentRoutes,
})
