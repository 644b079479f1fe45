import { type SqlBool, sql } from 'kysely'
import type { Context, Reader } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import type { OwnWaiting, Waiting } from '#teaching/participants/contract/participants.ts'
import type { Offer } from '#teaching/participants/contract/waiting-list.ts'
import { usablePackages } from '#trade/student-packages/server/student-packages.queries.ts'
import { ledTrainings, studentOf, trainingFactsOf } from '../participants.queries.ts'
import { choicesFor } from '../seats/entry-choices.queries.ts'
import { overlapsOf } from '../student-overlaps.queries.ts'

const open = ['WAITING', 'OFFERED'] as const
type Open = (typeof open)[number]

/** Who still waits, or holds an offer. */
export function openWaiting(db: Db) {
  return db.selectFrom('waiting_students').where('waiting_students.status', 'in', open)
}

/** Those who wait for trainings that the reader leads. */
export function ledWaiting(asking: Reader, trainingId: number) {
  return openWaiting(asking.db)
    .where('waiting_students.training_id', '=', trainingId)
    .where('waiting_students.training_id', 'in', ledTrainings(asking).select('trainings.id'))
}

/** What the reader waits for. */
export function ownOpenWaiting(asking: Reader) {
  return ownWaitingEver(asking).where('waiting_students.status', 'in', open)
}

/** What the reader waits for or has waited for. */
export function ownWaitingEver({ db, user }: Reader) {
  return db
    .selectFrom('waiting_students')
    .where(
      'waiting_students.student_id',
      'in',
      db.selectFrom('students').select('students.id').where('user_id', '=', user.id),
    )
}

/** They lost an entry with a seat at this very training, which pays again. */
export const isPaidBefore = sql<boolean>`exists (
  select from participants seat where seat.training_id = waiting_students.training_id
    and seat.student_id = waiting_students.student_id and seat.student_package_id is not null
)`

const overlaps = overlapsOf(sql.ref('waiting_students.training_id'), sql.ref('waiting_students.student_id'))

/** Among the students who wait for the same training, including those with an offer. */
const position = sql<number>`(
  select count(*)::int from waiting_students earlier
  where earlier.training_id = waiting_students.training_id and earlier.status in ('WAITING', 'OFFERED')
    and earlier.id <= waiting_students.id
)`

/** First come first. */
export function waitingFor(db: Db, trainingId: number): Promise<Waiting[]> {
  return openWaiting(db)
    .innerJoin('students', 'students.id', 'waiting_students.student_id')
    .select([
      'waiting_students.id',
      studentOf.as('student'),
      position.as('position'),
      sql<Open>`waiting_students.status`.as('status'),
      'joined_at',
      'offer_ends_at',
      'is_paid_otherwise',
      'is_invited',
    ])
    .where('training_id', '=', trainingId)
    .orderBy('waiting_students.id')
    .execute()
}

const waitingStudentId = sql.ref<number>('waiting_students.student_id') as unknown as number

/** Who waits without an offer, first come first. */
export function queueOf(db: Db, { id, starts_at }: { id: number; starts_at: string | null }) {
  const entry = usablePackages(db, waitingStudentId, new Date(starts_at ?? 0)).select('student_packages.id')
  return db
    .selectFrom('waiting_students')
    .innerJoin('students', 'students.id', 'waiting_students.student_id')
    .select(({ eb, or, exists }) => [
      'waiting_students.id',
      'waiting_students.student_id',
      'is_told_unpaid',
      eb('students.status', '=', 'BLOCKED').$castTo<boolean>().as('is_blocked'),
      or([eb.ref('is_paid_otherwise'), isPaidBefore, exists(entry)])
        .$castTo<boolean>()
        .as('can_pay'),
    ])
    .where('training_id', '=', id)
    .where('waiting_students.status', '=', 'WAITING')
    .orderBy('waiting_students.id')
    .execute()
}

