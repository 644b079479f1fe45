import { type SqlBool, sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { acceptedAt, versionInForce, withNames } from '#academy/terms/server/terms.queries.ts'
import type { Reader } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import type {
  OpenTraining,
  OpenTrainingQuery,
  OpenTrainingRow,
} from '#teaching/open-trainings/contract/open-trainings.ts'
import { ownParticipants, sessions, venueInLine } from '#teaching/participants/server/participants.queries.ts'
import { choicesFor } from '#teaching/participants/server/seats/entry-choices.queries.ts'
import { overlapsAt } from '#teaching/participants/server/student-overlaps.queries.ts'
import { ownOpenWaiting } from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'
import { waitingSignUps } from '#teaching/sign-ups/server/sign-ups.queries.ts'
import { hasEntryAt, lastEntryOf } from '#trade/student-packages/server/student-packages.queries.ts'
import { dueFor, voucherChoices } from '#trade/vouchers/server/vouchers.queries.ts'
import { type Cities, isNear } from './near-cities.ts'

/** Published, and still to begin: visible for everybody with an account, as on the academy's pages. */
export function openTrainings({ db, now }: Pick<Reader<'now'>, 'db' | 'now'>) {
  return db
    .selectFrom('trainings')
    .where('trainings.state', '=', 'PUBLISHED')
    .where('trainings.starts_at', '>', now.toISOString())
}

/** Of how many cities a choice is offered. */
const mostCities = 500

/** Where they are held, in alphabetical order. */
export async function openCities(ctx: Pick<Reader<'now'>, 'db' | 'now'>): Promise<Cities> {
  const rows = await openTrainings(ctx)
    .select(['city as name', 'country'])
    .distinct()
    .where('city', 'is not', null)
    .orderBy('name')
    .limit(mostCities)
    .execute()
  return rows as { name: string; country: string }[]
}

/** What the list of open trainings shows, and how it is filtered and sorted. */
export async function openTrainingList(ctx: Reader<'now' | 'language'>, query: OpenTrainingQuery) {
  const { technique, kind, language, near, startsFrom, startsTo, seatsLeft, entry } = query
  const isClose = near ? await isNear(await openCities(ctx), near) : null
  return {
    table: 'trainings' as const,
    matching: openTrainings(ctx)
      // Those that are over come first in the index by their ends.
      .$if(query.sortBy === 'ends_at', (some) => some.where('trainings.ends_at', '>', ctx.now.toISOString()))
      .$if(!!technique, (some) => some.where('trainings.technique', '=', technique as never))
      .$if(!!kind, (some) => some.where('trainings.kind', '=', kind as never))
      .$if(!!language, (some) => some.where('trainings.language', '=', language as never))
      .$if(isClose !== null, (some) => some.where(isClose as NonNullable<typeof isClose>))
      .$if(!!startsFrom, (some) => some.where('trainings.starts_at', '>=', midnight(startsFrom as string)))
      .$if(!!startsTo, (some) => some.where('trainings.starts_at', '<', midnight(startsTo as string, 1)))
      .$if(seatsLeft === 1, (some) => some.where('trainings.seats_left', '>', 0))
      .$if(seatsLeft === 0, (some) => some.where('trainings.seats_left', '=', 0))
      .$if(entry === 1, (some) =>
        some.where(entryThen(ctx)).where('trainings.starts_at', '<', lastEntryOf(ctx.db, ctx.user.id)),
      )
      .$if(entry === 0, (some) => some.where(({ not }) => not(entryThen(ctx)))),
    rows: (some: ReturnType<typeof openTrainings>) => rowsOf(some, ctx),
    search: sql.ref<string>('trainings.search'),
    sort: {
      name: [inLanguage(sql.ref('trainings.title'), ctx.language)],
      city: [inPolishOrder('trainings.city')],
      price: [sql.ref('trainings.price_amount')],
    },
  }
}

const entryThen = ({ user }: Reader) =>
  hasEntryAt(user.id, sql.ref('trainings.starts_at')) as ReturnType<typeof sql<SqlBool>>

function rowsOf(some: ReturnType<typeof openTrainings>, ctx: Reader) {
  return some.leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id').select([
    'trainings.id',
    'trainings.title',
    sql<OpenTrainingRow['artist']>`case when pro_artists.id is not null then json_build_object(
      'first_name', first_name, 'last_name', last_name
    ) end`.as('artist'),
    'trainings.technique',
    'trainings.kind',
    'trainings.language',
    sql<string>`trainings.starts_at`.as('starts_at'),
    sql<string>`trainings.ends_at`.as('ends_at'),
    'trainings.time_zone',
    'trainings.city',
    moneyOf('trainings.price').as('price'),
    sql<number>`trainings.seats_left`.as('seats_left'),
    sql<boolean>`${entryThen(ctx)}`.as('has_entry'),
    placeOf(ctx).as('place'),
  ])
}

