import { hasNewEmail } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { linkStates } from '#network/artists/contract/artists.flow.ts'
import { type LockedArtist, lockArtist } from '#network/artists/server/artists.queries.ts'
import { noteInHistory } from '#network/artists/server/level.steps.ts'
import { issueFormLink, replaceFormLink } from './form-link.steps.ts'

/** Mails an applicant, who is locked, another link to the form, in place of the one that they have. */
export async function sendNewLink(ctx: Context, artist: LockedArtist): Promise<void> {
  await noteInHistory(ctx, artist, { event: 'linkSent', comment: null })
  const link = await issueFormLink(ctx.db, ctx.config, artist.id, ctx.now)
  await ctx.record('proArtist.linkSent', artist.id, { artist, link })
}

/** Who reads the mails of a former email must not open the form; an applicant whose form is open is mailed a link of the new one. */
export const applicationFollows: Listeners = {
  'proArtist.edited': async (ctx, id, { changes }) => {
    if (!hasNewEmail(changes)) return
    const artist = await lockArtist(ctx.db, id)
    if ((linkStates as readonly number[]).includes(artist.invitation_status)) await sendNewLink(ctx, artist)
    else await replaceFormLink(ctx.db, id, ctx.now)
  },
}
