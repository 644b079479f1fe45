import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import type { Handler, Handlers } from '#kit/server/http/context.ts'
import { requireRevision } from '#kit/server/revisions/revisions.ts'
import type { ArtistSwitch } from '#network/artists/contract/artists.flow.ts'
import type { ArtistEdit } from '#network/artists/contract/artists.form.ts'
import type { artists } from '#network/artists/contract/artists.ts'
import { inviteAgain, isOfAccount, requireReach } from '#people/account/server/account.steps.ts'
import { artistChangesSince } from './artist-changes.queries.ts'
import { type ArtistData, changeData, lockData } from './changes.steps.ts'
import { removeArtist } from './removal.ts'
import { afterStep, subject } from './subject.queries.ts'
import { turn } from './switches.steps.ts'

/** The office's calls for an artist, except the decision on the application. */
export const networkHandlers = {
  update: {
    subject,
    handle: async (ctx, { id, revision, ...edit }) => {
      const artist = await lockData(ctx.db, id)
      await requireRevision(ctx, artist, revision, (since) => artistChangesSince(ctx, id, since))
      if (edit.country_id !== undefined) await chosenCountry(ctx.db, edit.country_id)
      const changes = await changeData(ctx, artist, valuesOf(edit), { event: 'edited', by: ctx.user.id })
      if (changes.some(isOfAccount)) await requireReach(ctx, artist)
      if (changes.length > 0) {
        const token = await inviteAgain(ctx, artist, changes)
        await ctx.record('proArtist.edited', id, { artist, changes, token, is_unchecked: revision === undefined })
      }
      return afterStep(ctx, id)
    },
  },

  remove: {
    subject,
    handle: (ctx, { id }) => removeArtist(ctx, id),
  },

  enable: switchHandler('enable'),
  disable: switchHandler('disable'),
  addToProTeam: switchHandler('addToProTeam'),
  removeFromProTeam: switchHandler('removeFromProTeam'),
} satisfies Partial<Handlers<typeof artists>>

const events = {
  enable: 'proArtist.enabled',
  disable: 'proArtist.disabled',
  addToProTeam: 'proArtist.addedToProTeam',
  removeFromProTeam: 'proArtist.removedFromProTeam',
} as const

function switchHandler(name: ArtistSwitch): Handler<typeof artists.enable> {
  return {
    subject,
    handle: async (ctx, { id, revision }) => {
      const artist = await turn(ctx, id, name, revision)
      await ctx.record(events[name], id, { artist })
      return afterStep(ctx, id)
    },
  }
}

/** A profile without a description in either language has none. */
function valuesOf({ bio, ...values }: Omit<ArtistEdit, 'revision'>): Partial<ArtistData> {
  if (bio === undefined) return values
  const { pl, 'en-US': english } = bio
  return { ...values, bio: pl !== null && english !== null ? { pl, 'en-US': english } : null }
}