const ofTraining = sql<number>`trainings.id`

/** What the reader has at the training in the query. */
function placeOf(ctx: Reader) {
  const seat = ownParticipants(ctx)
    .select(sql`'SEAT'`.as('place'))
    .where('participants.training_id', '=', ofTraining)
    .where('participants.status', '!=', 'CANCELLED')
  const waiting = ownOpenWaiting(ctx)
    .select('waiting_students.status as place')
    .where('waiting_students.training_id', '=', ofTraining)
  return sql<
    OpenTrainingRow['place']
  >`coalesce((${seat}), (${waiting}), (${requestOf(ctx).select(sql`'REQUESTED'`.as('place'))}))`
}

/** The reader's sign-up for the training in the query, as long as it waits for the office. */
function requestOf({ db, user }: Reader) {
  return waitingSignUps(db)
    .where('sign_ups.training_id', '=', ofTraining)
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(sign_ups.email)`, '=', user.email.toLowerCase()),
        eb('sign_ups.student_id', 'in', db.selectFrom('students').select('id').where('user_id', '=', user.id)),
      ]),
    )
    .limit(1)
}

/** One of them, with what would pay for the reader's seat. */
export async function openTraining(ctx: Reader<'now' | 'texts'>, id: number): Promise<OpenTraining | undefined> {
  const row = await rowsOf(openTrainings(ctx), ctx)
    .select(requestOf(ctx).select('held_until').as('held_until'))
    .select(['trainings.description', sessions.as('sessions'), venueInLine.as('venue')])
    .where('trainings.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const studentId = await ownStudentId(ctx)
  const takes_requests = (await settingsInForce(ctx.db)).sign_ups !== 'OFF'
  const price = row.price
  const terms = await ownTerms(ctx)
  const nothing = { takes_requests, terms, packages: [], vouchers: [], overlaps: [], due: price.amount, is_paid: false }
  if (studentId === undefined || row.place === 'SEAT') return { ...row, ...nothing }
  const [packages, vouchers, overlaps, before] = await Promise.all([
    choicesFor(ctx, studentId, row.starts_at),
    voucherChoices(ctx.db, studentId, price.currency, ctx.now),
    overlapsAt(ctx.db, { trainingId: id, studentId }),
    formerSeat(ctx.db, id, studentId),
  ])
  const due = before ? (await dueFor(ctx.db, before.id)).due : price.amount
  const is_paid = before !== undefined && (before.student_package_id !== null || (due === 0 && price.amount > 0))
  return { ...row, takes_requests, terms, packages, vouchers, overlaps, due, is_paid }
}

/** What applies at the academy, and since when the reader has accepted it: without that nothing is open to students. */
async function ownTerms({ db, now, user, texts }: Reader<'now' | 'texts'>): Promise<OpenTraining['terms']> {
  const inForce = await versionInForce(db, now)
  return inForce ? { ...withNames(texts, inForce), accepted_at: await acceptedAt(db, user, inForce.id) } : null
}

/** The reader's row of students, if there is one yet. */
async function ownStudentId({ db, user }: Reader): Promise<number | undefined> {
  const row = await db.selectFrom('students').select('id').where('user_id', '=', user.id).executeTakeFirst()
  return row?.id
}

/** A seat that the student gave up, and may have lost something with. */
function formerSeat(db: Db, trainingId: number, studentId: number) {
  return db
    .selectFrom('participants')
    .select(['id', 'student_package_id'])
    .where('training_id', '=', trainingId)
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}
