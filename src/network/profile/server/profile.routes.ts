import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import type { FieldChange } from '#kit/contract/revision.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { changesBetween, requireRevision } from '#kit/server/revisions/revisions.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { artistChangesSince } from '#network/artists/server/artist-changes.queries.ts'
import { documentsOf } from '#network/artists/server/artists.queries.ts'
import { writeHistory } from '#network/artists/server/artists.steps.ts'
import { changeData } from '#network/artists/server/changes.steps.ts'
import {
  addDocument,
  dateDocument,
  removeDocument,
  replaceAvatar,
} from '#network/artists/server/files/artist-files.steps.ts'
import { changesToReview, mayRemoveDocument } from '#network/profile/contract/profile.flow.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { lockProfile, ownArtist, ownProfile } from './profile.queries.ts'

type Own = { id: number }

/** The row of the user who sends the request; a user without one gets a 404. */
const subject = ({ db, user }: Context) => ownArtist(db, user).select('id').executeTakeFirst()

export const profileRoutes = routes(profile, {
  get: (ctx) => ownAnswer(ctx),

  update: {
    subject,
    handle: async (ctx, { revision, ...typed }, { id }: Own) => {
      const before = await lockProfile(ctx.db, id)
      await chosenCountry(ctx.db, typed.country_id)
      const after = {
        ...typed,
        languages: spokenLanguages.filter((language) => typed.languages.includes(language)),
        techniques: techniques.filter((technique) => typed.techniques.includes(technique)),
      }
      const changes = changesBetween(before, after)
      if (changes.length === 0) return ownAnswer(ctx)
      await requireRevision(ctx, before, revision, (since) =>
        artistChangesSince(ctx, id, since, { fields: Object.keys(after), isNamed: false }),
      )
      const toReview = changesToReview(changes)
      const note = { event: 'profileChanged', by: ctx.user.id, isReviewWanted: toReview.length > 0 }
      await changeData(ctx, before, after, note)
      const isNews = toReview.length > 0 && !before.has_changes_to_review
      await ctx.record('proArtist.profileChanged', id, { artist: after, changes, isNews })
      return ownAnswer(ctx)
    },
  },

  changeAvatar: {
    subject,
    handle: async (ctx, { avatar }, { id }: Own) => {
      const before = await lockProfile(ctx.db, id)
      const after = await replaceAvatar(ctx, before, avatar)
      await remember(ctx, id, { field: 'avatar', before: before.avatar_id, after })
      await ctx.record('proArtist.avatarChanged', id, {})
      return ownAnswer(ctx)
    },
  },

  addDocument: {
    subject,
    handle: async (ctx, { kind, valid_until, file }, { id }: Own) => {
      await lockProfile(ctx.db, id)
      const document_id = await addDocument(ctx, id, { kind, valid_until, file })
      const { document } = await ownDocument(ctx, id, document_id)
      await remember(ctx, id, { field: 'documents', before: [], after: [document] })
      await ctx.record('proArtist.documentAdded', id, { document_id, kind })
      return ownAnswer(ctx)
    },
  },

  updateDocument: {
    subject,
    handle: async (ctx, { id: document_id, valid_until }, { id }: Own) => {
      await lockProfile(ctx.db, id)
      const { document } = await ownDocument(ctx, id, document_id)
      if (document.valid_until === valid_until) return ownAnswer(ctx)
      await dateDocument(ctx.db, id, document_id, valid_until)
      await remember(ctx, id, { field: 'documents', before: [document], after: [{ ...document, valid_until }] })
      await ctx.record('proArtist.documentChanged', id, {
        document_id,
        before: document.valid_until,
        after: valid_until,
      })
      return ownAnswer(ctx)
    },
  },

  removeDocument: {
    subject,
    handle: async (ctx, { id: document_id }, { id }: Own) => {
      await lockProfile(ctx.db, id)
      const { document, all } = await ownDocument(ctx, id, document_id)
      if (!mayRemoveDocument(all, document_id)) fail('last_certificate')
      const { kind, name } = await removeDocument(ctx.db, id, document_id)
      await remember(ctx, id, { field: 'documents', before: [document], after: [] })
      await ctx.record('proArtist.documentRemoved', id, { document_id, kind, name })
      return ownAnswer(ctx)
    },
  },
})

async function ownAnswer({ db, user }: Context) {
  return { data: found(await ownProfile(db, user)) }
}

/** One of the artist's documents, as in the history, among all of theirs. */
async function ownDocument({ db }: Context, artistId: number, documentId: number) {
  const all = await documentsOf(db, artistId)
  const { id: _, ...document } = found(all.find(({ id }) => id === documentId))
  return { document, all }
}

function remember(ctx: Context, artistId: number, change: FieldChange): Promise<void> {
  return writeHistory(ctx, artistId, null, null, { event: 'profileChanged', by: ctx.user.id, changes: [change] })
}
