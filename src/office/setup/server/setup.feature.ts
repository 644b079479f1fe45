import { feature } from '#kit/server/http/feature.ts'
import { setupRoutes } from './setup.routes.ts'

/** The checklist of a new academy. */
export const setup = feature({
  // The owner's: most steps are theirs, and some are done where the portal runs.
  rights: { 'can-set-up-academy': { holders: [], group: 'office' } },
  calls: setupRoutes,
})
