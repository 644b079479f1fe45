import type { Handlers } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import type { artists } from '#network/artists/contract/artists.ts'
import {
  avatarFile,
  documentFile,
  lockArtist,
  resolveMerged,
  visibleArtist,
  visibleArtists,
} from './artists.queries.ts'
import { markReviewed } from './artists.steps.ts'
import { pastAvatarFile } from './files/past-avatars.queries.ts'
import { afterStep, subject } from './subject.queries.ts'

export const officeHandlers = {
  // Links to a merged record lead to the one that stayed.
  get: async (ctx, { id }) => {
    const artist = await resolveMerged(ctx.db, id)
    return { data: found(await part('artistDetails')(ctx, visibleArtists(ctx.db, ctx.user), artist)) }
  },

  reviewChanges: {
    subject,
    handle: async (ctx, { id, up_to_id }) => {
      await lockArtist(ctx.db, id)
      if (await markReviewed(ctx, id, up_to_id)) await ctx.record('proArtist.changesReviewed', id, { up_to_id })
      return afterStep(ctx, id)
    },
  },

  avatar: async ({ db, user }, { id, size }) => {
    const artist = found(await visibleArtist(db, user, id))
    return { file: found(await avatarFile(db, artist.id)), variant: size }
  },

  pastAvatar: async ({ db, user }, { id, file_id }) => {
    found(await visibleArtist(db, user, id))
    return { file: found(await pastAvatarFile(db, id, file_id)), variant: 'medium' }
  },

  document: async ({ db, user }, { id, document_id }) => {
    found(await visibleArtist(db, user, id))
    return { file: found(await documentFile(db, id, document_id)) }
  },
} satisfies Partial<Handlers<typeof artists>>
