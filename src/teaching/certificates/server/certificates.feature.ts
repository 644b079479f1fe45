import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { forgetBundles, printBundle } from './bundles.ts'
import { certificateMails, certificateNotices } from './certificates.notices.ts'
import { certificateData } from './certificates.personal-data.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { prepareSigningKey } from './signing-key.ts'

export const certificates = feature({
  personalData: certificateData,
  merging: {
    references: {
      certificates: { student_id: { of: 'student', kind: 'certificates' } },
      certificate_bundles: { user_id: 'act' },
    },
    ties: `
      select 'certificates', certificates.id, 'participants', participants.id
      from certificates join participants on participants.id = participant_id
      where certificates.student_id = :student and participants.student_id = :student
    `,
  },
  rights: {
    'can-view-certificates': { holders: ['administrator'], group: 'trainings' },
    'can-correct-certificates': { holders: ['administrator'], group: 'trainings' },
  },
  records: {
    certificate: {
      texts: ['certificates'],
      name: plainName('certificates', 'number'),
      linesAbout: 'subject_id in (select id from certificates where student_id = :student)',
      choice: null,
    },
  },
  calls: certificateRoutes,
  beforeStart: prepareSigningKey,
  mails: certificateMails,
  bell: certificateNotices,
  tasks: { print: printBundle },
  schedules: { hourly: ({ db, clock }) => forgetBundles(db, clock()) },
})
