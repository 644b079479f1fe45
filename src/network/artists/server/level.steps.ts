import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { UpgradeLevel } from '#network/status-upgrades/contract/status-upgrades.ts'
import type { LockedArtist } from './artists.queries.ts'
import { writeHistory } from './artists.steps.ts'

type Note = { event: string; comment: string | null; changes?: FieldChange[] }
type Move = { level: UpgradeLevel | null; to: UpgradeLevel }

/**
 * The only function that moves an artist, who is locked, to another level: the history stores both levels by name,
 * independent of later changes.
 */
export async function moveToLevel(ctx: Context, artist: LockedArtist, { level, to }: Move, note: Note): Promise<void> {
  await ctx.db.updateTable('pro_artists').set({ level_id: to.id }).where('id', '=', artist.id).execute()
  const change = { field: 'level', before: level?.name ?? null, after: to.name }
  await noteInHistory(ctx, artist, { ...note, changes: [change] })
}

/** Of somebody whose state stays as it is. */
export function noteInHistory(
  ctx: Context,
  { id, invitation_status: status }: LockedArtist,
  note: Note,
): Promise<void> {
  return writeHistory(ctx, id, status, status, { ...note, by: ctx.user.id })
}
