import { sql } from 'kysely'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** What the office hands out, as the network grows: a voucher for each of the many artists, and a certificate of each of their trainings. */
export async function addPapers(db: Db): Promise<void> {
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['vouchers', 'voucher_entries', 'certificates'], ['vouchers', 'voucher_entries'], async () => {
      await sql`
        insert into vouchers (code, kind, value, currency, holder_id, holder_name, source, issued_at, available_at,
          valid_until, max_usages, uses_left, payment_status, price_amount, price_currency)
        select 'MANY' || lpad(upper(to_hex(id)), 8, '0'), case when id % 2 = 0 then 'PERCENT' else 'AMOUNT' end,
          case when id % 2 = 0 then 5 + id % 40 else 1000 + id % 500 * 100 end, case when id % 2 = 1 then 'PLN' end,
          user_id, last_name || ' ' || first_name, (array['ADMIN', 'ADMIN', 'REVIEW'])[1 + id % 3], issued_at,
          issued_at + interval '14 days', issued_at + (104 + id % 300) * interval '1 day', 3, (array[0, 1, 3])[1 + id % 3],
          case when id % 20 = 0 then 'PAID' else 'FREE' end, case when id % 20 = 0 then 10000 end, case when id % 20 = 0 then 'PLN' end
        from pro_artists, lateral (select now() - (hashint4(id) & 1048575) * interval '1 minute' as issued_at) issued
        where email like 'many.%'
      `.execute(tx)
      await sql`
        insert into voucher_entries (voucher_id, kind, uses, made_at)
        select id, 'ISSUE', max_usages, issued_at from vouchers where code like 'MANY%'
      `.execute(tx)
      await sql`
        insert into certificates (number, participant_id, training_id, student_id, language, holder, title, artist, technique,
          first_day, last_day, minutes, issued_at)
        select 'AT-2026-' || upper(overlay(lpad(to_hex(seat.id), 8, '0') placing '-' from 5 for 0)), seat.id, trainings.id,
          student_id, 'pl', students.last_name || ' ' || students.first_name, title ->> 'pl', artist_name, technique,
          starts_at::date, ends_at::date, 180, ends_at
        from trainings
          join lateral (select id, student_id from participants where training_id = trainings.id order by id limit 1) seat on true
          join students on students.id = student_id
        where trainings.artist_name is not null and students.email like 'many.%'
      `.execute(tx)
    }),
  )
  await sql`vacuum analyze vouchers, voucher_entries, certificates`.execute(db)
}
