import type { User } from '#kit/contract/session.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { asJson, lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { releaseSeats } from '#teaching/participants/server/participants.steps.ts'
import { offerFreeSeats } from '#teaching/participants/server/seats/free-seats.steps.ts'
import { recordOutcomes } from '#teaching/participants/server/seats/outcomes.steps.ts'
import {
  availableTrainingSteps,
  isInProgress,
  isOpen,
  type TrainingState,
  type TrainingStep,
  trainingSteps,
} from '#teaching/trainings/contract/trainings.flow.ts'
import type { Training, TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import { requireFree } from './overlaps.queries.ts'
import { trainingDetails, verifiedOf } from './training-details.queries.ts'
import { type TrainingFacts, trainingFacts } from './training-facts.ts'
import { trainingLabels } from './training-labels.ts'
import { setState } from './training-state.ts'
import { concernsAnybody, priceInForce } from './trainings.queries.ts'

type Moved = { training: TrainingFacts; comment: string | null }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'training.submitted': Moved
    'training.accepted': Moved
    'training.rejected': Moved
    'training.published': Moved
    'training.unpublished': Moved
    'training.cancelled': Moved
    'training.completed': Moved
    /** Students had been notified of an edit that waited: the office has decided on it. */
    'training.changeAccepted': Decided
    'training.changeRejected': Decided
    /** What was verified has been edited. */
    'training.sentBack': Pick<TrainingEvent, 'changes'> & { training: TrainingFacts }
  }
}

/** With the price that counted before where another one counts now. */
type Decided = { training: TrainingFacts; former_price: number | null }

/** Amounts in minor units of the currency: what counted before, and what counts now. Another time or place may be part of the same notification. */
export type Repriced = { before: number; after: number; currency: string; is_rescheduled: boolean }

type Given = { revision?: number | undefined; comment?: string | null; overlapReason?: string | null }

const events = {
  submit: 'training.submitted',
  accept: 'training.accepted',
  reject: 'training.rejected',
  publish: 'training.published',
  unpublish: 'training.unpublished',
  cancel: 'training.cancelled',
  complete: 'training.completed',
} as const satisfies Record<TrainingStep, string>

const decided = { accept: 'training.changeAccepted', reject: 'training.changeRejected' } as const

/**
 * Takes a step of the flow: locks the row, checks the flow, changes the state, writes the history and records the event. Only two
 * other functions change a state: `editTraining` returns a training to the office, `leaveTrainings` cancels those of a removed artist.
 */
export async function moveTraining(ctx: Context, id: number, step: TrainingStep, given: Given = {}): Promise<Training> {
  const { revision, comment = null } = given
  const before = await lockFor(ctx, id, step)
  const state: TrainingState = trainingSteps[step].to
  const effect = await effects[step](ctx, before, given)
  const formerPrice = await priceInForce(ctx.db, id)
  await revise<{ state: TrainingState }>(ctx, 'trainings', before, { state }, { revision, labels: trainingLabels })
  await setState(ctx.db, id, { state, state_changed_at: ctx.now, ...effect })
  await keepEvent(ctx, before, { event: step, to: state, comment, changes: [] })
  await seats[step]?.(ctx, id)
  const training = found(await trainingDetails(ctx, id))
  await ctx.record(events[step], id, { training: trainingFacts(training), comment })
  if ((step !== 'accept' && step !== 'reject') || !(await concernsAnybody(ctx.db, before))) return training
  const isRescheduled = wereNotifiedOfChange(before)
  const former_price = await recordPrice(ctx, id, { before: formerPrice, isRescheduled })
  if (isRescheduled) await ctx.record(decided[step], id, { training: trainingFacts(training), former_price })
  return training
}

/**
 * Notifies those who signed up and have not paid of another price once it counts: of a change that waits for the office, with its decision.
 * Prices in minor units of the currency. Returns the former one; null: it is the same.
 */
export async function recordPrice(
  ctx: Context,
  id: number,
  { before, isRescheduled: is_rescheduled }: { before: number; isRescheduled: boolean },
): Promise<number | null> {
  const after = await priceInForce(ctx.db, id)
  if (after === before) return null
  await ctx.record('training.repriced', id, { before, after, currency, is_rescheduled })
  return before
}

