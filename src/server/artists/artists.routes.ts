import { artists } from '#contract/artists/artists.ts'
import { routes } from '#server/kit/http/context.ts'
import { listHandlers } from './artist-list.routes.ts'
import { networkHandlers } from './network.routes.ts'
import { officeHandlers } from './office.routes.ts'

export const artistRoutes = routes(artists, { ...listHandlers, ...officeHandlers, ...networkHandlers })
