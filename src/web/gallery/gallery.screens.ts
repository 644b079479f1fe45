import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'

export const galleryScreens = screensFor('public', [
  {
    path: 'test2',
    title: 'gallery.title',
    page: lazyRouteComponent(() => import('./gallery-page.tsx'), 'GalleryPage'),
  },
])
