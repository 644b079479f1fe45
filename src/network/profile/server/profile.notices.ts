import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import type { LockedArtist } from '#network/artists/server/artists.queries.ts'
import { changesToReview } from '#network/profile/contract/profile.flow.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** `isNews`: the office has something to look at, and nothing before. */
    'proArtist.profileChanged': {
      artist: Pick<LockedArtist, 'first_name' | 'last_name'>
      changes: FieldChange[]
      isNews: boolean
    }
  }
}

/** Notifies the office of an artist's changes, if there is something to check. */
export const profileNotices: Listeners = {
  'proArtist.profileChanged': async (ctx, id, { artist, changes, isNews }) => {
    if (!isNews) return
    await notify(ctx, await holdersOf(ctx.db, 'can-edit-pro-artist'), {
      type: 'profile_changed',
      params: { name: fullName(artist), fields: fieldNames(ctx, changesToReview(changes)) },
      link: `proartist/${id}`,
    })
  },
}

/** The changed fields by name, in both languages. */
function fieldNames({ texts }: Pick<Context, 'texts'>, changes: FieldChange[]): Bilingual {
  const namesIn = (language: Language) => {
    const t = texts.in(language)
    return new Intl.ListFormat(language).format(changes.map(({ field }) => t(`artists.${field}` as TextKey)))
  }
  return { pl: namesIn('pl'), 'en-US': namesIn('en-US') }
}
