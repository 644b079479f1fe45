import { choiceOfPerson, nameOfPerson, type RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleStudents } from './student-list.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const studentRecords: Record<string, RecordKind> = {
  student: {
    texts: ['students', 'artists'],
    name: nameOfPerson('students'),
    ids: ['student_id'],
    choice: {
      calls: ['/api/students/{id}'],
      rows: (ctx) => visibleStudents(ctx).selectAll('students'),
      ...choiceOfPerson,
    },
  },
}
