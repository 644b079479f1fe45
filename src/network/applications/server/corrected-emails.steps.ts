import { hasNewEmail } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

/**
 * Listeners to the office's correction of an account's email, on the page of the account, the student or the artist: who reads the mails
 * of a former or mistyped one must not open what was mailed there (214).
 */
export function onCorrectedEmail(act: (ctx: Context, userId: number) => Promise<void>): Listeners {
  return {
    'user.edited': async (ctx, id, { changes }) => {
      if (hasNewEmail(changes)) await act(ctx, id)
    },
    'proArtist.edited': async (ctx, _id, { artist, changes }) => {
      if (artist.user_id !== null && hasNewEmail(changes)) await act(ctx, artist.user_id)
    },
  }
}
