import { type SqlBool, sql } from 'kysely'
import { feature, holds } from '#kit/server/http/feature.ts'
import { warnOfExpiry } from './expiry-warnings.ts'
import { packagesOfStudents } from './of-students.queries.ts'
import { packageMails } from './student-packages.mail.ts'
import { packageNotices } from './student-packages.notices.ts'
import { studentPackageData } from './student-packages.personal-data.ts'
import { pendingPackages, soldPackages, unclaimedPackages, unclaimedSince } from './student-packages.queries.ts'
import { studentPackageDetails, studentPackageRecords } from './student-packages.records.ts'
import { studentPackageRoutes } from './student-packages.routes.ts'
import { expirePackages } from './student-packages.steps.ts'

export const studentPackages = feature({
  personalData: studentPackageData,
  merging: {
    references: {
      student_packages: {
        student_id: { of: 'student', kind: 'packages' },
        pro_artist_id: { of: 'artist', kind: 'packages' },
      },
    },
  },
  rights: {
    'can-view-student-packages': { holders: ['administrator'], group: 'students' },
    'can-sell-student-packages': { holders: ['administrator'], group: 'students' },
  },
  records: studentPackageRecords,
  details: studentPackageDetails,
  calls: studentPackageRoutes,
  legalTexts: [
    'studentPackages.withdrawal_unused',
    'studentPackages.withdrawal_used',
    'studentPackages.withdrawal_over',
  ],
  mails: packageMails,
  bell: packageNotices,
  parts: { packagesOfStudents },
  schedules: {
    hourly: async (portal, listeners, signal) => {
      await expirePackages(portal.db, portal.clock())
      await warnOfExpiry(portal, listeners, signal)
    },
  },
  charts: {
    packages: {
      isFor: holds('can-view-student-packages'),
      rows: ({ db }) => soldPackages(db).where(sql<SqlBool>`is_sale_day_known`).select('sold_at as at'),
    },
  },
  counters: {
    studentPackagesCount: {
      queue: 'packages',
      isFor: holds('can-view-student-packages'),
      rows: ({ db }) => pendingPackages(db).select('sold_at as since'),
    },
    unclaimedPackagesCount: {
      queue: 'unclaimed',
      isFor: holds('can-sell-student-packages'),
      rows: ({ db }) => unclaimedPackages(db).select(unclaimedSince.as('since')),
    },
  },
})
