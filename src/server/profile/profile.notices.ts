import type { FieldChange } from '#contract/kit/revision.ts'
import type { Bilingual, Language } from '#contract/kit/text.ts'
import { changesToReview } from '#contract/profile/profile.flow.ts'
import type { TextKey } from '#contract/texts.ts'
import type { LockedArtist } from '#server/artists/artists.queries.ts'
import type { Context } from '#server/kit/http/context.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { holdersOf } from '#server/kit/session/holders.ts'
import { notify } from '#server/notifications/notifications.steps.ts'

declare module '#server/kit/jobs/events.ts' {
  interface Events {
    /** `isNews`: the office has something to look at, and nothing before. */
    'proArtist.profileChanged': {
      artist: Pick<LockedArtist, 'first_name' | 'last_name'>
      changes: FieldChange[]
      isNews: boolean
    }
  }
}

/** The office hears of what an artist changed, where there is something to look at. */
export const profileNotices: Listeners = {
  'proArtist.profileChanged': async (ctx, id, { artist, changes, isNews }) => {
    if (!isNews) return
    await notify(ctx, await holdersOf(ctx.db, 'can-edit-pro-artist'), {
      type: 'profile_changed',
      params: { name: `${artist.first_name} ${artist.last_name}`, fields: fieldNames(ctx, changesToReview(changes)) },
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
