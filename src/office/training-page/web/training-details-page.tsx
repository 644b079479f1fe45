import { lazy, Suspense } from 'react'
import { CertificatesOf } from '#teaching/certificates/web/certificates-of.shown.tsx'
import { ParticipantsPanel } from '#teaching/participants/web/training/participants-panel.shown.tsx'
import { TrainingPage } from '#teaching/trainings/web/training-page.shown.tsx'

const ReviewsOf = lazy(() => import('#reputation/reviews/web/reviews-of.shown.tsx'))

/** One training, with what each feature knows of it. */
export function TrainingDetailsPage() {
  return (
    <TrainingPage
      participants={({ id }) => <ParticipantsPanel trainingId={id} />}
      results={({ id }) => (
        <>
          <CertificatesOf trainingId={id} />
          <Suspense fallback={null}>
            <ReviewsOf trainingId={id} />
          </Suspense>
        </>
      )}
    />
  )
}
