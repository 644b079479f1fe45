import { routes } from '#kit/server/http/context.ts'
import { type AllFeatures, decisionsOf } from '#kit/server/http/feature.ts'
import { decisions } from '#office/decisions/contract/decisions.ts'
import { countDecisions, ownDecisions, waitingDecisions } from './decisions.queries.ts'

export const decisionRoutes = (features: AllFeatures) =>
  routes(decisions, {
    list: async (ctx, { kind, most }) => {
      const own = ownDecisions(decisionsOf(features()), ctx.user)
      const asked = own.filter(([name]) => !kind || name === kind)
      return { data: await waitingDecisions(ctx, asked, most), kinds: await countDecisions(ctx, own) }
    },
  })
