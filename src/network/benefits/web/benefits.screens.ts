import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconDiamond } from '~icons'

export const benefitScreens = screensOf({
  guard: 'can-view-benefits',
  records: { benefit: { to: '/benefits/$id', guard: 'can-edit-benefits' } },
  screens: [
    {
      path: 'benefits',
      title: 'benefits.title',
      page: lazyPage(() => import('./benefits-page.tsx'), 'BenefitsPage'),
      menu: { icon: IconDiamond, area: 'cooperation' },
    },
    {
      path: 'benefits/new',
      title: 'benefits.new_title',
      page: lazyPage(() => import('./benefit-form-page.tsx'), 'NewBenefitPage'),
      guard: 'can-create-benefits',
    },
    {
      path: 'benefits/$id',
      title: 'benefits.edit_title',
      page: lazyPage(() => import('./benefit-form-page.tsx'), 'BenefitPage'),
    },
  ],
  noticeIcons: { benefit: IconDiamond },
})
