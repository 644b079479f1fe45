import { type Expression, sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { CheckedVoucher, RedemptionAtTraining } from '#teaching/redemptions/contract/redemptions.ts'
import { codeEnd, isReturned, seatPrice } from '#trade/vouchers/server/vouchers.queries.ts'

type HeldSeat = Omit<CheckedVoucher['seats'][number], 'takes'> & { /** By this voucher. */ is_used: boolean }

/** The holder's seats at some trainings for which something could be due, the next training on top. */
export async function seatsOfHolder(
  db: Db,
  voucherId: number,
  now: Date,
  trainingIds: Expression<unknown>,
): Promise<HeldSeat[]> {
  const at = now.toISOString()
  const { rows } = await sql<HeldSeat>`
    select participants.id as participant_id, ${fullNameIn('students')} as student,
      json_build_object('id', trainings.id, 'title', title, 'session', (
        select json_build_object('starts_at', starts_at, 'ends_at', ends_at) from training_sessions
        where training_id = trainings.id order by ends_at < ${at}, abs(extract(epoch from starts_at - ${at}::timestamptz)) limit 1
      ), 'time_zone', time_zone) as training,
      ${seatPrice} as price, price_currency as currency, due,
      exists (
        select from voucher_seats where voucher_seats.participant_id = participants.id and voucher_id = ${voucherId}
      ) as is_used
    from participants
    join students on students.id = student_id
    join trainings on trainings.id = training_id
    where students.user_id = (select holder_id from vouchers where id = ${voucherId})
      and participants.status <> 'CANCELLED' and trainings.state <> 'CANCELLED' and trainings.id in (${trainingIds})
    order by ends_at < ${at}, case when ends_at < ${at} then null else starts_at end, starts_at desc, participants.id
    limit 20
  `.execute(db)
  return rows
}

/** Uses of vouchers at the trainings of a query. */
export function redemptionsAt(db: Db) {
  return db
    .selectFrom('voucher_entries')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_entries.voucher_id')
    .innerJoin('participants', 'participants.id', 'voucher_entries.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .where('voucher_entries.kind', '=', 'USE')
    .select([
      'voucher_entries.id',
      'voucher_entries.redeemed as amount',
      sql<string>`voucher_entries.currency`.as('currency'),
      'voucher_entries.made_at as at',
      isReturned.as('is_returned'),
      codeEnd.as('code_end'),
      sql<string>`${fullNameIn('students')}`.as('student'),
      sql<RedemptionAtTraining['training']>`json_build_object('id', trainings.id, 'title', trainings.title)`.as(
        'training',
      ),
    ])
}
