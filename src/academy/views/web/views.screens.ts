import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import type { FeatureScreens } from '#kit/web/page/screens/screens.ts'

export const viewScreens: FeatureScreens = {
  screens: [],
  records: { view: null },
  listViews: { title: 'app.views', Views: lazyPart(() => import('./list-views.tsx'), 'ListViews') },
}
