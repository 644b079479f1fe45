import { type SqlBool, sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { versionInForce, withNames } from '#academy/terms/server/terms.queries.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Actor, Context, Reader } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { cancelsFreeUntil, hasBegun } from '#teaching/participants/contract/participants.flow.ts'
import { trainingFactsOf } from '#teaching/participants/server/participants.queries.ts'
import { seatProspects } from '#teaching/participants/server/seats/prospects.queries.ts'
import { transferFor } from '#teaching/participants/server/seats/transfers.queries.ts'
import { openWaiting } from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'
import type { OfferedTraining, OpenTraining, OwnSignUp } from '#teaching/sign-ups/contract/sign-up-form.ts'
import { isSignUpStep, provenStates, signUpRight } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import type { SignUp, SignUpDetails, SignUpQuery } from '#teaching/sign-ups/contract/sign-ups.ts'
import { countingPrice } from '#teaching/trainings/server/trainings.queries.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    sign_ups: { turn: 0 | 1; language_name: Language }
  }
}

/** Those whose email was proven: all of them for the office, and of an artist's own trainings. Every read and write of both starts here. */
export function visibleSignUps({ db, user }: Reader) {
  return db
    .selectFrom('sign_ups')
    .where('sign_ups.state', 'in', provenStates)
    .$if(!hasPermission(user, signUpRight), (some) =>
      some.where(
        'sign_ups.training_id',
        'in',
        db
          .selectFrom('trainings')
          .select('trainings.id')
          .where('pro_artist_id', '=', user.pro_artist?.id ?? 0),
      ),
    )
}
type SignUps = ReturnType<typeof visibleSignUps>

export function signUpList(ctx: Reader, { stage, trainingId, studentId }: SignUpQuery) {
  return {
    table: 'sign_ups' as const,
    matching: visibleSignUps(ctx)
      .$if(!!stage, (some) => some.where('turn', '=', stage === 'WAITING' ? 0 : 1))
      .$if(!!trainingId, (some) => some.where('sign_ups.training_id', '=', trainingId as number))
      .$if(!!studentId, (some) => some.where('sign_ups.id', 'in', idsOfStudent(ctx.db, studentId as number))),
    rows: signUpRows,
    search: sql.ref<string>('sign_ups.search'),
    sort: { age: [sql.ref('turn'), sql.ref('sign_ups.state_changed_at')] },
  }
}

/** By the student whom a seat was given to, or by the email of the student or of a record that was merged into theirs: each by an index. */
function idsOfStudent(db: Db, studentId: number) {
  const emails = db
    .selectFrom('students')
    .select(sql<string>`lower(email)`.as('email'))
    .where(({ or, eb }) => or([eb('id', '=', studentId), eb('merged_into', '=', studentId)]))
  return db
    .selectFrom('sign_ups as own')
    .select('own.id')
    .where('own.student_id', '=', studentId)
    .union(db.selectFrom('sign_ups as sent').select('sent.id').where(sql<string>`lower(sent.email)`, 'in', emails))
}

function signUpRows(some: SignUps) {
  return some.innerJoin('trainings', 'trainings.id', 'sign_ups.training_id').select([
    ...(['sign_ups.id', 'sign_ups.first_name', 'sign_ups.last_name', 'sign_ups.email', 'sign_ups.phone'] as const),
    sql<SignUp['training']>`json_build_object(
        'id', trainings.id, 'title', title, 'starts_at', starts_at, 'time_zone', time_zone, 'seats_left', seats_left
      )`.as('training'),
    ...(['sign_ups.state', 'asked_at', 'sign_ups.state_changed_at', 'held_until', 'sign_ups.revision'] as const),
  ])
}

