import { type Context, routes } from '#kit/server/http/context.ts'
import { readList } from '#kit/server/lists/list.ts'
import { visibleArtist } from '#network/artists/server/artists.queries.ts'
import { openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { type QueueQuery, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { artistsOfQueue, queueOf, queueSpreadsheet } from './queue.ts'
import { setLevel } from './set-level.ts'
import { standingOf } from './status-upgrades.queries.ts'
import { askForUpgrade, decideOnUpgrade, withdrawUpgrade } from './upgrade-steps.ts'

/** The reader's own level and requests; null for other roles than a pro artist. */
const own = async ({ user }: Context) => user.pro_artist
const subject = ({ db, user }: Context, { id }: { id: number }) => visibleArtist(db, user, id)

type Own = { id: number }

function read(ctx: Context, query: QueueQuery) {
  return readList(ctx.db, query, queueOf(ctx, query))
}

export const statusUpgradeRoutes = routes(statusUpgrades, {
  has: async ({ db, user }) => {
    const standing = user.pro_artist && (await standingOf(db, user.pro_artist.id))
    if (!standing) return { has_request: false, request: null }
    return { has_request: openRequest(standing) !== null, request: standing.requests[0] ?? null }
  },

  checklist: { subject: own, handle: async ({ db }, _, { id }: Own) => ({ data: await standingOf(db, id) }) },

  request: {
    subject: own,
    handle: async (ctx, { message }, { id }: Own) => {
      await ctx.record('statusUpgrade.requested', id, await askForUpgrade(ctx, id, message))
      return { data: await standingOf(ctx.db, id) }
    },
  },

  withdraw: {
    subject: own,
    handle: async (ctx, _, { id }: Own) => {
      await ctx.record('statusUpgrade.withdrawn', id, { request: await withdrawUpgrade(ctx, id) })
    },
  },

  list: read,
  picked: read,
  queue: async (ctx, query) => ({ data: await artistsOfQueue(ctx, query) }),

  export: queueSpreadsheet,
  exportPicked: queueSpreadsheet,

  ofArtist: { subject, handle: async ({ db }, { id }) => ({ data: await standingOf(db, id) }) },

  approve: {
    subject,
    handle: async (ctx, input) => {
      const decided = await decideOnUpgrade(ctx, input, 'approve')
      await ctx.record('statusUpgrade.approved', input.id, { ...decided, comment: input.comment })
      return { data: await standingOf(ctx.db, input.id) }
    },
  },

  reject: {
    subject,
    handle: async (ctx, input) => {
      const decided = await decideOnUpgrade(ctx, input, 'reject')
      await ctx.record('statusUpgrade.rejected', input.id, { ...decided, comment: input.comment })
      return { data: await standingOf(ctx.db, input.id) }
    },
  },

  setLevel: {
    subject,
    handle: async (ctx, input) => {
      await ctx.record('proArtist.levelSet', input.id, await setLevel(ctx, input))
      return { data: await standingOf(ctx.db, input.id) }
    },
  },
})
