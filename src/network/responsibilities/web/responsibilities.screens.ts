import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconChecklist, IconClipboardCheck, IconListCheck } from '~icons'

export const responsibilityScreens = screensOf({
  guard: 'can-view-responsibilities',
  records: {
    responsibility: { to: '/responsibilities/$id', guard: 'can-edit-responsibilities' },
    additionalResponsibility: { to: '/responsibilities/additional/$id' },
  },
  screens: [
    {
      path: 'responsibilities',
      title: 'responsibilities.title',
      page: lazyPage(() => import('./responsibilities-page.tsx'), 'ResponsibilitiesPage'),
      menu: { icon: IconListCheck, area: 'cooperation' },
      shows: ['responsibilities', 'additionalResponsibilities'],
    },
    {
      path: 'responsibilities/new',
      title: 'responsibilities.new_title',
      page: lazyPage(() => import('./responsibility-form-page.tsx'), 'NewResponsibilityPage'),
      guard: 'can-create-responsibilities',
    },
    {
      path: 'responsibilities/$id',
      title: 'responsibilities.edit_title',
      page: lazyPage(() => import('./responsibility-form-page.tsx'), 'ResponsibilityPage'),
    },
    {
      path: 'responsibilities/additional',
      title: 'responsibilities.additional_title',
      page: lazyPage(() => import('./additional/additional-page.tsx'), 'AdditionalPage'),
      menu: { icon: IconClipboardCheck, area: 'cooperation', counter: 'additionalResponsibilitiesCount' },
    },
    {
      path: 'responsibilities/additional/new',
      title: 'responsibilities.give_title',
      page: lazyPage(() => import('./additional/new-additional-page.tsx'), 'NewAdditionalPage'),
      guard: 'can-create-responsibilities',
    },
    {
      path: 'responsibilities/additional/$id',
      title: 'responsibilities.additional_title',
      page: lazyPage(() => import('./additional/additional-detail-page.tsx'), 'AdditionalDetailPage'),
    },
  ],
  queues: {
    responsibilities: {
      to: '/responsibilities/additional',
      search: { status: 'SUBMITTED' },
      oldest: lazyPart(() => import('./oldest-evidence.tsx'), 'OldestEvidence'),
      decision: {
        rights: ['can-edit-responsibilities'],
        part: lazyPart(() => import('./additional/additional-decision.tsx'), 'AdditionalDecision'),
      },
    },
  },
  noticeIcons: { responsibility: IconChecklist },
})
