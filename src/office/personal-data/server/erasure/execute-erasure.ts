import { sql } from 'kysely'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { type Cause, type Erased, isFirm } from '#office/personal-data/contract/erasures.ts'
import { withdrawOfErased } from '#reputation/consents/server/consents.steps.ts'
import { cancelParticipation } from '#teaching/participants/server/participants.steps.ts'
import { offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { trainingsHeldFor } from '#teaching/sign-ups/server/sign-ups.queries.ts'
import { leaveTrainings } from '#teaching/trainings/server/edits/leaving.steps.ts'
import { finalStates } from '#teaching/trainings/server/trainings.queries.ts'
import { mailReceipt, recipientOf } from '../erasures.mail.ts'
import { lockErasure, withdrawErasure } from '../erasures.steps.ts'
import { guestOfHash } from '../guests.queries.ts'
import { type Person, personOf } from '../person.ts'
import { eraseRows } from './erase.ts'
import { obstaclesTo } from './erasure-obstacles.ts'
import { isInactive } from './inactive-applicants.ts'
import { formerRecords, storeErasure } from './repeated-erasures.ts'

const nothing: Erased = { outcomes: [], mentions: 0, trash_days: 0 }

/** All that is due. One that fails is tried again with the next. */
export async function executeDue(
  portal: Portal,
  listeners: AllListeners,
  declared: PersonalData,
  signal?: AbortSignal,
): Promise<void> {
  const due = await portal.db
    .selectFrom('erasures')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', portal.clock().toISOString())
    .orderBy('due_at')
    .execute()
  const executeOne = (db: Db, { id }: { id: number }) =>
    execute(contextAt({ ...portal, db }, listeners, portal.clock()), declared, id)
  await oneByOne(portal, due, executeOne, signal)
}

export async function executeErasure(
  portal: Portal,
  listeners: AllListeners,
  declared: PersonalData,
  id: number,
): Promise<void> {
  await inTransaction(portal.db, (db) => execute(contextAt({ ...portal, db }, listeners, portal.clock()), declared, id))
}

/** A second run finds the erasure done, or withdrawn. A guest is named by who has just found them. */
export async function execute(ctx: Actor, declared: PersonalData, id: number, guest?: Person): Promise<void> {
  const { db, now } = ctx
  const erasure = await lockErasure(db, id)
  if (!erasure || erasure.done_at || erasure.due_at > now.toISOString()) return
  const { cause, key, user_id, artist_id, email_hash, made_at, is_settled } = erasure
  const person = guest ?? (await (email_hash ? guestOfHash(ctx, email_hash) : lockedPerson(db, erasure)))
  if (cause === 'INACTIVITY' && person?.artist && !(await isInactive(ctx, person.artist)))
    return withdrawErasure(ctx, id)
  const obstacles = person ? await obstaclesTo(db, person) : []
  if (obstacles.some(({ kind }) => isFirm(kind) || !is_settled)) return hold(ctx, erasure)
  const recipient = person && (await recipientOf(db, person))
  const former = person ? await formerRecords(db, person) : []
  const receipt = person ? await erase(ctx, declared, person, cause) : nothing
  await db
    .updateTable('erasures')
    .set({ done_at: now, receipt: JSON.stringify(receipt) as never, undo_hash: null })
    .where('id', '=', id)
    .execute()
  await ctx.record('erasure.done', id, { cause })
  // Of a backup they know nothing: they have a receipt already.
  if (recipient && cause !== 'RESTORE') await mailReceipt(ctx, recipient, receipt)
  const numbers = { user: user_id, artist: artist_id, guest: email_hash?.toString('hex') ?? null }
  await storeErasure(ctx, key, { ...numbers, made_at, at: now.toISOString(), former })
}

/** Once: it is tried again every hour. */
async function hold(ctx: Actor, { id, cause, held_since }: { id: number; cause: Cause; held_since: string | null }) {
  if (held_since) return
  await ctx.db.updateTable('erasures').set({ held_since: ctx.now }).where('id', '=', id).execute()
  await ctx.record('erasure.held', id, { cause })
}

async function lockedPerson(db: Db, { user_id, artist_id }: { user_id: number | null; artist_id: number | null }) {
  await sql`select from users where id = ${user_id} for update`.execute(db)
  await sql`select from pro_artists where id = ${artist_id} for update`.execute(db)
  return user_id ? personOf(db, 'user', user_id) : personOf(db, 'artist', artist_id ?? 0)
}

async function erase(ctx: Actor, declared: PersonalData, person: Person, cause: Cause): Promise<Erased> {
  const { db } = ctx
  const { artist, student } = person
  const held = student ? await offeredTo(db, student) : []
  for (const one of [person, ...person.former]) held.push(...(await trainingsHeldFor(db, one)))
  const erased = await eraseRows(db, declared, person, async () => {
    // The schedule's erasure was requested by nobody; after a restore stored withdrawals are entered anyway (090).
    if (cause === 'SELF' || cause === 'OFFICE' || cause === 'GUEST')
      await withdrawOfErased(ctx, await ownEmails(db, person))
    if (student) await giveSeatsBack(ctx, student)
    if (artist) {
      const applications = [person, ...person.former].flatMap((one) => one.artist ?? [])
      await sql`
        insert into erased_applications (applied_at) select applied_at from pro_artists where id = any(${applications}::int[])
      `.execute(db)
      await leaveTrainings(ctx, { artistId: artist, former_artist: '', reason: ctx.t('erasures.cancel_reason') })
    }
  })
  for (const trainingId of new Set(held)) await offerFreeSeats(ctx, trainingId)
  return erased
}

/** Without those that somebody who stays has now: what was agreed to by them may be theirs. */
async function ownEmails(db: Db, person: Person): Promise<string[]> {
  const records = [person, ...person.former]
  const emails = records.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const ofOthers = (table: string, kind: 'user' | 'artist' | 'student') => sql`
    select lower(email) as email from ${sql.table(table)}
    where lower(email) = any(${emails}) and id <> all(${records.flatMap((one) => one[kind] ?? [])}::int[])`
  const { rows } = await sql<{ email: string }>`
    ${ofOthers('users', 'user')} union ${ofOthers('pro_artists', 'artist')} union ${ofOthers('students', 'student')}
  `.execute(db)
  const others = new Set(rows.map(({ email }) => email))
  return emails.filter((email) => !others.has(email))
}

/** At trainings that have not begun: somebody else can have them. */
async function giveSeatsBack(ctx: Actor, student: number): Promise<void> {
  const seats = await ctx.db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'training_id')
    .select('participants.id')
    .where('student_id', '=', student)
    .where('status', '!=', 'CANCELLED')
    .where('state', 'not in', finalStates)
    .where('starts_at', '>', ctx.now.toISOString())
    .orderBy('participants.id')
    .execute()
  for (const { id } of seats)
    await cancelParticipation(ctx, id, { is_entry_returned: true, is_late: false, is_told: false, reason: null })
}

/** Trainings at which a seat is offered to them. */
async function offeredTo(db: Db, student: number): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_students')
    .select('training_id')
    .where('student_id', '=', student)
    .where('status', '=', 'OFFERED')
    .execute()
  return rows.map(({ training_id }) => training_id)
}
