import { feature } from '#kit/server/http/feature.ts'
import { publicTrainingRoutes } from './public-trainings.routes.ts'
import { trainingLists } from './training-list-pages.ts'
import { trainingPages } from './training-pages.ts'

export const publicTrainings = feature({
  place: 'trainings',
  calls: publicTrainingRoutes,
  fastPath: (portal) => [...trainingLists(portal), ...trainingPages(portal)],
})
