import type { Db } from '#kit/server/postgres/database.ts'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import type { verifiedOf } from './training-details.queries.ts'

type Change = { state: TrainingState; state_changed_at: Date } & Partial<
  Pick<Training, 'rejection_reason' | 'cancel_reason' | 'overlap_reason'>
> & { verified?: ReturnType<typeof verifiedOf> }

export async function setState(db: Db, id: number, change: Change): Promise<void> {
  await db.updateTable('trainings').set(change).where('id', '=', id).execute()
}
