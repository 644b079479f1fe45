import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/server/http/context.ts'

/* What seats enter into the ledger of vouchers: uses and their returns. Whether a voucher may be used there, seats decide. */

type Use = { participant_id: number; currency: string; amount: number }

/** One use of a voucher that the caller has locked; returns the id of the ledger's row. */
export async function enterUse(
  { db, user, now }: Actor,
  { id: voucher_id, balance }: { id: number; balance: number | null },
  { amount, ...seat }: Use,
): Promise<number> {
  const { id } = await db
    .insertInto('voucher_entries')
    .values({
      ...seat,
      voucher_id,
      kind: 'USE',
      uses: -1,
      amount: balance === null ? 0 : -amount,
      redeemed: amount,
      made_by: user?.id ?? null,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** SQL that returns those uses (`used`) which were not returned before, for a `with`; its rows are those of the ledger. */
export function enterReturns({ user, now }: Actor, which: RawBuilder<unknown>, reason: string | null) {
  return sql`
    insert into voucher_entries
      (voucher_id, kind, uses, amount, redeemed, currency, participant_id, returns_id, reason, made_by, made_at)
    select voucher_id, 'RETURN', 1, -amount, -redeemed, currency, participant_id, id, ${reason}, ${user?.id ?? null}::int, ${now}
    from voucher_entries used
    where ${which} and kind = 'USE' and not exists (select from voucher_entries where returns_id = used.id)
    order by id
    returning *
  `
}
