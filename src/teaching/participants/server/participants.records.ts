import { sql } from 'kysely'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { changeOf, type EventDetails } from '#kit/server/records/event-details.ts'
import { choiceOfPerson, type RecordKind } from '#kit/server/records/record-kind.ts'

/** What there is a record of, and how it is named and chosen. */
export const participantRecords: Record<string, RecordKind> = {
  participant: {
    texts: ['participants'],
    name: ({ id }) => sql`(
      select ${nameOrNullIn()} from participants join students on students.id = student_id where participants.id = ${id}
    )`,
    linesAbout: 'subject_id in (select id from participants where student_id = :student)',
    ids: ['participant_id'],
    choice: {
      calls: ['/api/trainings/{id}/participants/{participant_id}'],
      rows: () => sql`
        select participants.id, training_id as within_id, first_name, last_name, email, search
        from participants join students on students.id = student_id
      `,
      ...choiceOfPerson,
      isPart: true,
    },
  },
  waitingStudent: {
    texts: ['participants'],
    name: ({ id }) => sql`(
      select ${nameOrNullIn()} from waiting_students join students on students.id = student_id where waiting_students.id = ${id}
    )`,
    linesAbout: 'subject_id in (select id from waiting_students where student_id = :student)',
    choice: {
      calls: ['/api/trainings/{id}/waiting/{waiting_id}'],
      rows: () => sql`
        select waiting_students.id, training_id as within_id, first_name, last_name, email, search
        from waiting_students join students on students.id = student_id
      `,
      ...choiceOfPerson,
      isPart: true,
    },
  },
}

export const participantDetails: EventDetails = {
  hidden: ['is_told', 'isNews'],
  choices: { outcome: 'participants.outcome_' },
  shapes: { 'participant.graded': changeOf('outcome') },
}
