import { routes } from '#kit/server/http/context.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { apply } from './application.steps.ts'
import { decisionHandlers } from './decision.routes.ts'
import { formHandlers } from './form.routes.ts'

export const applicationRoutes = routes(applications, {
  register: async (ctx, application) => ({ data: { id: await apply(ctx, application) } }),
  ...decisionHandlers,
  ...formHandlers,
})
