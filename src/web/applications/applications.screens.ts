import { lazyRouteComponent } from '@tanstack/react-router'
import { screensFor } from '#web/pieces/screens.ts'

export const applicationScreens = screensFor('public', [
  {
    path: 'pro-artist-form/$hash',
    title: 'applications.form_title',
    page: lazyRouteComponent(() => import('./form-page.tsx'), 'FormPage'),
  },
  {
    path: 'pro-artist-form/$hash/finalized',
    title: 'applications.formed_title',
    page: lazyRouteComponent(() => import('./form-finalized-page.tsx'), 'FormFinalizedPage'),
  },
])
