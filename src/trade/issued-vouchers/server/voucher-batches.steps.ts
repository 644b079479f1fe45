import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/**
 * Deletes batches that were not issued after a day; of all others, after three months, the texts of the list. A voucher
 * has its holder.
 */
export async function forgetBatches(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('voucher_batches')
    .where('state', 'in', ['DRAFT', 'FAILED'])
    .where('created_at', '<', shift(now, { days: -1 }))
    .execute()
  const old = db
    .selectFrom('voucher_batches')
    .select('id')
    .where('state', 'in', ['DONE', 'UNDONE'])
    .where('finished_at', '<', shift(now, { days: -storedDays }))
  await db.deleteFrom('voucher_batch_rows').where('batch_id', 'in', old).where('voucher_id', 'is', null).execute()
  await db
    .updateTable('voucher_batch_rows')
    .set({ said: null, email: null })
    .where('batch_id', 'in', old)
    .where('said', 'is not', null)
    .execute()
}

const storedDays = 90
