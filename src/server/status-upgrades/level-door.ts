import { sql } from 'kysely'
import type { FieldChange } from '#contract/artists/artists.entities.ts'
import type { UpgradeLevel } from '#contract/status-upgrades/status-upgrades.ts'
import type { LockedArtist } from '#server/artists/artists.queries.ts'
import type { Context } from '#server/kit/http/context.ts'

type Note = { event: string; comment: string | null; changes?: FieldChange[] }
type Move = { level: UpgradeLevel | null; to: UpgradeLevel }

/** The one door to another level, for an artist of the network who is locked: the history keeps both levels by name, whatever becomes of them. */
export async function moveToLevel(ctx: Context, artist: LockedArtist, { level, to }: Move, note: Note): Promise<void> {
  await ctx.db.updateTable('pro_artists').set({ level_id: to.id }).where('id', '=', artist.id).execute()
  const change = { field: 'level', before: level?.name ?? null, after: to.name }
  await writeHistory(ctx, artist, { ...note, changes: [change] })
}

export function writeHistory(
  { db, user, now }: Context,
  { id, invitation_status: status }: LockedArtist,
  { event, comment, changes = [] }: Note,
) {
  return db
    .insertInto('pro_artist_history')
    .values({
      pro_artist_id: id,
      event,
      from_status: status,
      to_status: status,
      user_id: user.id,
      comment,
      changes: sql<FieldChange[]>`${JSON.stringify(changes)}::jsonb`,
      at: now,
    })
    .execute()
}