/** The fields that students plan by: a change of these notifies them at once. */
export function concernsSeats(changes: TrainingEvent['changes']): boolean {
  return changes.some(({ field }) => placeAndTime.includes(field))
}

const placeAndTime = ['sessions', 'time_zone', 'venue', 'kind', 'online_url']

/** Whether those who have a seat, or wait for one, were notified of another time or place since the office last accepted the training. */
function wereNotifiedOfChange({ history }: Training): boolean {
  const accepted = history.findIndex(({ event }) => event === 'accept')
  const since = accepted < 0 ? history : history.slice(0, accepted)
  // What the office changed by itself holds at once: there is nothing of it to refuse.
  return since.some(({ to, changes }) => !isOpen(to) && concernsSeats(changes))
}

/** After an edit of a verified training, whose state it has changed: the office checks it again, compared with the version that it accepted. */
export async function sendBack(
  ctx: Context,
  before: Training,
  { changes, comment }: Pick<TrainingEvent, 'changes' | 'comment'>,
): Promise<void> {
  const state = 'PENDING_VERIFICATION'
  await keepEvent(ctx, before, { event: 'updated', to: state, comment, changes })
  const training = trainingFacts(found(await trainingDetails(ctx, before.id)))
  await ctx.record('training.sentBack', before.id, { training, changes })
}

/** Writes a line of a training's history. */
export async function keepEvent(
  { db, user, now }: Context<User | null>,
  { id, state }: { id: number; state: TrainingState | null },
  { event, to, comment, changes }: Pick<TrainingEvent, 'event' | 'to' | 'comment' | 'changes'>,
): Promise<void> {
  await db
    .insertInto('training_history')
    .values({
      ...{ training_id: id, event, from_state: state, to_state: to, user_id: user?.id ?? null, comment, at: now },
      changes: asJson(changes),
    })
    .execute()
}

/** The further conditions of a step, and its effects apart from the state. */
const effects = {
  submit: async (ctx: Context, { id, artist, sessions, ...before }: Training, { overlapReason }: Given) => {
    if (sessions.length === 0) fail('training_undated')
    const reason = overlapReason ?? before.overlap_reason
    const planned = { artistId: artist?.id ?? 0, exceptTrainingId: id, sessions }
    return { overlap_reason: (await requireFree(ctx, planned, reason)) ? reason : null, rejection_reason: null }
  },
  accept: async (_ctx: Context, training: Training) => ({ verified: verifiedOf(training) }),
  reject: async (_ctx: Context, _training: Training, { comment = null }: Given) => ({ rejection_reason: comment }),
  publish: async () => ({}),
  unpublish: async () => ({}),
  cancel: async (_ctx: Context, _training: Training, { comment = null }: Given) => ({ cancel_reason: comment }),
  complete: async ({ now }: Context, { ends_at }: Training) => {
    if (ends_at === null || Date.parse(ends_at) > now.getTime()) fail('training_not_over')
    return {}
  },
} as const satisfies Record<TrainingStep, (ctx: Context, training: Training, given: Given) => Promise<object>>

/** What becomes of the seats. */
const seats: { [Step in TrainingStep]?: (ctx: Context, id: number) => Promise<void> } = {
  publish: offerFreeSeats,
  cancel: releaseSeats,
  complete: recordOutcomes,
}

/** Locks a training for a step, and refuses what its state or the reader's rights do not allow. */
async function lockFor(ctx: Context, id: number, step: TrainingStep): Promise<Training> {
  await lockRow(ctx.db, 'trainings', id)
  const training = found(await trainingDetails(ctx, id))
  if (availableTrainingSteps(ctx.user, training, ctx.now).includes(step)) return training
  if (step === 'cancel' && isInProgress(training, ctx.now)) fail('training_begun')
  const isOfState = (trainingSteps[step].from as readonly TrainingState[]).includes(training.state)
  return isOfState ? fail('forbidden') : fail('training_state', { state: ctx.t(`artists.training_${training.state}`) })
}
