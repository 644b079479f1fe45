import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type {
  ArtistReviews,
  ArtistTraining,
  ReceivedVoucher,
  SoldPackage,
} from '#office/artist-page/contract/artists.work.ts'
import { decidedReportsOf, takenDownOf } from '#reputation/reviews/server/removals.queries.ts'
import { publicReviews, reviewFigures } from '#reputation/reviews/server/reviews.queries.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { knownSaleDay } from '#trade/student-packages/server/student-packages.queries.ts'
import { voucherState } from '#trade/vouchers/server/vouchers.queries.ts'

/* What an artist did, each as a column of the artist's row: the page comes in one round trip. */

const shownTrainings = 100
const shownReviews = 5
const shownPackages = 10

const trainings = sql<ArtistTraining[]>`(
  select coalesce(json_agg(found order by starts_at desc nulls first, id desc), '[]')
  from (
    select id, title, technique, kind, state, starts_at, ends_at, time_zone, venue ->> 'city' as city, seats_max, seats_taken
    from trainings
    where pro_artist_id = pro_artists.id
    order by starts_at desc nulls first, id desc
    limit ${shownTrainings}
  ) found
)`

/** The artist's trainings, drafts among them, are visible to them, and to users who may see all trainings. */
export function trainingsFor(reader: User) {
  if (hasPermission(reader, allTrainingsRight)) return trainings
  return sql<ArtistTraining[] | null>`case when pro_artists.user_id = ${reader.id} then ${trainings} end`
}

export function reviewsOf(db: Db) {
  const artist = sql.ref<number>('pro_artists.id')
  return sql<ArtistReviews>`json_build_object(
    'figures', ${jsonObjectFrom(reviewFigures(db, artist))},
    'removed', (${takenDownOf(db.selectFrom('reviews').where('reviews.artist_id', '=', artist))}),
    'reports', ${decidedReportsOf({ artistId: artist })},
    'newest', ${jsonArrayFrom(publicReviews(db, artist).limit(shownReviews))}
  )`
}

const soldPackages = sql<SoldPackage[]>`(
  select coalesce(json_agg(found order by sold_at desc nulls last, id desc), '[]')
  from (
    select
      student_packages.id, packages.name, ${fullNameIn('students')} as student,
      student_packages.status, entries_used, entries_total, ${knownSaleDay} as sold_at
    from student_packages
    join packages on packages.id = package_id
    join students on students.id = student_id
    where pro_artist_id = pro_artists.id
    order by student_packages.sold_at desc, student_packages.id desc
    limit ${shownPackages}
  ) found
)`

/** The artist's sales are visible to them, and to users who may see packages. */
export function packagesFor(reader: User) {
  if (hasPermission(reader, 'can-view-student-packages')) return soldPackages
  return sql<SoldPackage[] | null>`case when pro_artists.user_id = ${reader.id} then ${soldPackages} end`
}

/**
 * The artist's vouchers are visible to them, and to users who may see vouchers; the office's note only to the office.
 */
export function vouchersFor(reader: User, now: Date) {
  const received = sql<ReceivedVoucher[]>`(
    select coalesce(json_agg(json_build_object(
      'id', id, 'code', code, 'kind', kind, 'value', value, 'currency', currency,
      'state', ${voucherState(now)},
      'issued_at', issued_at, 'available_at', available_at, 'valid_until', valid_until
    ) order by issued_at desc, id desc), '[]')
    from vouchers where holder_id = pro_artists.user_id and (taken_back_at is null or max_usages > 0)
  )`
  if (hasPermission(reader, 'can-view-all-vouchers')) return received
  return sql<ReceivedVoucher[] | null>`case when pro_artists.user_id = ${reader.id} then ${received} end`
}
