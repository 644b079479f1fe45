import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { keepRevisions, lockRow, requireUnchanged } from '#kit/server/revisions/revisions.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { hasBegun, takesSeats } from '#teaching/participants/contract/participants.flow.ts'
import { cancelOwn, register } from '#teaching/participants/server/participants.steps.ts'
import { lockTraining, offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { seatProspects } from '#teaching/participants/server/seats/prospects.queries.ts'
import { openWaiting } from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'
import { joinWaitingList, leaveWaitingList } from '#teaching/participants/server/waiting-list/waiting-list.steps.ts'
import type { signUpForm } from '#teaching/sign-ups/contract/sign-up-form.ts'
import {
  heldUntil,
  isSignUpStep,
  proofHours,
  type SignUpStep,
  signUpSteps,
} from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { openTraining } from './sign-ups.queries.ts'
import { knownStudent, studentFor } from './students-of-sign-ups.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** The email is not proven yet. */
    'signUp.made': { training_id: number }
    /** It waits for the office. */
    'signUp.proven': { training_id: number }
    'signUp.held': { training_id: number }
    'signUp.released': { training_id: number }
    'signUp.accepted': { training_id: number }
    'signUp.listed': { training_id: number }
    'signUp.refused': { training_id: number; reason: string }
    'signUp.withdrawn': { training_id: number }
    'signUp.lapsed': { training_id: number }
  }
}

type Form = Parsed<typeof signUpForm.send>

/** Mails in a day to one email: others' mailboxes are not filled by people who know their address. */
const mostMails = 3

