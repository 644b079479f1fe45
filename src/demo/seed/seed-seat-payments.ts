import { sql } from 'kysely'
import type { World } from './seed-world.ts'

/** Participants without an entry have paid, except some; one need not, and one who paid withdrew, and has no refund yet. */
export async function enterSeatPayments({ db }: World): Promise<void> {
  await sql`
    update participants set paid_amount = due, payment_at = registered_at + interval '1 day',
      payment_by = (select min(user_id) from user_roles join roles on roles.id = role_id where roles.name = 'administrator')
    from trainings where trainings.id = training_id and due > 0 and ends_at < now() and participants.id % 12 <> 0
  `.execute(db)
  await sql`
    update participants set paid_amount = 0, waived_amount = paid_amount, payment_reason = 'Stypendium akademii.'
    where id = (select min(id) from participants where paid_amount > 0)
  `.execute(db)
  await sql`
    update participants set paid_amount = price_amount, payment_at = registered_at
    from trainings where trainings.id = training_id and participants.id = (
      select id from participants where status = 'CANCELLED' and student_package_id is null order by registered_at desc, id limit 1
    )
  `.execute(db)
}
