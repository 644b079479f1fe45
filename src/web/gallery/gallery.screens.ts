import { lazyPage } from '#web/kit/page/lazy-page.ts'
import { screensOf } from '#web/pieces/screens.ts'

export const galleryScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'test2',
      title: 'gallery.title',
      page: lazyPage(() => import('./gallery-page.tsx'), 'GalleryPage'),
    },
  ],
})