/** Anybody's form. No seat is held, and nobody is notified, before the email is proven; the same form again is the same sign-up. */
export async function signUp(ctx: Actor, { website, accepts_rules: _, ...form }: Form): Promise<void> {
  const { db, now } = ctx
  if (!(await openTraining(ctx, form.training_id))) fail('sign_up_closed')
  // A program is answered as everybody is.
  if (website !== null) return
  const sent = await db.selectFrom('sign_ups').select('id').where('key', '=', form.key).executeTakeFirst()
  if (sent || (await hasManyMails(ctx, form.email))) return
  const made = await db
    .insertInto('sign_ups')
    .values({ ...form, state: 'UNPROVEN', asked_at: now, state_changed_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await ctx.record('signUp.made', made.id, { training_id: form.training_id })
}

/** Of somebody whose email is proven already: no mail with a link, and the office sees it at once. A second one is the first. */
export async function signUpProven(
  ctx: Actor,
  form: Pick<Form, 'training_id' | 'first_name' | 'last_name' | 'email' | 'language_name'> & { phone: string | null },
): Promise<void> {
  const { db, now } = ctx
  if ((await settingsInForce(db)).sign_ups === 'OFF') fail('sign_up_closed')
  const { id } = await db
    .insertInto('sign_ups')
    .values({ ...form, key: randomUUID(), note: null, state: 'UNPROVEN', asked_at: now, state_changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await proveSignUp(ctx, id)
}

async function hasManyMails({ db, now }: Actor, email: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('asked_at', '>', shift(now, { days: -1 }))
    .executeTakeFirstOrThrow()
  return count >= mostMails
}

/** A new link for one mail; those of earlier mails go on working. */
export async function linkFor({ db, now }: Actor, sign_up_id: number): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('sign_up_links')
    .values({ token_hash: hashToken(token), sign_up_id, created_at: now })
    .execute()
  return `sign-up/link/${token}`
}

/** People with the link read the mails of that address. Answers the sign-up that waits: of two forms of one person that is the first. */
export async function proveSignUp(ctx: Actor, id: number): Promise<number> {
  const { db, now } = ctx
  const { training_id } = await signUpRow(ctx, id)
  const training = await lockTraining(db, training_id)
  const row = await lockedSignUp(ctx, id)
  if (row.state !== 'UNPROVEN') return id
  if (isUnprovenTooLong(row.asked_at, now)) fail('sign_up_unknown')
  if (training.state !== 'PUBLISHED' || hasBegun(training, now)) fail('sign_up_over')
  const twin = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('training_id', '=', training_id)
    .where(sql<string>`lower(email)`, '=', row.email.toLowerCase())
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  if (twin) {
    await db.updateTable('sign_up_links').set({ sign_up_id: twin.id }).where('sign_up_id', '=', id).execute()
    await db.deleteFrom('sign_ups').where('id', '=', id).execute()
    return twin.id
  }
  const student = await knownStudent(ctx, row.email)
  if (student) await requireOutside(ctx, training_id, student.id)
  const { sign_ups, sign_up_hold_hours } = await settingsInForce(db)
  const isFree = training.seats_taken < training.seats_max
  const held_until = isFree ? heldUntil(training.starts_at, sign_up_hold_hours, now) : null
  await moveSignUp(ctx, id, 'prove', { set: { proven_at: now, held_until } })
  // Students who could pay with a package, or are elsewhere at that time, wait for the office: nothing is used without their word.
  const prospects =
    student && (await seatProspects(ctx, { trainingId: training_id, studentId: student.id, ...training }))
  const isPlain = !prospects || (prospects.packages.length === 0 && prospects.overlaps.length === 0)
  if (sign_ups !== 'SEATS' || !isPlain) await ctx.record('signUp.proven', id, { training_id })
  else if (isFree) await acceptSignUp(ctx, id, { student_package_id: null })
  else await putOnList(ctx, id, {})
  return id
}

function isUnprovenTooLong(asked_at: string, now: Date): boolean {
  return asked_at < shift(now, { hours: -proofHours })
}

/** Who has a seat there, or waits for one, has their own pages of it. */
async function requireOutside({ db }: Actor, training_id: number, student_id: number): Promise<void> {
  const seat = await db
    .selectFrom('participants')
    .select('id')
    .where('training_id', '=', training_id)
    .where('student_id', '=', student_id)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
  if (seat) fail('sign_up_seated')
  if (await openPlace(db, training_id, student_id)) fail('sign_up_listed')
}

function openPlace(db: Actor['db'], training_id: number, student_id: number) {
  return openWaiting(db)
    .select('id')
    .where('training_id', '=', training_id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()
}

type Decision = { revision?: number | undefined }

/** Gives a seat by the step of the office: the one that is held, or a free one. Its price is due unless a package pays. */
export async function acceptSignUp(
  ctx: Actor,
  id: number,
  {
    revision,
    student_package_id,
    is_overlap_meant = false,
  }: Decision & { student_package_id: number | null; is_overlap_meant?: boolean },
): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const row = await moveSignUp(ctx, id, 'accept', { revision, set: { held_until: null, ...decidedBy(ctx) } })
  const studentId = await studentFor(ctx, row)
  await register(ctx, {
    ...{ trainingId: training_id, studentId, studentPackageId: student_package_id },
    isOverlapMeant: is_overlap_meant,
  })
  await noteStudent(ctx, id, studentId)
  await ctx.record('signUp.accepted', id, { training_id })
}

/** Nothing is free: they wait as students do, and are offered a seat in their turn. */
export async function putOnList(ctx: Actor, id: number, { revision }: Decision): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const row = await moveSignUp(ctx, id, 'list', { revision, set: { held_until: null, ...decidedBy(ctx) } })
  const studentId = await studentFor(ctx, row)
  await noteStudent(ctx, id, studentId)
  await ctx.record('signUp.listed', id, { training_id })
  await joinWaitingList(ctx, { trainingId: training_id, studentId, isPaidOtherwise: true })
}

export async function holdSeat(ctx: Actor, id: number, { revision }: Decision): Promise<void> {
  const { training_id, training, held_until } = await lockBoth(ctx, id)
  if (!takesSeats(training, ctx.now) || hasBegun(training, ctx.now)) fail('training_closed')
  if (held_until === null && training.seats_taken >= training.seats_max) fail('training_full')
  const { sign_up_hold_hours: hours } = await settingsInForce(ctx.db)
  const until = heldUntil(training.starts_at, hours, ctx.now)
  // Pressed twice, or for a training that begins sooner: nothing is longer by it.
  if (held_until !== null && Date.parse(until) - Date.parse(held_until) < 60_000) return
  const set = { held_until: until }
  await moveSignUp(ctx, id, 'hold', { revision, set })
  await ctx.record('signUp.held', id, { training_id })
}

export async function refuseSignUp(
  ctx: Actor,
  id: number,
  { revision, reason }: Decision & { reason: string },
): Promise<void> {
  const { training_id } = await lockBoth(ctx, id)
  const set = { held_until: null, refusal: reason, ...decidedBy(ctx) }
  await moveSignUp(ctx, id, 'refuse', { revision, set })
  await ctx.record('signUp.refused', id, { training_id, reason })
  await offerFreeSeats(ctx, training_id)
}

/** By the person: the seat, or the place on the list, that they were given is free again. Once more changes nothing. */
export async function withdrawSignUp(ctx: Actor, id: number): Promise<void> {
  const { training_id, state, student_id } = await lockBoth(ctx, id)
  if (state === 'WITHDRAWN') return
  await moveSignUp(ctx, id, 'withdraw', { set: { held_until: null } })
  await ctx.record('signUp.withdrawn', id, { training_id })
  if (state === 'SEATED' && student_id) {
    const seat = await ctx.db
      .selectFrom('participants')
      .select('id')
      .where('training_id', '=', training_id)
      .where('student_id', '=', student_id)
      .where('status', '!=', 'CANCELLED')
      .executeTakeFirst()
    await cancelOwn(ctx, seat?.id ?? fail('sign_up_state'))
  }
  const place = state === 'WAITLISTED' && student_id ? await openPlace(ctx.db, training_id, student_id) : null
  if (place) await leaveWaitingList(ctx, place.id, 'declined')
  await offerFreeSeats(ctx, training_id)
}

/** What the clock does to the sign-ups of a training: seats whose time is over are free again, and once it begins, or is called off, nobody waits. */
export async function moveSignUpsOn(ctx: Actor, trainingId: number): Promise<void> {
  const { db, now } = ctx
  const training = await lockTraining(db, trainingId)
  const isOver = hasBegun(training, now) || training.state === 'CANCELLED' || training.state === 'COMPLETED'
  const waiting = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('training_id', '=', trainingId)
    .where('state', '=', 'WAITING')
    .$if(!isOver, (some) => some.where('held_until', '<=', now.toISOString()))
    .orderBy('id')
    .execute()
  for (const { id } of waiting) {
    await moveSignUp(ctx, id, isOver ? 'lapse' : 'release', { set: { held_until: null } })
    await ctx.record(isOver ? 'signUp.lapsed' : 'signUp.released', id, { training_id: trainingId })
  }
  if (waiting.length > 0 && !isOver) await offerFreeSeats(ctx, trainingId)
}

type SignUpRow = Pick<Updateable<Tables['sign_ups']>, never> & Awaited<ReturnType<typeof signUpRow>>

async function signUpRow({ db }: Pick<Actor, 'db'>, id: number) {
  return found(
    await db
      .selectFrom('sign_ups')
      .select(['id', 'training_id', 'first_name', 'last_name', 'email', 'phone', 'language_name', 'state'])
      .select(['asked_at', 'held_until', 'student_id', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

async function lockedSignUp(ctx: Pick<Actor, 'db'>, id: number): Promise<SignUpRow> {
  await lockRow(ctx.db, 'sign_ups', id)
  return signUpRow(ctx, id)
}

/** The training first, as in every step that gives a seat. */
async function lockBoth(ctx: Actor, id: number) {
  const { training_id } = await signUpRow(ctx, id)
  const training = await lockTraining(ctx.db, training_id)
  return { ...(await lockedSignUp(ctx, id)), training }
}

type Given = { revision?: number | undefined; set: Updateable<Tables['sign_ups']> }

/** Fields that others may have changed since a decision was begun. */
const labels = { state: 'signUps.state', held_until: 'signUps.held_until' } as const

/** The only function that changes a sign-up's state, or the seat that is held for it. The training is locked. */
async function moveSignUp(ctx: Actor, id: number, step: SignUpStep, { revision, set }: Given): Promise<SignUpRow> {
  const before = await lockedSignUp(ctx, id)
  await requireUnchanged<Record<keyof typeof labels, unknown>>(ctx, 'sign_ups', before, { revision, labels })
  if (!isSignUpStep(step, before.state)) fail('sign_up_state')
  const state = signUpSteps[step].to
  const after = { state, held_until: set.held_until ?? null }
  const changes = (['state', 'held_until'] as const)
    .filter((field) => String(before[field]) !== String(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
  await keepRevisions(ctx, 'sign_ups', [{ row: before, changes }])
  await ctx.db
    .updateTable('sign_ups')
    // What waits already has waited since it was proven.
    .set({ state, ...(state !== before.state && { state_changed_at: ctx.now }), ...set })
    .where('id', '=', id)
    .execute()
  return before
}

async function noteStudent({ db }: Actor, id: number, student_id: number): Promise<void> {
  await db.updateTable('sign_ups').set({ student_id }).where('id', '=', id).execute()
}

/** Null: the academy's settings decided. */
const decidedBy = ({ user }: Actor) => ({ decided_by: user?.id ?? null })
