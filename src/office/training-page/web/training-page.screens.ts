import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

export const trainingPageScreens = screensOf({
  guard: 'can-view-pro-artist-training-details',
  records: { training: { to: '/training/$id' } },
  screens: [
    {
      path: 'training/$id',
      title: 'trainings.title',
      page: lazyPage(() => import('./training-details-page.tsx'), 'TrainingDetailsPage'),
      within: ['trainings'],
    },
  ],
})
