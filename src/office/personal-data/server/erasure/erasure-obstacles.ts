import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Obstacle, obstacleKinds } from '#office/personal-data/contract/erasures.ts'
import { isFinalTraining } from '#teaching/trainings/server/trainings.queries.ts'
import type { Person } from '../person.ts'

/** What has to be settled with somebody before they can be erased, and how much of each there is. */
export async function obstaclesTo(db: Db, { user, artist, student }: Person): Promise<Obstacle[]> {
  const { rows } = await sql<Record<Obstacle['kind'], number>>`select
    (select count(*)::int from user_roles join roles on roles.id = role_id
      where user_id = ${user} and roles.name = 'super-admin' and not exists (${otherOwners(user)})) as "LAST_OWNER",
    (select count(*)::int from trainings
      where pro_artist_id = ${artist} and not ${isFinalTraining} and seats_taken > 0) as "TRAININGS",
    (select count(*)::int from student_packages
      where student_id = ${student} and payment_status <> 'UNPAID' and price_amount > 0
        and entries_used + entries_refunded < entries_total) as "PACKAGES",
    (select count(*)::int from vouchers where holder_id = ${user} and (is_short or has_paid_value)) as "VOUCHERS",
    (select count(*)::int from participants where student_id = ${student} and to_refund > 0) as "REFUNDS",
    (select count(*)::int from participants join trainings on trainings.id = training_id
      where student_id = ${student} and status <> 'CANCELLED' and not ${isFinalTraining}) as "SEATS",
    (select count(*)::int from abuse_reports where (decided_at is null or state = 'OBJECTED') and (
      pro_artist_id = ${artist} or review_id in (
        select reviews.id from reviews join participants on participants.id = participant_id where student_id = ${student}
      ))) as "REPORTS"
  `.execute(db)
  const [counts] = rows
  return obstacleKinds.flatMap((kind) => {
    const count = counts?.[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}

/** Other users who can sign in as an owner. */
const otherOwners = (user: number | null) => sql`
  select from users
  join user_roles held on held.user_id = users.id
  join roles owner on owner.id = held.role_id and owner.name = 'super-admin'
  left join pro_artists on pro_artists.user_id = users.id
  where users.id is distinct from ${user} and users.status = 'ACTIVE' and coalesce(activation_status, 1) = 1`
