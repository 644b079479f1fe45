import type { Merging } from '#kit/server/merging/references.ts'

export const waitingListMerging: Merging = {
  references: {
    waiting_students: {
      student_id: {
        of: 'student',
        kind: 'seats',
        // Who waited twice still waits at the better place; nobody is offered a seat at the other one.
        once: {
          by: ['training_id'],
          among: `status in ('WAITING', 'OFFERED')`,
          first: `status = 'OFFERED' desc, id`,
        },
      },
    },
  },
}
