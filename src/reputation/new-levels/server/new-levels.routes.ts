import { type Context, routes } from '#kit/server/http/context.ts'
import { ownArtist } from '#network/profile/server/profile.queries.ts'
import { newLevels } from '#reputation/new-levels/contract/new-levels.ts'
import { levelCard } from './cards/level-cards.ts'
import { latestNewLevel, visibleNewLevels } from './new-levels.queries.ts'
import { closeNewLevels } from './new-levels.steps.ts'

type Own = { id: number }

/** The row of the artist who sends the request; a user without one gets a 404. */
const own = ({ db, user }: Context) => ownArtist(db, user).select('id').executeTakeFirst()

/* What an artist has read of their level changes nothing for anybody else: the audit log is spared it. */
export const newLevelRoutes = routes(newLevels, {
  latest: { subject: own, handle: async (ctx) => ({ data: await latestNewLevel(ctx) }) },

  close: {
    subject: ({ db, user }, { id }) =>
      visibleNewLevels(db, user).select('pro_artists.id').where('new_levels.id', '=', id).executeTakeFirst(),
    handle: ({ db, now }, { id }, artist: Own) => closeNewLevels(db, artist.id, now, id),
  },

  card: { subject: own, handle: (ctx, { format, language }, { id }: Own) => levelCard(ctx, id, format, language) },
})
