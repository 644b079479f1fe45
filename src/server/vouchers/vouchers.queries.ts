import type { Db, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    vouchers: {
      id: Generated<number>
      code: string
      kind: 'PERCENT' | 'AMOUNT'
      /** Percent, or minor units of the currency. */
      value: number
      currency: string | null
      holder_id: number
      source: 'ADMIN' | 'REVIEW' | 'BENEFIT'
      issued_at: Instant
      available_at: Instant
      valid_until: Instant
      max_usages: Generated<number>
      note: string | null
    }
  }
}

/** Vouchers that wait for their first day. */
export function scheduledVouchers(db: Db, now: Date) {
  return db.selectFrom('vouchers').where('available_at', '>', now.toISOString())
}

/** A holder's vouchers that can be used now. */
export function usableVouchers(db: Db, { id }: { id: number }, now: Date) {
  return db
    .selectFrom('vouchers')
    .where('holder_id', '=', id)
    .where('available_at', '<=', now.toISOString())
    .where('valid_until', '>', now.toISOString())
}
