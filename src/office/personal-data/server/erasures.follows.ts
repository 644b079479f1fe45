import { hasNewEmail } from '#kit/contract/revision.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { replaceUndoLink } from './erasures.steps.ts'

/** Who reads the mails of a former email must not withdraw an erasure (214); applicants have none but their own page. */
export const erasureFollows: Listeners = {
  'user.edited': async (ctx, user, { changes }) => {
    if (hasNewEmail(changes)) await replaceUndoLink(ctx, { user, artist: null })
  },
  'proArtist.edited': async (ctx, artist, { artist: { user_id: user }, changes }) => {
    if (hasNewEmail(changes)) await replaceUndoLink(ctx, { user, artist })
  },
}
