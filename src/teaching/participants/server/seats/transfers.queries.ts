import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Transfer, transferOf } from '#teaching/participants/contract/transfer.ts'

/** How to pay what is due for a seat; null where nothing is, or the academy has not entered its account. */
export async function transferFor(db: Db, participantId: number): Promise<Transfer | null> {
  const seat = await db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['training_id', 'first_name', 'last_name', 'due', 'price_currency as currency'])
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow()
  const { operator_account: account, operator_name: recipient, operator_tax_id: tax_id } = await operatorOf(db)
  return transferOf({ account, recipient, tax_id }, seat)
}
