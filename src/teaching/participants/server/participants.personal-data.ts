import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'

export const participantData: PersonalData = {
  participants: {
    about: [
      {
        kind: 'seats',
        rows: 'student_id = :student',
        blanked: { cancel_reason: 'null', payment_reason: `case when payment_reason is not null then '—' end` },
        retained: { because: 'accounting', columns: ['status', 'outcome'] },
      },
    ],
    mentions: ['cancel_reason', 'payment_reason'],
  },
  attendances: { about: [{ kind: 'seats', rows: ofSeat, retained: { because: 'certificate', columns: [] } }] },
}
