import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconSearch } from '~icons'

/** Where a student finds a training and takes a seat by themselves. */
export const openTrainingScreens = screensOf({
  guard: 'signed-in',
  records: { trainingAlert: null },
  screens: [
    {
      path: 'my/open-trainings',
      title: 'openTrainings.title',
      page: lazyPage(() => import('./open-trainings-page.tsx'), 'OpenTrainingsPage'),
      role: 'client',
      menu: { icon: IconSearch, area: 'trainings' },
    },
    {
      path: 'my/open-trainings/$id',
      title: 'openTrainings.title',
      page: lazyPage(() => import('./open-training-page.tsx'), 'OpenTrainingPage'),
      role: 'client',
    },
  ],
})
