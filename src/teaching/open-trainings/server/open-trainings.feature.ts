import { feature } from '#kit/server/http/feature.ts'
import { openTrainingRoutes } from './open-trainings.routes.ts'
import { trainingAlertMails } from './training-alerts.mail.ts'

export const openTrainings = feature({
  place: 'trainings',
  calls: openTrainingRoutes,
  broadcasts: trainingAlertMails,
  records: {
    trainingAlert: {
      texts: ['openTrainings'],
      name: null,
      linesAbout: 'subject_id in (select id from training_alerts where student_id = :student)',
      choice: null,
    },
  },
  personalData: {
    training_alerts: {
      about: [{ kind: 'seats', rows: 'student_id = :student', deleted: ['technique', 'kind', 'language', 'near'] }],
    },
    training_announcements: {
      about: [{ kind: 'seats', rows: 'student_id = :student', deleted: [] }],
    },
  },
  merging: {
    references: {
      training_alerts: {
        student_id: { of: 'student', kind: 'seats' },
      },
      training_announcements: {
        student_id: { of: 'student', kind: 'seats', once: { by: ['training_id'], first: 'id' } },
      },
    },
  },
})
