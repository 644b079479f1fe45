import type { Context } from '#kit/server/http/context.ts'
import type { EntryChoice } from '#teaching/participants/contract/participants.ts'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { overlapsAt } from '../student-overlaps.queries.ts'
import { choicesFor } from './entry-choices.queries.ts'

type Prospects = { packages: EntryChoice[]; overlaps: Overlap[] }

/** What a student could pay with for a seat, and where they have one at the same time. */
export async function seatProspects(
  ctx: Pick<Context, 'db' | 'now'>,
  { trainingId, studentId, starts_at }: { trainingId: number; studentId: number; starts_at: string | null },
): Promise<Prospects> {
  return {
    packages: await choicesFor(ctx, studentId, starts_at),
    overlaps: await overlapsAt(ctx.db, { trainingId, studentId }),
  }
}
