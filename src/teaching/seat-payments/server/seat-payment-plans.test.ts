import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'
import type { Academy } from '#testing/academy.ts'
import { trainingOf } from '#testing/make/make-seats.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds who owes among very many seats that are paid: by its indexes. */

let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const filters: Input<typeof seatPayments.list>[] = [{ state: 'DUE' }, { state: 'TO_REFUND' }, { state: 'RECORDED' }]

test.each([undefined, 'registered_at', 'refund_due_since', 'payment_at'] as const)(
  'by %s, with each filter, both ways',
  async (sortBy) => {
    expect(await slowPages(filled, seatPayments.list, { filters, sortBy, table: 'participants', most: 3000 })).toEqual(
      [],
    )
  },
)

async function insertMany({ db }: Academy) {
  const trainingId = await trainingOf(db, null)
  await sql`
    with made as (
      insert into users (first_name, last_name, email, language_name, created_at)
      select 'Anna', 'Kowal' || n, 'many-' || n || '@example.com', 'pl', now() from generate_series(1, 20000) n
      returning id, first_name, last_name, email, language_name, created_at
    )
    insert into students (user_id, first_name, last_name, email, language_name, created_at)
    select id, first_name, last_name, email, language_name, created_at from made
  `.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`alter table participants disable trigger user`.execute(tx)
    await sql`
      insert into participants (training_id, student_id, status, registered_at, due, to_refund, payment_at)
      select ${trainingId}, id, 'CANCELLED', now() - id * interval '1 minute', case when id % 40 = 0 then 100 else 0 end,
        case when id % 40 = 1 then 100 else 0 end,
        case when id % 2 = 0 then now() - (id % 977) * interval '1 hour' end
      from students where email like 'many-%'
    `.execute(tx)
    await sql`alter table participants enable trigger user`.execute(tx)
  })
  await vacuum(db, 'participants', 'students', 'users')
}
