import { type Expression, type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { inLanguage, isIn } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import { shownOfStudent } from '#people/students/server/students.queries.ts'
import type {
  SoldDetails,
  StudentPackage,
  StudentPackageQuery,
} from '#trade/student-packages/contract/student-packages.ts'

/** Sold packages for users who may view them, and none for others. Every read and write of the office starts here. */
export function visibleSoldPackages({ db, user }: Reader) {
  return db
    .selectFrom('student_packages')
    .$if(!hasPermission(user, 'can-view-student-packages'), (some) => some.where(sql<boolean>`false`))
}

type Packages = ReturnType<typeof visibleSoldPackages>

/** What the office's list of sold packages shows, and how it is filtered and sorted. */
export function soldPackageList(ctx: Reader<'language' | 'now'>, query: StudentPackageQuery) {
  const { status, payment, unclaimed, cancelled, studentId, packageId, soldFrom, soldTo } = query
  return {
    table: 'student_packages' as const,
    matching: visibleSoldPackages(ctx)
      .$if(!!status, (some) => some.where('student_packages.status', '=', status as never))
      .$if(!!payment, (some) => some.where('payment_status', '=', payment as never))
      .$if(unclaimed === 1, (some) => some.where(isUnclaimed))
      .$if(unclaimed === 0, (some) => some.where(({ not }) => not(isUnclaimed)))
      .$if(typeof cancelled === 'number', (some) =>
        some.where('student_packages.status', cancelled === 1 ? '=' : '!=', 'CANCELLED'),
      )
      .$if(!!studentId, (some) => some.where('student_id', '=', studentId as number))
      .$if(!!packageId, (some) => some.where('package_id', '=', packageId as number))
      .$if(!!soldFrom || !!soldTo, (some) => some.where('is_sale_day_known', '=', true))
      .$if(!!soldFrom, (some) => some.where('sold_at', '>=', midnight(soldFrom as string)))
      .$if(!!soldTo, (some) => some.where('sold_at', '<', midnight(soldTo as string, 1))),
    rows: (packages: Packages) => packageRows(packages, ctx.now),
    search: mentions,
    sort: {
      student: [sql.ref('student_packages.student_name')],
      name: [inLanguage(sql.ref('student_packages.name'), ctx.language)],
      price: [sql.ref('price_amount')],
      unclaimed_since: [unclaimedSince],
    },
  }
}

/** What was free is owed to nobody. */
const isUnclaimed = sql<boolean>`(student_packages.is_unclaimed and student_packages.price_amount > 0)`

/** Paid, over, not used and not paid back: value that the office extends or pays back. */
export function unclaimedPackages(db: Db) {
  return db.selectFrom('student_packages').where(isUnclaimed)
}

/** Since when an unclaimed package waits for the office: the queue's age, and the order in which it is worked off. */
export const unclaimedSince = sql<string>`coalesce(
  student_packages.cancelled_at, student_packages.expires_at, student_packages.sold_at
)`

/** A word is in the package's name, or in the search text of its student: each side has its index. */
function mentions(word: string) {
  const learners = sql`select id from students where ${isIn(sql.ref('students.search'), word)}`
  return sql<SqlBool>`(
    ${isIn(sql.ref('student_packages.search'), word)} or student_id = any (array(${learners}))
  )`
}

function packageRows(packages: Packages, now: Date) {
  return packages
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'student_packages.pro_artist_id')
    .select([
      'student_packages.id',
      'student_packages.name',
      sql<StudentPackage['student']>`json_build_object(${shownOfStudent})`.as('student'),
      sql<StudentPackage['seller']>`case when pro_artists.id is not null then json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name
      ) end`.as('seller'),
      moneyOf('student_packages.price').as('price'),
      'payment_status',
      'student_packages.status',
      'entries_used',
      'entries_total',
      'entries_refunded',
      'refunded_amount',
      isUnclaimed.as('is_unclaimed'),
      unclaimedSince.as('unclaimed_since'),
      'validity_days',
      knownSaleDay.as('sold_at'),
      'activates_at',
      'expires_at',
      lastDay.as('last_day'),
      openPause(now).as('pause'),
      'student_packages.revision',
    ])
}

