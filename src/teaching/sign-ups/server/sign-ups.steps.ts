import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { termsAccepted } from '#academy/terms/server/terms.steps.ts'
import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Actor } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { sentKey } from '#kit/server/http/sent-key.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken, randomToken } from '#kit/server/session/secrets.ts'
import { hasBegun } from '#teaching/participants/contract/participants.flow.ts'
import { cancelOwn } from '#teaching/participants/server/participants.steps.ts'
import { lockTraining, offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { seatProspects } from '#teaching/participants/server/seats/prospects.queries.ts'
import { openWaiting } from '#teaching/participants/server/waiting-list/waiting-list.queries.ts'
import { leaveWaitingList } from '#teaching/participants/server/waiting-list/waiting-list.steps.ts'
import type { signUpForm } from '#teaching/sign-ups/contract/sign-up-form.ts'
import { heldUntil, proofHours } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { isFinal } from '#teaching/trainings/contract/trainings.flow.ts'
import { takeOverTerms } from './accepted-terms.steps.ts'
import { acceptSignUp, putOnList } from './sign-up-answers.steps.ts'
import { lockBoth, lockedSignUp, moveSignUp, signUpRow } from './sign-up-rows.steps.ts'
import { openTraining, signUpsOf } from './sign-ups.queries.ts'
import { knownStudent } from './students-of-sign-ups.steps.ts'

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
export async function signUp(
  ctx: Actor,
  { website, accepts_rules: _, accepts_terms, terms_id, ...form }: Form,
): Promise<void> {
  const { db, now } = ctx
  if (!(await openTraining(ctx, form.training_id))) fail('sign_up_closed')
  const terms = await termsAccepted(ctx, { accepts_terms, terms_id })
  // A program is answered as everybody is.
  if (website !== null) return
  const key = sentKey(form)
  const sent = await db.selectFrom('sign_ups').select('id').where('key', '=', key).executeTakeFirst()
  if (sent || (await hasManyMails(ctx, form.email))) return
  const made = await db
    .insertInto('sign_ups')
    .values({ ...form, ...terms, key, state: 'UNPROVEN', asked_at: now, state_changed_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await ctx.record('signUp.made', made.id, { training_id: form.training_id })
}

/** Of somebody whose email is proven already: no mail with a link, and the office sees it at once. A second one is the first. */
export async function signUpProven(
  ctx: Actor,
  form: Pick<Form, 'training_id' | 'first_name' | 'last_name' | 'email' | 'language_name'> & {
    phone: string | null
    terms: Awaited<ReturnType<typeof termsAccepted>>
  },
): Promise<void> {
  const { db, now } = ctx
  if ((await settingsInForce(db)).sign_ups === 'OFF') fail('sign_up_closed')
  const { terms, ...person } = form
  const { id } = await db
    .insertInto('sign_ups')
    .values({
      ...person,
      ...terms,
      key: randomUUID(),
      note: null,
      state: 'UNPROVEN',
      asked_at: now,
      state_changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await proveSignUp(ctx, id)
}

async function hasManyMails({ db, now }: Actor, email: string): Promise<boolean> {
  // Of several at once each counts those before.
  await sql`select pg_advisory_xact_lock(hashtext(${`sign-up ${email.toLowerCase()}`}))`.execute(db)
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

/** Nobody opens by them what an account has signed up for. */
export async function endLinks({ db }: Actor, userId: number): Promise<void> {
  await db.deleteFrom('sign_up_links').where('sign_up_id', 'in', signUpsOf(db, userId).select('sign_ups.id')).execute()
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
  const student = await knownStudent(ctx, row.email)
  const twin = await db
    .selectFrom('sign_ups')
    .select(['id', 'email'])
    .where('training_id', '=', training_id)
    .where(({ or, eb }) =>
      or([eb(sql`lower(email)`, '=', row.email.toLowerCase()), eb('student_id', '=', student?.id ?? null)]),
    )
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  if (twin) {
    // The mailbox of a record that was merged into the student's may be somebody else's: it opens nothing that was sent from another.
    const own = [twin.email, student?.email].map((email) => email?.toLowerCase())
    if (!own.includes(row.email.toLowerCase())) fail('sign_up_waits')
    await db.updateTable('sign_up_links').set({ sign_up_id: twin.id }).where('sign_up_id', '=', id).execute()
    await db.deleteFrom('sign_ups').where('id', '=', id).execute()
    return twin.id
  }
  if (student) await requireOutside(ctx, training_id, student.id)
  const { sign_ups, sign_up_hold_hours } = await settingsInForce(db)
  const isFree = training.seats_taken < training.seats_max
  const held_until = isFree ? heldUntil(training.starts_at, sign_up_hold_hours, now) : null
  await moveSignUp(ctx, id, 'prove', { set: { proven_at: now, held_until, student_id: student?.id ?? null } })
  if (student) await takeOverTerms(ctx, student.user_id)
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

/** By the person: the seat, or the place on the list, that they were given is free again. Idempotent. */
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
  const isOver = hasBegun(training, now) || isFinal(training.state)
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
