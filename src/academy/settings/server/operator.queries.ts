import { type Operator, operatorFields } from '#academy/settings/contract/operator.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Who runs the academy, as far as it was entered. */
export function operatorOf(db: Db): Promise<Operator> {
  return db.selectFrom('settings').select(operatorFields).executeTakeFirstOrThrow()
}
