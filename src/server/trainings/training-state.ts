import type { TrainingState } from '#contract/trainings/trainings.flow.ts'
import type { Training } from '#contract/trainings/trainings.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import type { verifiedOf } from './training-details.queries.ts'

type Change = { state: TrainingState; state_changed_at: Date } & Partial<
  Pick<Training, 'rejection_reason' | 'cancel_reason' | 'overlap_reason'>
> & { verified?: ReturnType<typeof verifiedOf> }

export async function setState(db: Db, id: number, change: Change): Promise<void> {
  await db.updateTable('trainings').set(change).where('id', '=', id).execute()
}
