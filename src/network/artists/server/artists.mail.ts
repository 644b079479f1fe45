import type { FieldChange } from '#kit/contract/revision.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { notifyNewEmail } from '#people/account/server/new-email.steps.ts'
import type { LockedArtist } from './artists.queries.ts'
import type { LockedData } from './changes.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** `is_unchecked`: by a client that sent no revision, so that the last write won. */
    'proArtist.edited': { artist: LockedData; changes: FieldChange[]; token: string | null; is_unchecked: boolean }
    'proArtist.enabled': { artist: LockedArtist }
    'proArtist.disabled': { artist: LockedArtist }
    'proArtist.addedToProTeam': { artist: LockedArtist }
    'proArtist.removedFromProTeam': { artist: LockedArtist }
    'proArtist.removed': { artist: LockedArtist }
    'proArtist.avatarChanged': object
    'proArtist.documentAdded': { document_id: number; kind: string }
    'proArtist.documentChanged': { document_id: number; before: string | null; after: string | null }
    'proArtist.documentRemoved': { document_id: number; kind: string; name: string }
    'proArtist.changesReviewed': { up_to_id: number }
  }
}

export const artistMails: Listeners = {
  'proArtist.disabled': (ctx, _id, { artist }) => sendMail(ctx, { ...mailTo(artist), name: 'account_disabled' }),
  'proArtist.enabled': (ctx, _id, { artist }) =>
    sendMail(ctx, { ...mailTo(artist), name: 'account_enabled', route: '' }),
  'proArtist.removed': async (ctx, _id, { artist }) => {
    if (artist.user_id) await sendMail(ctx, { ...mailTo(artist), name: 'account_removed' })
  },
  'proArtist.edited': async (ctx, _id, { artist, changes, token }) => {
    const email = changes.find(({ field }) => field === 'email')?.after
    const { user_id } = artist
    if (user_id && typeof email === 'string')
      await notifyNewEmail(
        ctx,
        { ...artist, id: user_id },
        email,
        token === null ? null : { name: 'account_ready', token },
      )
  },
}
