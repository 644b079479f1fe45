import { routes } from '#kit/server/http/context.ts'
import { type AllFeatures, decisionsOf } from '#kit/server/http/feature.ts'
import { decisions } from '#office/decisions/contract/decisions.ts'
import { countDecisions, ownDecisions, waitingDecisions } from './decisions.queries.ts'
import { otherViewers } from './viewers.queries.ts'
import { noteViewed } from './viewers.steps.ts'

export const decisionRoutes = (features: AllFeatures) =>
  routes(decisions, {
    list: async (ctx, { kind, most }) => {
      const own = ownDecisions(decisionsOf(features()), ctx.user)
      const wanted = own.filter(([name]) => !kind || name === kind)
      return { data: await waitingDecisions(ctx, wanted, most), kinds: await countDecisions(ctx, own) }
    },
    viewers: async (ctx, { item }) => {
      const kinds = ownDecisions(decisionsOf(features()), ctx.user).map(([kind]) => kind)
      if (kinds.length === 0) return { data: [] }
      await noteViewed(ctx, item && kinds.includes(item.kind) ? item : null)
      return { data: await otherViewers(ctx, kinds) }
    },
  })
