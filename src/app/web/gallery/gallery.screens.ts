import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'

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
