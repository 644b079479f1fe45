import type { Listeners } from '#kit/server/http/feature.ts'
import { mailAccounts } from '../merging/merges.mail.ts'

export const artistMergeMails: Listeners = {
  'proArtist.merged': (ctx, id, { pro_artist_id }) =>
    mailAccounts(ctx, 'pro_artists', { kept: id, merged: pro_artist_id }),
}
