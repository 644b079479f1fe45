import { lazyRouteComponent } from '@tanstack/react-router'
import { permissions } from '#contract/kit/permissions.ts'
import type { Screen } from '../screen.ts'

/** What the office offers artists and asks of them. */
export const catalogueScreens: Screen[] = [
  {
    path: 'responsibilities',
    title: 'responsibilities.title',
    page: lazyRouteComponent(() => import('#web/responsibilities/responsibilities-page.tsx'), 'ResponsibilitiesPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
    menu: { icon: 'responsibilities', group: 'catalogue' },
  },
  {
    path: 'responsibilities/new',
    title: 'responsibilities.new_title',
    page: lazyRouteComponent(
      () => import('#web/responsibilities/responsibility-form-page.tsx'),
      'NewResponsibilityPage',
    ),
    guard: permissions.CAN_CREATE_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/$id',
    title: 'responsibilities.edit_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/responsibility-form-page.tsx'), 'ResponsibilityPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/additional',
    title: 'responsibilities.additional_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/additional-page.tsx'), 'AdditionalPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
    menu: { icon: 'additionalResponsibilities', group: 'work', counter: 'additionalResponsibilitiesCount' },
  },
  {
    path: 'responsibilities/additional/new',
    title: 'responsibilities.give_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/new-additional-page.tsx'), 'NewAdditionalPage'),
    guard: permissions.CAN_CREATE_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'responsibilities/additional/$id',
    title: 'responsibilities.additional_title',
    page: lazyRouteComponent(() => import('#web/responsibilities/additional-detail-page.tsx'), 'AdditionalDetailPage'),
    guard: permissions.CAN_VIEW_RESPONSIBILITIES,
    layout: 'main',
  },
  {
    path: 'benefits',
    title: 'benefits.title',
    page: lazyRouteComponent(() => import('#web/benefits/benefits-page.tsx'), 'BenefitsPage'),
    guard: permissions.CAN_VIEW_BENEFITS,
    layout: 'main',
    menu: { icon: 'benefits', group: 'catalogue' },
  },
  {
    path: 'benefits/new',
    title: 'benefits.new_title',
    page: lazyRouteComponent(() => import('#web/benefits/benefit-form-page.tsx'), 'NewBenefitPage'),
    guard: permissions.CAN_CREATE_BENEFITS,
    layout: 'main',
  },
  {
    path: 'benefits/$id',
    title: 'benefits.edit_title',
    page: lazyRouteComponent(() => import('#web/benefits/benefit-form-page.tsx'), 'BenefitPage'),
    guard: permissions.CAN_VIEW_BENEFITS,
    layout: 'main',
  },
]
