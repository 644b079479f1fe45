import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { viewData } from './views.personal-data.ts'
import { viewRoutes } from './views.routes.ts'
import { forgetViews } from './views.steps.ts'

export const views = feature({
  personalData: viewData,
  merging: {
    references: {
      saved_views: { user_id: 'login' },
    },
  },
  records: { view: { texts: [], name: plainName('saved_views'), choice: null } },
  // What a list was filtered by is an address, and so is the list.
  details: { values: { list: (_, path: string) => `/${path}` } },
  calls: viewRoutes,
  closing: forgetViews,
})
