import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Outcome } from '#teaching/participants/contract/participants.flow.ts'

/** `seated_on`: a day of the academy. */
export type FormerSeat = { training_id: number; student_id: number; outcome: Outcome; seated_on: string }

/** Enters who took part before the portal, and notifies nobody: no certificate and no review follows. Returns ids in the order of the rows. */
export async function bringInSeats(db: Db, seats: readonly FormerSeat[]): Promise<number[]> {
  const rows = seats.map((seat, line) => ({ ...seat, line }))
  const { rows: made } = await sql<{ id: number }>`
    insert into participants (training_id, student_id, status, outcome, registered_at)
    select training_id, student_id, 'CONFIRMED', outcome, midnight_of(seated_on)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seats (line int, training_id int, student_id int, outcome text, seated_on date)
    order by line
    returning id
  `.execute(db)
  return made.map(({ id }) => id).sort((one, other) => one - other)
}

/** Deletes those that are as they came, with their trainings' ids; answers why the others stay. */
export async function removeFormerSeats(db: Db, ids: readonly number[]) {
  const { rows: staying } = await sql<{ id: number; reason: 'edited' | 'used' }>`
    select id, case when revision > 1 then 'edited' else 'used' end as reason from participants
    where id = any(${ids}) and (
      revision > 1 or exists (select from attendances where participant_id = participants.id)
      or exists (select from voucher_entries where participant_id = participants.id)
      or exists (select from certificates where participant_id = participants.id)
    )
    order by id for update
  `.execute(db)
  const reasons = new Map(staying.map(({ id, reason }) => [id, reason]))
  const { rows: left } = await sql<{ training_id: number }>`
    delete from participants where id = any(${ids.filter((id) => !reasons.has(id))}) returning training_id
  `.execute(db)
  return { reasons, training_ids: [...new Set(left.map(({ training_id }) => training_id))] }
}
