import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconStar } from '~icons'

/** Screens of reviews: a student's and an artist's own, all for the office, and the page of an attendee's link. */
export const reviewScreens = screensOf({
  guard: 'signed-in',
  records: { review: { to: '/trainings/reviews/$id', guard: 'can-view-all-reviews' } },
  screens: [
    {
      path: 'trainings/reviews',
      title: 'reviews.title',
      page: lazyPage(() => import('./reviews-page.tsx'), 'ReviewsPage'),
      menu: { icon: IconStar, area: 'trainings', counter: 'reviews' },
    },
    {
      path: 'trainings/reviews/$id',
      title: 'reviews.details_title',
      page: lazyPage(() => import('./review-page.tsx'), 'ReviewPage'),
    },
    {
      path: 'training/add-review/$hash',
      title: 'reviews.add_title',
      page: lazyPage(() => import('./add-review-page.tsx'), 'AddReviewPage'),
      guard: 'public',
    },
  ],
  steps: {
    reviewToWrite: () => ({ to: '/trainings/reviews' }),
    reviewToAnswer: ({ count, id }) =>
      count === 1
        ? { to: `/trainings/reviews/${id}` }
        : { to: '/trainings/reviews', search: { status: 'PUBLISHED', replied: '0' } },
  },
  noticeIcons: { review: IconStar },
})
