import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'

export const galleryScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'test2',
      title: 'gallery.title',
      page: lazyRouteComponent(() => import('./gallery-page.tsx'), 'GalleryPage'),
    },
  ],
})
