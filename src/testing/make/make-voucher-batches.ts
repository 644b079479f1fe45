import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { VoucherBatch } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import type { VoucherTerms } from '#trade/issued-vouchers/contract/voucher-terms.ts'
import type {} from '#trade/issued-vouchers/server/voucher-batches.queries.ts'

/** A free voucher of 20%, for one use, by default valid for a year. */
export function termsOf(values: Partial<VoucherTerms> = {}): VoucherTerms {
  return {
    ...{
      source: 'ADMIN',
      kind: 'PERCENT',
      percent: 20,
      amount: null,
      max_usages: 1,
      budget: null,
      price: null,
      note: null,
    },
    valid_until: academyDay(new Date(Date.now() + 365 * 86_400_000)),
    ...values,
  }
}

/** A batch for the demo's student, as if it had come so far. */
export async function insertBatch(db: Db, state: VoucherBatch['state']): Promise<{ id: number }> {
  const row = await db
    .insertInto('voucher_batches')
    .values({
      name: 'Podziękowanie za jesień',
      terms: JSON.stringify(termsOf()) as never,
      state,
      user_id: null,
      created_at: new Date(),
      finished_at: state === 'DONE' ? new Date() : null,
      rows_total: 1,
      rows_issue: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { email } = cast.student
  const holder = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db
    .insertInto('voucher_batch_rows')
    .values({ batch_id: row.id, line: 1, said: email, email, holder_id: holder.id, outcome: 'ISSUE', problem: null })
    .execute()
  return row
}
