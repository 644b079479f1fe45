import type { EntryChoice } from '#contract/participants/participants.ts'
import type { Context } from '#server/kit/http/context.ts'
import { entryChoices } from '../student-packages/student-packages.steps.ts'

/** What could pay for a seat at a training, in the order in which it is used. */
export async function choicesFor(
  ctx: Pick<Context, 'db' | 'now'>,
  studentId: number,
  starts_at: string | null,
): Promise<EntryChoice[]> {
  const choices = await entryChoices(ctx, studentId, starts_at ? new Date(starts_at) : ctx.now)
  return choices.map(({ id, name, entries_used, entries_total, expires_at }) => ({
    ...{ id, name, expires_at },
    entries_left: entries_total - entries_used,
  }))
}
