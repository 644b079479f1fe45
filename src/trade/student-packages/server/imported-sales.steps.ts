import { sql } from 'kysely'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'

type ImportedSale = {
  line: number
  student_id: number
  package_id: number
  pro_artist_id: number | null
  price_amount: number
  payment_status: 'UNPAID' | 'PAID'
  entries: number
  entries_used: number
  validity_days: number
  /** A day of the academy; null where nobody knows it. */
  sold_on: string | null
  activates_on: string | null
  expires_on: string | null
  /** Its days are in the expiry. */
  pause: { starts_on: string; ends_on: string } | null
}

/** Adds sales of before the portal; returns their ids in the order of the lines. */
export async function addImportedSales(
  { db, now }: Context,
  sales: readonly ImportedSale[],
  pauseReason: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with sold as (
      select sold.*, midnight_of(sold_on) as sold_at,
        midnight_of(activates_on) as begins,
        midnight_of(coalesce(expires_on, activates_on + validity_days) + 1) as ends
      from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as sold (line int, student_id int, package_id int,
        pro_artist_id int, price_amount int, payment_status text, entries int, entries_used int, validity_days int, sold_on date,
        activates_on date, expires_on date)
    )
    insert into student_packages (student_id, package_id, pro_artist_id, price_amount, price_currency, payment_status,
      entries_total, entries_used, entries_before, sold_at, is_sale_day_known, activates_at, expires_at,
      status)
    select student_id, package_id, pro_artist_id, price_amount, ${currency}, payment_status, entries,
      entries_used, entries_used,
      least(sold_at, ${now}), sold_at is not null, begins, ends,
      case when begins is null then 'PENDING' when entries_used = entries then 'USED_UP' when ends <= ${now} then 'EXPIRED' else 'ACTIVE' end
    from sold order by line
    returning id
  `.execute(db)
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
  await enterPauses(
    db,
    now,
    pauseReason,
    sales.flatMap(({ pause }, index) => (pause ? [{ id: ids[index], ...pause }] : [])),
  )
  return ids
}

async function enterPauses(db: Db, now: Date, reason: string, pauses: readonly object[]): Promise<void> {
  await sql`
    insert into student_package_pauses (student_package_id, starts_on, ends_on, reason, created_at)
    select id, starts_on, ends_on, ${reason}, ${now}
    from jsonb_to_recordset(${JSON.stringify(pauses)}::jsonb) as pauses (id int, starts_on date, ends_on date)
  `.execute(db)
}

/** Of an import that is undone. */
export async function removeSales(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from student_packages where id = any(${ids})`.execute(db)
}
