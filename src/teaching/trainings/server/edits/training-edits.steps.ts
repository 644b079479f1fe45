import { hasPermission } from '#kit/contract/rights.ts'
import type { Period } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { changesBetween, lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { requireOfNetwork } from '#network/artists/server/network.steps.ts'
import { offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { loseAttendance } from '#teaching/participants/server/seats/outcomes.steps.ts'
import { allTrainingsRight, isFinal, isOpen, leads } from '#teaching/trainings/contract/trainings.flow.ts'
import type { Training, TrainingDraft, TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import { returnsToOffice, verifies } from '#teaching/trainings/contract/trainings.verification.ts'
import { requireFree } from '../overlaps.queries.ts'
import { requireStudentsFree } from '../student-seats.ts'
import { plannedOf, trainingDetails, verifiedOf } from '../training-details.queries.ts'
import { type TrainingFacts, trainingFacts } from '../training-facts.ts'
import { trainingLabels } from '../training-labels.ts'
import { setState } from '../training-state.ts'
import { concernsAnybody, priceInForce } from '../trainings.queries.ts'
import { concernsSeats, keepEvent, type Repriced, recordPrice, sendBack } from '../trainings.steps.ts'
import { instantsOf, wallClockOf } from '../wall-clock.ts'
import { requireHeldStay, sum } from './held-sessions.ts'

type Changes = TrainingEvent['changes']

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'training.created': { after: object }
    'training.updated': { changes: Changes }
    /** The time or the place has changed for participants. */
    'training.rescheduled': { training: TrainingFacts; is_verified: boolean; former_price: number | null }
    /** Another price counts from now on for all who have not paid. */
    'training.repriced': Repriced
    'training.removed': { before: object }
  }
}

export type Draft = TrainingDraft & { overlap_reason: string | null }
type Edit = Draft & {
  held_reason?: string | null
  /** A participant may have another seat at the new time. */
  is_overlap_meant?: boolean
  revision?: number | undefined
}

/** A draft of the artist's own, or one that the office plans for an artist. */
export async function createTraining(
  ctx: Context,
  { pro_artist_id, ...draft }: Draft & { pro_artist_id?: number | undefined },
) {
  const { db, now } = ctx
  const artistId = await artistFor(ctx, pro_artist_id)
  const { sessions, overlap_reason, price, ...columns } = tidied(draft)
  const spans = instantsOf(sessions, draft.time_zone)
  const planned = { artistId, exceptTrainingId: null, sessions: spans }
  const overlaps = await requireFree(ctx, planned, overlap_reason)
  const { id } = await db
    .insertInto('trainings')
    .values({
      ...columns,
      ...amountOf(price),
      pro_artist_id: artistId,
      overlap_reason: overlaps ? overlap_reason : null,
      state: 'DRAFT',
      created_at: now,
      state_changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepSessions(db, id, spans)
  await keepEvent(ctx, { id, state: null }, { event: 'created', to: 'DRAFT', comment: null, changes: [] })
  await ctx.record('training.created', id, { after: { ...columns, price } })
  return found(await trainingDetails(ctx, id))
}

/**
 * Stores an edit. A verified training returns to the office, unless the office edits it itself; participants are
 * notified of another time or place.
 */
export async function editTraining(
  ctx: Context,
  id: number,
  { revision, held_reason = null, is_overlap_meant = false, ...draft }: Edit,
) {
  const { db } = ctx
  await lockRow(db, 'trainings', id)
  const before = found(await trainingDetails(ctx, id))
  requireEditable(ctx, before)
  if (draft.seats_max < before.seats_taken) failFields({ seats_max: 'seats_taken' })

  const { sessions: typed, overlap_reason, ...after } = tidied(draft)
  const spans = instantsOf(typed, draft.time_zone, before.sessions)
  const planned = spans.map((span) => wallClockOf(span, draft.time_zone))
  // Only those of before the portal may have no technique, and they are completed.
  const technique = before.technique as TrainingDraft['technique']
  const known = { ...before, technique, sessions: plannedOf(before.sessions) }
  const written = { ...after, sessions: planned }
  const lost = await requireHeldStay(ctx, before, spans, held_reason)
  const changes = changesBetween(known, written)
  const isMoved = changes.some(({ field }) => field === 'sessions' || field === 'time_zone')
  if (isMoved) await requireStudentsFree(ctx, before, spans, is_overlap_meant)
  const reason = isMoved ? await reasonFor(ctx, before, spans, overlap_reason) : before.overlap_reason
  if (!(await revise(ctx, 'trainings', known, written, { revision, labels: trainingLabels }))) return before

  const isSentBack = returnsToOffice(
    ctx.user,
    before.state,
    changes.map(({ field }) => field),
  )
  const formerPrice = await priceInForce(db, id)
  // First: a price that waits for the office does not count for a moment.
  if (isSentBack) await setState(db, id, { state: 'PENDING_VERIFICATION', state_changed_at: ctx.now })
  const { price, ...columns } = after
  await db
    .updateTable('trainings')
    .set({
      ...columns,
      ...amountOf(price),
      overlap_reason: reason,
      ...(isOpen(before.state) && verifies(ctx.user) && { verified: verifiedOf(written as never) }),
    })
    .where('id', '=', id)
    .execute()
  await loseAttendance(ctx, id, lost)
  await keepSessions(db, id, spans)
  await ctx.record('training.updated', id, { changes })
  const attendance = { field: 'attendances', before: sum(lost), after: 0 }
  const entry = { comment: held_reason, changes: lost.length > 0 ? [...changes, attendance] : changes }
  if (isSentBack) await sendBack(ctx, before, entry)
  else if (before.state !== 'DRAFT') await keepEvent(ctx, before, { event: 'updated', to: before.state, ...entry })
  await offerFreeSeats(ctx, id)
  const training = found(await trainingDetails(ctx, id))
  if (await concernsAnybody(db, before)) await recordForPeople(ctx, training, { changes, formerPrice })
  return training
}

type News = { changes: Changes /** In minor units of the currency. */; formerPrice: number }

/** Records what participants and those who signed up are notified of: another price, time or place. */
async function recordForPeople(ctx: Context, training: Training, { changes, formerPrice }: News): Promise<void> {
  const isRescheduled = concernsSeats(changes)
  const former_price = await recordPrice(ctx, training.id, { before: formerPrice, isRescheduled })
  if (!isRescheduled) return
  const is_verified = isOpen(training.state)
  await ctx.record('training.rescheduled', training.id, {
    training: trainingFacts(training),
    is_verified,
    former_price,
  })
}

/** Deletes a draft that nobody else has access to. */
export async function removeTraining(ctx: Context, id: number): Promise<void> {
  await lockRow(ctx.db, 'trainings', id)
  const before = found(await trainingDetails(ctx, id))
  requireReached(ctx, before)
  if (before.state !== 'DRAFT') refuseState(ctx, before)
  await ctx.db.deleteFrom('trainings').where('id', '=', id).execute()
  await ctx.record('training.removed', id, { before: { title: before.title } })
}

/** Whose training it will be. */
async function artistFor({ db, user }: Context, chosenArtist: number | undefined): Promise<number> {
  if (hasPermission(user, allTrainingsRight)) {
    const id = chosenArtist ?? user.pro_artist?.id ?? failFields({ pro_artist_id: 'required' })
    await requireOfNetwork(db, id)
    return id
  }
  if (!user.pro_artist) fail('forbidden')
  if (!user.pro_artist.has_own_trainings) fail('no_own_trainings')
  return user.pro_artist.id
}

function requireReached({ user }: Context, training: Training): void {
  if (!leads(user, training)) fail('forbidden')
}

function requireEditable(ctx: Context, training: Training): void {
  requireReached(ctx, training)
  if (isFinal(training.state)) refuseState(ctx, training)
}

function refuseState({ t }: Context, { state }: Training): never {
  fail('training_state', { state: t(`artists.training_${state}`) })
}

/** A training is held somewhere, or online. */
function tidied(draft: Draft): Draft {
  return { ...draft, ...(draft.kind === 'ONLINE' ? { venue: null } : { online_url: null }) }
}

function amountOf({ amount, currency }: Draft['price']) {
  return { price_amount: amount, price_currency: currency }
}

/** Why there are two trainings at once; null where there are not. */
async function reasonFor(ctx: Context, { id, artist }: Training, sessions: readonly Period[], reason: string | null) {
  if (!artist) return null
  const overlaps = await requireFree(ctx, { artistId: artist.id, exceptTrainingId: id, sessions }, reason)
  return overlaps ? reason : null
}

type ExistingSession = Period & { id: number | null }

/** Existing sessions remain the same rows, with their attendance. */
async function keepSessions(db: Db, trainingId: number, sessions: readonly ExistingSession[]): Promise<void> {
  const remaining = sessions.flatMap(({ id }) => (id === null ? [] : [id]))
  await db
    .deleteFrom('training_sessions')
    .where('training_id', '=', trainingId)
    .$if(remaining.length > 0, (removed) => removed.where('id', 'not in', remaining))
    .execute()
  for (const { id, starts_at, ends_at } of sessions) {
    if (id === null) continue
    await db.updateTable('training_sessions').set({ starts_at, ends_at }).where('id', '=', id).execute()
  }
  const added = sessions.filter(({ id }) => id === null)
  if (added.length === 0) return
  await db
    .insertInto('training_sessions')
    .values(added.map(({ starts_at, ends_at }) => ({ training_id: trainingId, starts_at, ends_at })))
    .execute()
}
