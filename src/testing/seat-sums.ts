import { sql } from 'kysely'
import type { Db } from '#server/kit/postgres/database.ts'

/** The reason of an office that revokes a certificate of somebody who passed. */
export const byHand = 'Na prośbę kursanta.'

/**
 * Rows whose sums are wrong, each by what is wrong with it; there are none. Marks and certificates are those of trainings that were planned
 * in the same story: another one goes by a clock of its own.
 */
export async function wrongSums(db: Db, now: Date, firstTraining: number): Promise<unknown[]> {
  const { rows } = await sql`
    select 'seats' as wrong, id from trainings where seats_taken > seats_max or seats_taken <>
      (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
      + (select count(*) from waiting_students where training_id = trainings.id and status = 'OFFERED')
    union all
    select 'entries', id from student_packages where entries_used <> entries_before +
      (select count(*) from participants where student_package_id = student_packages.id)
    union all
    select 'status', id from student_packages
      where (status = 'USED_UP') <> (entries_used = entries_total and status not in ('EXPIRED', 'CANCELLED'))
    union all
    select 'due', participants.id from participants join trainings on trainings.id = training_id
      cross join lateral (
        select coalesce(sum(redeemed), 0) as redeemed from voucher_entries where participant_id = participants.id
      ) by_vouchers
      cross join lateral (
        select case when status = 'CANCELLED' or student_package_id is not null then 0
          else greatest(price_amount - redeemed - waived_amount, 0) end as asked, paid_amount - refunded_amount as had
      ) its
      where due <> greatest(asked - had, 0) or had < 0 or (
        to_refund <> greatest(had - asked, 0) and not (status = 'CANCELLED' and is_payment_kept and to_refund = 0)
      )
    union all
    select 'unclaimed', id from student_packages where is_unclaimed <> (
      payment_status <> 'UNPAID' and status in ('EXPIRED', 'CANCELLED') and entries_total - entries_used > entries_refunded
    ) or payment_status = 'REFUNDED' and status = 'ACTIVE'
    union all
    select 'uses', vouchers.id from vouchers where uses_left < 0 or uses_left <>
      (select coalesce(sum(uses), 0) from voucher_entries where voucher_id = vouchers.id)
    union all
    select 'balance', vouchers.id from vouchers where budget is not null and (balance not between 0 and budget or balance <>
      (select coalesce(sum(amount), 0) from voucher_entries where voucher_id = vouchers.id))
    union all
    select 'pays', voucher_id from (
      select voucher_id, participant_id from voucher_entries where participant_id is not null
      group by voucher_id, participant_id having sum(uses) not in (0, -1)
    ) paid
    union all
    select 'gone', vouchers.id from vouchers join users on users.id = holder_id
      where main_role_id is null and (is_short or has_paid_value) and blocked_at is null
    union all
    select 'twice', waiting.id from waiting_students waiting
      join participants on participants.training_id = waiting.training_id and participants.student_id = waiting.student_id
      where waiting.status in ('WAITING', 'OFFERED') and participants.status <> 'CANCELLED'
    union all
    -- A training that was called off, or whose artist is gone, holds nothing back.
    select 'kept', participants.id from participants join trainings on trainings.id = training_id
      where state = 'CANCELLED' and (
        participants.status <> 'CANCELLED' or student_package_id is not null or due > 0
        or to_refund <> paid_amount - refunded_amount
        or (select coalesce(sum(redeemed), 0) from voucher_entries where participant_id = participants.id) <> 0
      )
    union all
    select 'awaited', waiting.id from waiting_students waiting join trainings on trainings.id = training_id
      where state = 'CANCELLED' and waiting.status in ('WAITING', 'OFFERED')
    union all
    select 'orphans', id from trainings where pro_artist_id is null and state not in ('COMPLETED', 'CANCELLED')
    union all
    -- Nobody was at what is still to come, or has a seat no more; nobody passed or failed who was not there.
    select 'marks', participant_id from attendances
      join participants on participants.id = participant_id
      join training_sessions on training_sessions.id = training_session_id
      where participants.training_id >= ${firstTraining} and (
        participants.status = 'CANCELLED' or training_sessions.starts_at > ${now.toISOString()}
        or training_sessions.training_id <> participants.training_id
      )
    union all
    select 'outcome', participants.id from participants
      cross join lateral (
        select coalesce(bool_or(is_present), false) as was from attendances where participant_id = participants.id
      ) there
      where outcome in ('PASS', 'FAIL') and not was or outcome = 'NO_SHOW' and was
    union all
    select 'certificate', participants.id from participants join trainings on trainings.id = training_id
      where trainings.id >= ${firstTraining} and (outcome = 'PASS' and state = 'COMPLETED')::int <>
        (select count(*) from certificates where participant_id = participants.id and (
          certificates.state = 'VALID'
          or revocation_reason = ${byHand} and certificates.id = (
            select max(id) from certificates where participant_id = participants.id
          ) and outcome = 'PASS'
        ))
    union all
    select 'completed', id from pro_artists where trainings_completed <> (
      select count(*) from trainings where pro_artist_id = pro_artists.id and state = 'COMPLETED' and exists (
        select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
      )
    )
  `.execute(db)
  return rows
}
