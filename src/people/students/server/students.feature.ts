import { feature } from '#kit/server/http/feature.ts'
import { studentFollows } from './students.follows.ts'
import { studentData } from './students.personal-data.ts'
import { studentRecords } from './students.records.ts'
import { studentRoutes } from './students.routes.ts'

export const students = feature({
  personalData: studentData,
  merging: {
    references: {
      students: { user_id: 'own', merged_into: { of: 'student', kind: 'profile' } },
    },
  },
  rights: {
    'can-view-students': { holders: ['administrator'], group: 'students' },
    'can-edit-students': { holders: ['administrator'], group: 'students' },
  },
  records: studentRecords,
  calls: studentRoutes,
  follows: studentFollows,
})
