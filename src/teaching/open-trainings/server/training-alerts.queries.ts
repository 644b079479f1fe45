import type { Reader } from '#kit/server/http/context.ts'
import type { TrainingAlert } from '#teaching/open-trainings/contract/open-trainings.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    training_alerts: { technique: TrainingAlert['technique']; language: TrainingAlert['language'] }
  }
}

export const alertColumns = ['id', 'technique', 'kind', 'language', 'near'] as const

/** The reader's own. */
export function ownAlerts({ db, user }: Reader) {
  return db
    .selectFrom('training_alerts')
    .where('student_id', 'in', db.selectFrom('students').select('students.id').where('user_id', '=', user.id))
}
