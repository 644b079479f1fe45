import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { requireRevision } from '#kit/server/revisions/revisions.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { accountFacts } from '#network/artists/contract/artists.facts.ts'
import { type ArtistSwitch, artistSwitches, isSwitchable } from '#network/artists/contract/artists.flow.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { requireNoErasure } from '#people/session/server/pending-erasure.steps.ts'
import { requireOtherOwner } from '#people/session/server/session.queries.ts'
import { artistChangesSince } from './artist-changes.queries.ts'
import { type LockedArtist, lockArtist } from './artists.queries.ts'
import { writeHistory } from './artists.steps.ts'

/** Turns a switch of an artist's: locks, checks, changes the one column, and writes the history. What is so already is a 409. */
export async function turn(ctx: Context, id: number, name: ArtistSwitch, revision?: number): Promise<LockedArtist> {
  const artist = await lockArtist(ctx.db, id)
  await requireRevision(ctx, artist, revision, (since) =>
    artistChangesSince(ctx, id, since, { fields: accountFacts, isNamed: true }),
  )
  if (!isSwitchable(artist, name)) fail('switch_not_possible')
  if (name === 'enable' || name === 'disable') await requireReach(ctx, artist)
  if (name === 'enable') await requireNoErasure(ctx.db, { user: artist.user_id, artist: id })
  if (name === 'disable' && artist.user_id) await requireOtherOwner(ctx.db, artist.user_id)
  const { column, to } = artistSwitches[name]
  await ctx.db
    .updateTable('pro_artists')
    .set({ [column]: to })
    .where('id', '=', id)
    .execute()
  if (name === 'disable' && artist.user_id) await endSessionsOf(ctx.db, artist.user_id)
  const status = artist.invitation_status
  await writeHistory(ctx, id, status, status, { event: name, by: ctx.user.id })
  return artist
}
