import { hideSetup } from '#academy/settings/server/settings.steps.ts'
import { routes } from '#kit/server/http/context.ts'
import { setup } from '#office/setup/contract/setup.ts'
import { checklistOf } from './setup.queries.ts'

export const setupRoutes = routes(setup, {
  get: async (ctx) => ({ data: await checklistOf(ctx) }),
  hide: async (ctx, { is_hidden }) => {
    await hideSetup(ctx, is_hidden)
    return { data: await checklistOf(ctx) }
  },
})
