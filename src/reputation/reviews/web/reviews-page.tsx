import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { hasPermission, hasRole, useUser } from '#kit/web/session/session.ts'
import { HowReviewsWork } from './how-reviews-work.shown.tsx'
import { OwnReviews } from './own-reviews.tsx'
import { ReviewList } from './review-list.tsx'

/** Students find their own reviews here, artists those of their trainings, the office all of them. */
export function ReviewsPage() {
  const t = useText()
  const user = useUser()
  const isOffice = hasPermission('can-view-all-reviews')
  const isStudent = hasRole('client')
  return (
    <Page title={t('reviews.title')} intro={t('reviews.intro')}>
      {isStudent && <OwnReviews />}
      {(isOffice || user?.pro_artist || !isStudent) && <ReviewList isOffice={isOffice} />}
      <HowReviewsWork />
    </Page>
  )
}
