import { permissions } from '#contract/kit/permissions.ts'
import type { Bilingual, Language } from '#contract/kit/text.ts'
import type { FieldChange } from '#contract/pro-artists.entities.ts'
import { changesToReview } from '#contract/profile.flow.ts'
import type { TextKey } from '#contract/texts.ts'
import type { Context } from '#server/kit/context.ts'
import type { Listeners } from '#server/kit/events.ts'
import { holdersOf, notify } from '#server/kit/notices.ts'

/** Who hears in the portal of what happens to an artist. */
export const proArtistNotices: Listeners = {
  'proArtist.applied': async (ctx, id, { application }) =>
    notify(ctx, await holdersOf(ctx.db, permissions.CAN_VIEW_APPLIED_PRO_ARTISTS), {
      type: 'application_arrived',
      params: { name: fullName(application) },
      link: `proartist/${id}`,
    }),
  'proArtist.formSent': async (ctx, id, { artist }) =>
    notify(ctx, await holdersOf(ctx.db, permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST), {
      type: 'form_arrived',
      params: { name: fullName(artist) },
      link: `proartist/${id}`,
    }),
  'proArtist.profileChanged': async (ctx, id, { artist, changes, isNews }) => {
    if (!isNews) return
    await notify(ctx, await holdersOf(ctx.db, permissions.CAN_EDIT_PRO_ARTIST), {
      type: 'profile_changed',
      params: { name: fullName(artist), fields: fieldNames(ctx, changesToReview(changes)) },
      link: `proartist/${id}`,
    })
  },
  'proArtist.completed': async (ctx, _id, { artist: { user_id } }) => {
    if (user_id) await notify(ctx, [user_id], { type: 'welcome', link: 'dashboard' })
  },
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}

/** The changed fields by name, in both languages. */
function fieldNames({ texts }: Pick<Context, 'texts'>, changes: FieldChange[]): Bilingual {
  const namesIn = (language: Language) => {
    const t = texts.in(language)
    return new Intl.ListFormat(language).format(changes.map(({ field }) => t(`proArtists.${field}` as TextKey)))
  }
  return { pl: namesIn('pl'), 'en-US': namesIn('en-US') }
}
