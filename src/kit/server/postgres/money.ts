import { sql } from 'kysely'
import type { Money } from '#kit/contract/values/money.ts'

/** SQL of an amount of money that two columns store: the amount and its currency. */

/** An amount of money in JSON, from two columns of a table. */
export function moneyOf(field: string) {
  return sql<Money>`json_build_object('amount', ${sql.ref(`${field}_amount`)}, 'currency', ${sql.ref(`${field}_currency`)})`
}
