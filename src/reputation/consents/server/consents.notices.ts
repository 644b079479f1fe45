import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'

/** Notifies the artist of every answer, and the office of withdrawals, since it shows pictures elsewhere, too. */
export const consentNotices: Listeners = {
  'consent.given': (ctx, id) => notifyArtist(ctx, id, 'consent_given'),
  'consent.declined': (ctx, id) => notifyArtist(ctx, id, 'consent_declined'),
  'consent.withdrawn': async (ctx, id) => {
    await notifyArtist(ctx, id, 'consent_withdrawn')
    const { title, artist, submitted_at } = await workFacts(ctx, id)
    // The office has no access to a work that was never submitted, and shows it nowhere.
    if (!submitted_at) return
    const office = await holdersOf(ctx.db, 'can-moderate-portfolio')
    const params = { title, name: artist }
    await notify(ctx, office, { type: 'consent_withdrawn_office', params, link: `portfolio/admin/edit/${id}` })
  },
}

async function notifyArtist(ctx: AnyContext, id: number, type: NoticeType): Promise<void> {
  const { title, user_id } = await workFacts(ctx, id)
  if (user_id) await notify(ctx, [user_id], { type, params: { title }, link: `portfolio/${id}` })
}

/** A work, and whose it is. */
export function workFacts({ db }: AnyContext, id: number) {
  return db
    .selectFrom('portfolio_items')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .leftJoin('users', 'users.id', 'pro_artists.user_id')
    .select((eb) => [
      'title',
      'submitted_at',
      'pro_artists.user_id',
      'users.email',
      'users.language_name as language',
      eb.fn<string>('concat_ws', [eb.val(' '), 'pro_artists.first_name', 'pro_artists.last_name']).as('artist'),
    ])
    .where('portfolio_items.id', '=', id)
    .executeTakeFirstOrThrow()
}
