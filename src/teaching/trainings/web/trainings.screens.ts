import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { allTrainingsRight, trainingSteps } from '#teaching/trainings/contract/trainings.flow.ts'
import { IconChalkboard, IconChecklist } from '~icons'

/** An artist’s own trainings, those of everybody, and what waits to be verified. */
export const trainingScreens = screensOf({
  guard: 'can-view-pro-artist-trainings',
  screens: [
    {
      path: 'proartist/trainings',
      title: 'trainings.title_own',
      page: lazyPage(() => import('./training-pages.tsx'), 'OwnTrainingsPage'),
      role: 'pro-artist',
      menu: { icon: IconChalkboard, area: 'trainings' },
    },
    {
      path: 'proartist/trainings/all',
      title: 'trainings.title_all',
      page: lazyPage(() => import('./training-pages.tsx'), 'AllTrainingsPage'),
      guard: allTrainingsRight,
      menu: { icon: IconChalkboard, area: 'trainings' },
    },
    {
      path: 'training/verification',
      title: 'trainings.title_verification',
      page: lazyPage(() => import('./queue/training-queue-page.tsx'), 'TrainingQueuePage'),
      guard: 'can-accept-pro-artist-training',
      menu: { icon: IconChecklist, area: 'trainings', counter: 'trainingsPendingVerificationsInvitationsCount' },
    },
    {
      path: 'training/new',
      title: 'trainings.title_new',
      page: lazyPage(() => import('./form/training-form-page.tsx'), 'NewTrainingPage'),
      guard: 'can-add-pro-artist-training',
      within: ['trainings'],
    },
    {
      path: 'training/$id/edit',
      title: 'trainings.title_edit',
      page: lazyPage(() => import('./form/training-form-page.tsx'), 'EditTrainingPage'),
      guard: 'can-edit-pro-artist-training',
      within: ['trainings'],
    },
  ],
  noticeIcons: { training: IconChalkboard },
  // One training after the other, the one that waited longest first.
  steps: { attendance: ({ id }) => ({ to: `/training/${id}`, search: { tab: 'attendance', part: 'attendance' } }) },
  charts: {
    trainings: {
      to: '/proartist/trainings/all',
      search: ({ from, to }) => ({
        ...{ state: 'COMPLETED', changedFrom: from, sortBy: 'state_changed_at' },
        ...(to && { changedTo: to }),
      }),
    },
  },
  queues: {
    trainings: {
      to: '/training/verification',
      search: { sortBy: 'state_changed_at' },
      oldest: lazyPart(() => import('./queue/oldest-trainings.tsx'), 'OldestTrainings'),
      decision: {
        rights: [trainingSteps.accept.permission, trainingSteps.reject.permission],
        part: lazyPart(() => import('./queue/training-decision.tsx'), 'TrainingDecision'),
      },
    },
  },
  finder: async () => (await import('./training-finder.tsx')).trainingFinder,
})
