import type { Merging } from '#kit/server/merging/references.ts'

export const participantMerging: Merging = {
  references: {
    participants: {
      student_id: {
        of: 'student',
        kind: 'seats',
        // Of two seats in one training the one that was used, and the earlier of two that were.
        once: { by: ['training_id'], first: `status <> 'CANCELLED' desc, outcome <> 'NONE' desc, registered_at, id` },
      },
      payment_by: 'act',
    },
  },
  ties: `
    select 'participants', participants.id, 'student_packages', student_packages.id
    from participants join student_packages on student_packages.id = student_package_id
    where participants.student_id = :student and student_packages.student_id = :student
  `,
}
