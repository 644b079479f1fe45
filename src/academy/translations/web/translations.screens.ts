import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconLanguage } from '~icons'

const page = lazyPage(() => import('./translations-page.tsx'), 'TranslationsPage')

export const translationScreens = screensOf({
  guard: 'can-see-translations',
  records: { translation: { to: '/translations', search: { key: '$name' } } },
  screens: [
    {
      path: 'translations',
      title: 'translations.title',
      page,
      menu: { icon: IconLanguage, area: 'academy', counter: 'textsOutdatedCount' },
    },
    { path: 'translations/$scope_id', title: 'translations.title', page },
  ],
  finder: async () => (await import('./text-finder.tsx')).textFinder,
  queues: {
    texts: { to: '/translations', search: { state: 'OUTDATED' } },
  },
})
