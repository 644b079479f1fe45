import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import { bilingualName, type RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleSoldPackages } from './student-packages.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const studentPackageRecords: Record<string, RecordKind> = {
  studentPackage: {
    texts: ['studentPackages'],
    name: bilingualName('student_packages'),
    linesAbout: 'subject_id in (select id from student_packages where student_id = :student)',
    ids: ['student_package_id'],
    choice: {
      calls: ['/api/student-packages/{id}'],
      rows: (ctx) => sql`
        select sold.*, ${fullNameIn()} as student
        from (${visibleSoldPackages(ctx).selectAll('student_packages')}) sold
        join students on students.id = student_id
      `,
      name: (language) => sql`name ->> ${language}`,
      note: sql`student`,
      search: sql`search || ' ' || fold(student_name)`,
    },
  },
}

export const studentPackageDetails: EventDetails = {
  choices: { payment_status: 'studentPackages.payment_' },
}
