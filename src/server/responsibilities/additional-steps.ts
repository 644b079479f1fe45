import type { Updateable } from 'kysely'
import {
  type ResponsibilityStatus,
  type ResponsibilityStep,
  responsibilitySteps,
} from '#contract/additional-responsibilities.flow.ts'
import type { Context } from '#server/kit/context.ts'
import type { Tables } from '#server/kit/database.ts'
import { fail } from '#server/kit/errors.ts'
import { type LockedAdditional, lockAdditional } from './additional-responsibilities.queries.ts'

type Words = Pick<Updateable<Tables['additional_responsibilities']>, 'note' | 'comment' | 'decided_by'>

/** Locks, checks the state, moves: the one door through which an additional responsibility changes its state. */
export async function takeStep(
  ctx: Context,
  id: number,
  step: ResponsibilityStep,
  words: Words = {},
): Promise<LockedAdditional> {
  const { from, to } = responsibilitySteps[step]
  const responsibility = await lockAdditional(ctx.db, id)
  const { status } = responsibility
  if (!(from as readonly string[]).includes(status))
    fail('responsibility_step_not_possible', { state: statusName(ctx, status) })
  await ctx.db
    .updateTable('additional_responsibilities')
    .set({ status: to, status_changed_at: ctx.now, ...words })
    .where('id', '=', id)
    .execute()
  return responsibility
}

export function statusName({ t }: Pick<Context, 't'>, status: ResponsibilityStatus): string {
  return t(`responsibilities.status_${status}`)
}
