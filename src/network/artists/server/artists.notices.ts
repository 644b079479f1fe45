import { type Notice, notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import type { ExpiringDocument } from './files/document-expiry.ts'

/** The recipients of notifications about an artist. */
export const artistNotices: Listeners = {
  // Disabled artists are notified by mail: nobody without access reads notifications.
  'proArtist.enabled': (ctx, id, { artist }) =>
    notifyUser(ctx, artist, { type: 'account_enabled', link: `proartist/${id}` }),
  'proArtist.addedToProTeam': (ctx, id, { artist }) =>
    notifyUser(ctx, artist, { type: 'pro_team_added', link: `proartist/${id}` }),
  'proArtist.removedFromProTeam': (ctx, id, { artist }) =>
    notifyUser(ctx, artist, { type: 'pro_team_removed', link: `proartist/${id}` }),
  'proArtist.documentExpiresSoon': (ctx, _id, document) =>
    notifyUser(ctx, document, { type: 'document_expires', params: documentParams(ctx, document), link: 'my-profile' }),
  'proArtist.documentExpired': async (ctx, id, document) => {
    const params = documentParams(ctx, document)
    await notifyUser(ctx, document, { type: 'document_expired', params, link: 'my-profile' })
    await notify(ctx, await holdersOf(ctx.db, 'can-edit-pro-artist'), {
      type: 'document_missing',
      params: { ...params, artist: document.artist },
      link: `proartist/${id}`,
    })
  },
  'proArtist.edited': async (ctx, id, { artist, changes }) => {
    const link = `proartist/${id}`
    const ownTrainings = changes.find(({ field }) => field === 'has_own_trainings')
    if (ownTrainings)
      await notifyUser(ctx, artist, {
        type: ownTrainings.after ? 'own_trainings_granted' : 'own_trainings_withdrawn',
        link,
      })
    const visible = changes.filter(({ field }) => field !== 'has_own_trainings' && field !== 'internal_note')
    if (visible.length > 0) await notifyUser(ctx, artist, { type: 'data_edited', link })
  },
}

async function notifyUser(ctx: Context, { user_id }: { user_id: number | null }, notice: Notice): Promise<void> {
  if (user_id) await notify(ctx, [user_id], notice)
}

function documentParams({ texts }: Pick<Context, 'texts'>, { kind, name, valid_until }: ExpiringDocument) {
  const inBoth = (textIn: (language: Language) => string): Bilingual => ({ pl: textIn('pl'), 'en-US': textIn('en-US') })
  const day = (language: Language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(valid_until))
  return { name, kind: inBoth((language) => texts.in(language)(`artists.kind_${kind}`)), date: inBoth(day) }
}
