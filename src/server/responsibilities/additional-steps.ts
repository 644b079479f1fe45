import type { Updateable } from 'kysely'
import {
  type ResponsibilityEvent,
  type ResponsibilityStatus,
  type ResponsibilityStep,
  responsibilitySteps,
} from '#contract/responsibilities/additional-responsibilities.flow.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import type { Tables } from '#server/kit/postgres/database.ts'
import { historySince, type LockedAdditional, lockAdditional } from './additional-responsibilities.queries.ts'

type Said = Pick<Updateable<Tables['additional_responsibilities']>, 'note' | 'comment'>

/**
 * Locks, checks the state, moves, writes the history: the one door through which an additional responsibility changes its
 * state. `seenEvent` is the latest of the history that whoever takes the step saw; where more has happened since, nothing moves.
 */
export async function takeStep(
  ctx: Context,
  id: number,
  step: ResponsibilityStep,
  said: Said = {},
  seenEvent?: number,
): Promise<LockedAdditional> {
  const { from, to } = responsibilitySteps[step]
  const responsibility = await lockAdditional(ctx.db, id)
  const { status } = responsibility
  if (!(from as readonly string[]).includes(status))
    fail('responsibility_step_not_possible', { state: statusName(ctx, status) })
  if (seenEvent !== undefined) await requireSeen(ctx, id, seenEvent)
  await ctx.db
    .updateTable('additional_responsibilities')
    .set({ status: to, status_changed_at: ctx.now, ...said })
    .where('id', '=', id)
    .execute()
  await writeHistory(ctx, id, step, said.note ?? said.comment)
  return responsibility
}

export async function writeHistory(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  id: number,
  event: ResponsibilityEvent,
  words: string | null = null,
): Promise<void> {
  await db
    .insertInto('additional_responsibility_history')
    .values({ additional_responsibility_id: id, event, words, user_id: user.id, at: now })
    .execute()
}

export function statusName({ t }: Pick<Context, 't'>, status: ResponsibilityStatus): string {
  return t(`responsibilities.status_${status}`)
}

/** Evidence may be swapped, or the task itself rewritten, while somebody decides on what they saw before. */
async function requireSeen({ db, t, language }: Context, id: number, seenEvent: number): Promise<void> {
  const missed = await historySince(db, id, seenEvent)
  if (missed.length === 0) return
  const changes = missed.map(({ event, words }) => t(`responsibilities.event_${event}`, { words: words ?? '' }))
  fail('responsibility_changed', { changes: new Intl.ListFormat(language).format(changes) })
}
