import { proArtists } from '#contract/pro-artists.ts'
import { routes } from '#server/kit/context.ts'
import { formHandlers } from './form.routes.ts'
import { officeHandlers } from './office.routes.ts'

export const proArtistRoutes = routes(proArtists, { ...officeHandlers, ...formHandlers })
