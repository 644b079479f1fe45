import type { Context, Reader } from '#kit/server/http/context.ts'
import type { EntryChoice } from '#teaching/participants/contract/participants.ts'
import { type EntryChoice as Entry, entryChoices } from '#trade/student-packages/server/student-packages.steps.ts'

/** What could pay for a seat at a training, in the order in which it is used. */
export async function choicesFor(
  ctx: Pick<Context, 'db' | 'now'>,
  studentId: number,
  starts_at: string | null,
): Promise<EntryChoice[]> {
  return (await usableAt(ctx, studentId, starts_at)).map(shown)
}

/** Of these, the packages that the reader sold and the office lets them register with. */
export async function choicesOfArtist(
  ctx: Reader<'now'>,
  studentId: number,
  starts_at: string | null,
): Promise<EntryChoice[]> {
  const sellerId = ctx.user.pro_artist?.id ?? 0
  return (await usableAt(ctx, studentId, starts_at))
    .filter(({ pro_artist_id, may_artist_register }) => may_artist_register && pro_artist_id === sellerId)
    .map(shown)
}

function usableAt(ctx: Pick<Context, 'db' | 'now'>, studentId: number, starts_at: string | null) {
  return entryChoices(ctx, studentId, starts_at ? new Date(starts_at) : ctx.now)
}

function shown({ id, name, entries_used, entries_total, expires_at }: Entry): EntryChoice {
  return { id, name, expires_at, entries_left: entries_total - entries_used }
}