/** One of them, with what the office needs for its answer. */
export async function signUpDetails(ctx: Context, id: number): Promise<SignUpDetails | undefined> {
  const row = await signUpRows(visibleSignUps(ctx))
    .select([
      ...(['note', 'refusal', 'price_currency'] as const),
      countingPrice.as('price_amount'),
      acceptedTerms.as('terms'),
      'student_id',
      sql<string | null>`(select ${nameOrNullIn()} from users where users.id = decided_by)`.as('by'),
    ])
    .where('sign_ups.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { price_amount: amount, price_currency: currency, student_id: _, ...signUp } = row
  const student = (await studentOf(ctx.db, row)) ?? null
  const { training } = row
  const prospects =
    student && row.state === 'WAITING'
      ? await seatProspects(ctx, { trainingId: training.id, studentId: student.id, starts_at: training.starts_at })
      : { packages: [], overlaps: [] }
  return {
    ...signUp,
    price: { amount, currency },
    student: student && { id: student.id, first_name: student.first_name, last_name: student.last_name },
    ...prospects,
  }
}

/** The terms that were accepted; the document is at its address as long as it is stored. */
const acceptedTerms = sql<OwnSignUp['terms']>`(
  select json_build_object('version', name, 'url', (
    select '/api/terms-and-conditions/files/' || id from terms_files
    where version_id = terms_versions.id and sha256 = terms_sha256
  )) from terms_versions where terms_versions.id = terms_version_id
)`

/** The student with an email; the one that their record was merged into. */
export function studentAt(db: Db, email: string) {
  return db
    .selectFrom('students as found')
    .innerJoin('students', (join) => join.on(sql<SqlBool>`students.id = coalesce(found.merged_into, found.id)`))
    .select(['students.id', 'students.first_name', 'students.last_name', 'students.email'])
    .select(['students.status', 'students.user_id'])
    .where(sql<string>`lower(found.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** The student whom a sign-up is of: the one that it was proven to be, also under another email since, or the one with its email. */
export async function studentOf(db: Db, { student_id, email }: { student_id: number | null; email: string }) {
  if (student_id === null) return studentAt(db, email)
  return db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name', 'status', 'user_id'])
    .where('id', '=', student_id)
    .executeTakeFirst()
}

/** Those that are proven to be an account's. */
export function signUpsOf(db: Db, userId: number) {
  return db
    .selectFrom('sign_ups')
    .innerJoin('students', 'students.id', 'sign_ups.student_id')
    .where('students.user_id', '=', userId)
}

/** Trainings at which a seat is held for a person's sign-up. */
export async function trainingsHeldFor(db: Db, person: { student: number | null; email: string | null }) {
  const rows = await db
    .selectFrom('sign_ups')
    .select('training_id')
    .where('held_until', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('student_id', '=', person.student), eb(sql`lower(email)`, '=', person.email?.toLowerCase() ?? null)]),
    )
    .execute()
  return rows.map(({ training_id }) => training_id)
}

/** Sign-ups that wait for the office. */
export function waitingSignUps(db: Db) {
  return db.selectFrom('sign_ups').where('turn', '=', 0)
}

/** Those without an answer, and those on the waiting list who have no seat yet. */
export function waitingFor(db: Db, trainingId: number) {
  const listed = openWaiting(db).select('student_id').where('training_id', '=', trainingId)
  return db
    .selectFrom('sign_ups')
    .select('id')
    .where('training_id', '=', trainingId)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'WAITING'), and([eb('state', '=', 'WAITLISTED'), eb('student_id', 'in', listed)])]),
    )
    .orderBy('id')
    .execute()
}

/** A training that everybody sees and that has not begun; nothing where the academy takes no sign-ups. */
export async function openTraining(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  id: number,
): Promise<OpenTraining | undefined> {
  const { is_gallery_on, sign_ups } = await settingsInForce(db)
  if (!is_gallery_on || sign_ups === 'OFF') return undefined
  const training = await trainingRows(db)
    .where('trainings.id', '=', id)
    .where('trainings.state', '=', 'PUBLISHED')
    .where('trainings.starts_at', '>', now.toISOString())
    .where('trainings.pro_artist_id', 'in', part('publicArtists')(db))
    .executeTakeFirst()
  return training && shownTraining(training, sign_ups === 'SEATS')
}

/** What the form of a sign-up shows: the training, and the terms that are accepted with it. */
export async function offeredTraining(
  ctx: Pick<Context<unknown>, 'db' | 'now' | 'texts'>,
  id: number,
): Promise<OfferedTraining | undefined> {
  const training = await openTraining(ctx, id)
  const inForce = training && (await versionInForce(ctx.db, ctx.now))
  return training && { ...training, terms: inForce && inForce.files.length > 0 ? withNames(ctx.texts, inForce) : null }
}

function trainingRows(db: Db) {
  return db
    .selectFrom('trainings')
    .select(['trainings.id', ...trainingFactsOf, countingPrice.as('price_amount'), 'trainings.price_currency'])
    .select('seats_left')
}
type TrainingRow = Awaited<ReturnType<ReturnType<typeof trainingRows>['executeTakeFirstOrThrow']>>

/** Without the link to a meeting. */
function shownTraining(row: TrainingRow, is_at_once: boolean): OpenTraining {
  const { id, title, artist, time_zone, place, sessions, price_amount: amount, price_currency: currency } = row
  const shown = { id, title, artist: artist ?? '', time_zone, place, sessions, is_at_once }
  return { ...shown, price: { amount, currency }, seats_left: Math.max(0, row.seats_left ?? 0) }
}

/** The link is the only authorization. */
export async function signUpOfLink(db: Db, hash: string): Promise<number> {
  const link = await db
    .selectFrom('sign_up_links')
    .select('sign_up_id')
    .where('token_hash', '=', hashToken(hash))
    .executeTakeFirst()
  return link?.sign_up_id ?? fail('sign_up_unknown')
}

/** What a person sees by their link. */
export async function ownSignUp({ db, now }: Pick<Actor, 'db' | 'now'>, id: number): Promise<OwnSignUp> {
  const { training_id, student_id, asked_at, ...row } = await db
    .selectFrom('sign_ups')
    .select(['first_name', 'last_name', 'email', 'phone', 'note', 'state', 'held_until', 'refusal'])
    .select(['training_id', 'student_id', 'asked_at', acceptedTerms.as('terms')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const training = await trainingRows(db)
    .select('trainings.starts_at')
    .where('trainings.id', '=', training_id)
    .executeTakeFirstOrThrow()
  const { sign_ups } = await settingsInForce(db)
  const seat = row.state === 'SEATED' && student_id ? await seatOf(db, { training_id, student_id, asked_at }) : null
  const isOver = hasBegun(training, now) || seat?.is_cancelled === true
  return {
    ...row,
    training: shownTraining(training, sign_ups === 'SEATS'),
    seat,
    may_withdraw: isSignUpStep('withdraw', row.state) && !isOver,
  }
}

type Requested = { training_id: number; student_id: number; asked_at: string }

async function seatOf(db: Db, { training_id, student_id, asked_at }: Requested): Promise<OwnSignUp['seat']> {
  const seat = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['participants.id', 'participants.status', 'due', 'starts_at', 'accepted_at'])
    .select(
      sql<boolean>`exists (
        select from students join users on users.id = user_id
        where students.id = participants.student_id and users.created_at >= ${asked_at} and users.signed_in_at is null
      )`.as('is_invited'),
    )
    .where('training_id', '=', training_id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  if (!seat) return null
  const is_cancelled = seat.status === 'CANCELLED'
  return {
    is_cancelled,
    due: is_cancelled ? 0 : seat.due,
    transfer: is_cancelled ? null : await transferFor(db, seat.id),
    cancels_free_until: seat.starts_at && cancelsFreeUntil(seat.starts_at, seat.accepted_at),
    is_invited: seat.is_invited,
  }
}
