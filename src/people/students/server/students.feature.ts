import { feature } from '#kit/server/http/feature.ts'
import { studentData } from './students.personal-data.ts'
import { studentRoutes } from './students.routes.ts'

export const students = feature({
  personalData: studentData,
  rights: { 'can-view-students': ['administrator'], 'can-edit-students': ['administrator'] },
  calls: studentRoutes,
})
