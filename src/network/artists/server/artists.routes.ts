import { routes } from '#kit/server/http/context.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { listHandlers } from './list/artist-list.routes.ts'
import { networkHandlers } from './network.routes.ts'
import { officeHandlers } from './office.routes.ts'

export const artistRoutes = routes(artists, { ...listHandlers, ...officeHandlers, ...networkHandlers })
