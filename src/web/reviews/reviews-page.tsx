import { useText } from '#web/kit/language/i18n.ts'
import { Page } from '#web/kit/page/page.tsx'
import { hasPermission, hasRole, useUser } from '#web/kit/session/session.ts'
import { HowReviewsWork } from '#web/pieces/how-reviews-work.tsx'
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
