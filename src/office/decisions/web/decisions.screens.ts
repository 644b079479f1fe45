import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { type FeatureScreens, screensOf } from '#kit/web/page/screens/screens.ts'
import { IconChecks } from '~icons'

/** For those who may decide on something of any of the features. */
export const decisionScreens = (features: readonly FeatureScreens[]) =>
  screensOf({
    guard: features.flatMap(({ queues = {} }) =>
      Object.values(queues).flatMap(({ decision }) => decision?.rights ?? []),
    ),
    screens: [
      {
        path: 'decisions',
        title: 'decisions.title',
        page: lazyPage(() => import('./decisions-page.tsx'), 'DecisionsPage'),
        menu: { icon: IconChecks, area: 'home', counter: 'decisionsCount' },
      },
    ],
  })
