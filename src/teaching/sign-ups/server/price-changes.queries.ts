import { type SqlBool, sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Db } from '#kit/server/postgres/database.ts'

export type Concerned = {
  kind: 'SEAT' | 'LISTED' | 'REQUEST'
  participant_id: number | null
  sign_up_id: number | null
  user_id: number | null
  email: string
  first_name: string
  language_name: Language
}

/**
 * Whom another price concerns, each once: who has not paid all that their seat cost, or costs now; who waits for a seat that no entry pays;
 * and who requested one. Nobody who is blocked.
 */
export async function concernedByPrice(db: Db, trainingId: number, before: number): Promise<Concerned[]> {
  const redeemed = sql`(select coalesce(sum(redeemed), 0) from voucher_entries where participant_id = participants.id)`
  const wasDue = sql<SqlBool>`
    least(${before}::int, settled_price) > paid_amount - refunded_amount + waived_in_force(participants) + ${redeemed}
  `
  const { rows } = await sql<Concerned>`
    with of_accounts as (
      select 1 as place, 'SEAT' as kind, participants.id as participant_id, student_id, 'SEATED' as sign_up_state
      from participants
      where training_id = ${trainingId} and status <> 'CANCELLED' and student_package_id is null and (due > 0 or ${wasDue})
      union all
      select 2, 'LISTED', null, student_id, 'WAITLISTED' from waiting_students
      where training_id = ${trainingId} and status in ('WAITING', 'OFFERED') and (is_paid_otherwise or is_invited)
    ), concerned as (
      select place, kind, participant_id, (
        select max(id) from sign_ups
        where training_id = ${trainingId} and sign_ups.student_id = students.id and sign_ups.state = sign_up_state
      ) as sign_up_id, user_id, users.email, students.first_name, students.language_name
      from of_accounts join students on students.id = student_id join users on users.id = user_id
      where students.status = 'ACTIVE'
      union all
      select 3, 'REQUEST', null, sign_ups.id, user_id, coalesce(users.email, sign_ups.email), sign_ups.first_name,
        sign_ups.language_name
      from sign_ups left join students on students.id = student_id left join users on users.id = user_id
      where training_id = ${trainingId} and sign_ups.state = 'WAITING' and students.status is distinct from 'BLOCKED'
    )
    select kind, participant_id, sign_up_id, user_id, email, first_name, language_name from (
      select distinct on (lower(email)) * from concerned order by lower(email), place
    ) once order by place, participant_id, sign_up_id, lower(email)
  `.execute(db)
  return rows
}
