import { lazyRouteComponent } from '@tanstack/react-router'
import { screensOf } from '#web/pieces/screens.ts'
import { IconDiamond } from '~icons'

export const benefitScreens = screensOf({
  guard: 'can-view-benefits',
  screens: [
    {
      path: 'benefits',
      title: 'benefits.title',
      page: lazyRouteComponent(() => import('./benefits-page.tsx'), 'BenefitsPage'),
      menu: { icon: IconDiamond, group: 'catalogue' },
    },
    {
      path: 'benefits/new',
      title: 'benefits.new_title',
      page: lazyRouteComponent(() => import('./benefit-form-page.tsx'), 'NewBenefitPage'),
      guard: 'can-create-benefits',
    },
    {
      path: 'benefits/$id',
      title: 'benefits.edit_title',
      page: lazyRouteComponent(() => import('./benefit-form-page.tsx'), 'BenefitPage'),
    },
  ],
  noticeIcons: { benefit: IconDiamond },
})