/** When it was sold; null for a sale of before the portal on a day that nobody knows. */
export const knownSaleDay = sql<string | null>`case when is_sale_day_known then sold_at end`

/** On which a sold package is valid, in the academy: what expires at midnight is valid through the day before. */
export const lastDay = sql<string | null>`(
  ((student_packages.expires_at - interval '1 millisecond') at time zone ${sql.lit(academyZone)})::date
)`

/** The pause of a sold package that is on or ahead; there is one at most. */
export function openPause(now: Date) {
  const today = academyDay(now)
  return sql<StudentPackage['pause']>`(
    select json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'is_on', starts_on <= ${today}::date)
    from student_package_pauses where student_package_id = student_packages.id and ends_on >= ${today}::date
  )`
}

const pauses = sql<SoldDetails['pauses']>`(
  select coalesce(json_agg(json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'reason', reason) order by starts_on), '[]')
  from student_package_pauses where student_package_id = student_packages.id
)`

export function soldPackage(asking: Reader<'now'>, id: number): Promise<SoldDetails | undefined> {
  return packageRows(visibleSoldPackages(asking), asking.now)
    .select([pauses.as('pauses'), 'may_artist_register', 'is_withdrawal', 'is_seller_deleted'])
    .where('student_packages.id', '=', id)
    .executeTakeFirst()
}

/** What a student bought and can still use. */
export function openPackages(db: Db, { id }: Pick<User, 'id'>) {
  return db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .where('students.user_id', '=', id)
    .where('student_packages.status', '=', 'ACTIVE')
    .whereRef('entries_used', '<', 'entries_total')
}

/** What a student can use at a moment: active, not expired or paused then, with entries left. */
export function usablePackages(db: Db, studentId: number | Expression<number>, at: Date) {
  return db
    .selectFrom('student_packages')
    .where('student_id', '=', studentId)
    .where('student_packages.status', '=', 'ACTIVE')
    .whereRef('entries_used', '<', 'entries_total')
    .where('activates_at', '<=', at.toISOString())
    .where('expires_at', '>', at.toISOString())
    .where(notPausedOn(academyDay(at)))
}

/** Whether a user has an entry for the moment in a column, as `usablePackages` finds it. */
export function hasEntryAt(userId: number, at: Expression<unknown>) {
  return sql<boolean>`exists (
    select from student_packages
    join students on students.id = student_packages.student_id
    where students.user_id = ${userId} and student_packages.status = 'ACTIVE' and entries_used < entries_total
      and activates_at <= ${at} and expires_at > ${at}
      and not exists (
        select from student_package_pauses where student_package_id = student_packages.id
          and (${at} at time zone ${academyZone})::date between starts_on and ends_on
      )
  )`
}

/** Until when a user has an entry at the latest: the index of trainings is read that far alone. */
export function lastEntryOf(db: Db, userId: number) {
  return db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .select(sql<string>`max(expires_at)`.as('at'))
    .where('students.user_id', '=', userId)
    .where('student_packages.status', '=', 'ACTIVE')
}

/** Of sold packages: none whose pause that day lies in. */
export function notPausedOn(day: string) {
  return sql<SqlBool>`not exists (
    select from student_package_pauses
    where student_package_id = student_packages.id and starts_on <= ${day}::date and ends_on >= ${day}::date
  )`
}

/** Whose a sold package is, and what is left of it: for those who write to them. */
export function buyerOf(db: Db, id: number) {
  return db
    .selectFrom('student_packages')
    .innerJoin('students', 'students.id', 'student_packages.student_id')
    .select(['students.user_id', 'students.email', 'students.first_name', 'students.language_name'])
    .select(['student_packages.name', sql<number>`entries_total - entries_used`.as('entries_left')])
    .select(sql<string>`coalesce(${lastDay}::text, '')`.as('last_day'))
    .where('student_packages.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What counts as sold: all that was not taken back. */
export function soldPackages(db: Db) {
  return db.selectFrom('student_packages').where('status', '!=', 'CANCELLED')
}

/** Sold packages that wait for the office. */
export function pendingPackages(db: Db) {
  return db.selectFrom('student_packages').where('status', '=', 'PENDING')
}
