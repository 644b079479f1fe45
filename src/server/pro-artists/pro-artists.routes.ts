import { proArtists } from '#contract/pro-artists.ts'
import { routes } from '#server/kit/context.ts'
import { formHandlers } from './form.routes.ts'
import { listHandlers } from './list.routes.ts'
import { networkHandlers } from './network.routes.ts'
import { officeHandlers } from './office.routes.ts'

export const proArtistRoutes = routes(proArtists, {
  ...listHandlers,
  ...officeHandlers,
  ...networkHandlers,
  ...formHandlers,
})