/** What the reader waits for, and what is offered to them. */
export async function ownWaiting(ctx: Reader<'now'>): Promise<OwnWaiting[]> {
  const rows = await ownOpenWaiting(ctx)
    .innerJoin('trainings', 'trainings.id', 'waiting_students.training_id')
    .select([
      'waiting_students.id',
      ...trainingFactsOf,
      'trainings.starts_at',
      'waiting_students.student_id',
      sql<Open>`waiting_students.status`.as('status'),
      position.as('position'),
      'offer_ends_at',
      isPaidBefore.as('is_paid'),
      'is_paid_otherwise',
      'is_invited',
      overlaps.as('overlaps'),
    ])
    .orderBy('waiting_students.id')
    .execute()
  return Promise.all(
    rows.map(async ({ student_id, starts_at, ...row }) => {
      const packages = await choicesFor(ctx, student_id, starts_at)
      return {
        ...row,
        online_url: null,
        can_pay: row.is_paid || row.is_paid_otherwise || packages.length > 0,
        packages: row.status === 'OFFERED' && !row.is_paid ? packages : [],
      }
    }),
  )
}

/** What a secret link offers, and what became of it. */
export async function offerByHash(ctx: Pick<Context, 'db' | 'now'>, hash: string): Promise<Offer | undefined> {
  const row = await ctx.db
    .selectFrom('waiting_students')
    .innerJoin('trainings', 'trainings.id', 'waiting_students.training_id')
    .innerJoin('students', 'students.id', 'waiting_students.student_id')
    .select([
      ...trainingFactsOf,
      'trainings.starts_at',
      'waiting_students.student_id',
      'students.first_name',
      'waiting_students.status',
      (eb) => eb.ref('offer_ends_at').$notNull().as('offer_ends_at'),
      isPaidBefore.as('is_paid'),
      'is_paid_otherwise',
      'is_invited',
      overlaps.as('overlaps'),
    ])
    .where('token_hash', '=', hashToken(hash))
    .executeTakeFirst()
  if (!row) return undefined
  const { student_id, starts_at, ...offer } = row
  const isOver = offer.status === 'OFFERED' && Date.parse(offer.offer_ends_at) <= ctx.now.getTime()
  const status = isOver ? 'EXPIRED' : offer.status
  const isOpen = status === 'OFFERED'
  return {
    ...offer,
    status,
    online_url: null,
    packages: isOpen && !offer.is_paid ? await choicesFor(ctx, student_id, starts_at) : [],
  }
}

/** Trainings that are still to begin and that somebody waits for without an offer. */
export function awaitedTrainings(db: Db, now: Date) {
  return db
    .selectFrom('trainings')
    .select(['id', 'starts_at'])
    .where('starts_at', '>', now.toISOString())
    .where('state', '!=', 'CANCELLED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('waiting_students')
          .select('waiting_students.id')
          .where(isOfTraining)
          .where('waiting_students.status', '=', 'WAITING'),
      ),
    )
    .orderBy('id')
    .execute()
}

type InQueue = { is_told_unpaid: boolean; can_pay: boolean; is_blocked: boolean }

/**
 * Whether a waiting student who can sign in has to be notified: that they cannot pay any more, or that they can pay
 * again.
 */
export function isNews({ is_told_unpaid, can_pay, is_blocked }: InQueue): boolean {
  return is_told_unpaid === can_pay && !is_blocked
}

/** Trainings at which an offer has ended, at which a free seat can be offered, or that began or were cancelled while people waited. */
export function trainingsToMoveOn(db: Db, now: Date) {
  return db
    .selectFrom('trainings')
    .select('trainings.id')
    .where(({ exists }) => exists(openWaiting(db).select('waiting_students.id').where(isOfTraining)))
    .where((eb) =>
      eb.or([
        eb.exists(
          openWaiting(db)
            .select('waiting_students.id')
            .where(isOfTraining)
            .where('offer_ends_at', '<=', now.toISOString()),
        ),
        eb.and([eb('state', '=', 'PUBLISHED'), eb('seats_taken', '<', eb.ref('seats_max'))]),
        eb('trainings.starts_at', '<=', now.toISOString()),
        eb('state', '=', 'CANCELLED'),
      ]),
    )
    .orderBy('trainings.id')
    .execute()
}

const isOfTraining = sql<SqlBool>`waiting_students.training_id = trainings.id`
