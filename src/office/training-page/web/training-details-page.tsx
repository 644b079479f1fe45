import { Suspense } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import type { Tab } from '#kit/web/page/tabs.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { hasFigures } from '#reputation/reviews/web/review-figures.shown.tsx'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { CertificatesOf } from '#teaching/certificates/web/certificates-of.shown.tsx'
import { useAllRecorded } from '#teaching/participants/web/training/ends.shown.ts'
import { AttendancePanel, ParticipantsPanel } from '#teaching/participants/web/training/participants-panel.shown.tsx'
import { SeatRow } from '#teaching/participants/web/training/seat-row.shown.tsx'
import { SignUpsOfTraining } from '#teaching/sign-ups/web/sign-ups-of-training.shown.tsx'
import { isInProgress, leads } from '#teaching/trainings/contract/trainings.flow.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { TrainingPage, TrainingRecord } from '#teaching/trainings/web/training-page.shown.tsx'

const FinishDialog = lazyPart(
  () => import('#teaching/participants/web/training/finish-dialog.shown.tsx'),
  'FinishDialog',
)
const RedeemDialog = lazyPart(() => import('#teaching/redemptions/web/redeem-dialog.shown.tsx'), 'RedeemDialog')
const PublicTraining = lazyPart(
  () => import('#reputation/public-profiles/web/public-training.shown.tsx'),
  'PublicTraining',
)
const ReviewsOf = lazyPart(() => import('#reputation/reviews/web/reviews-of.shown.tsx'), 'default')

/** One training, with what each feature knows of it. */
export function TrainingDetailsPage() {
  return <TrainingRecord>{(training) => <Details key={training.id} training={training} />}</TrainingRecord>
}

function Details({ training }: { training: Training }) {
  const t = useText()
  const isLed = leads(useUser(), training)
  const { id, state, seats_taken, seats_max } = training
  const results = useResults(id)
  const seats = {
    name: 'participants',
    title: t('participants.title'),
    count: seats_taken,
    content: (
      <>
        <SignUpsOfTraining trainingId={id} />
        <ParticipantsPanel
          trainingId={id}
          redeem={(seat) => (
            <Suspense>
              <RedeemDialog {...seat} training={training} />
            </Suspense>
          )}
        />
      </>
    ),
  }
  const attendance = {
    name: 'attendance',
    title: t('participants.attendance'),
    content: <AttendancePanel trainingId={id} />,
  }
  const isUnderWay = isInProgress(training, new Date())
  const isRecorded = useAllRecorded(id, isLed && isUnderWay)
  const wasHeld = isUnderWay || state === 'COMPLETED'
  return (
    <TrainingPage
      training={training}
      seats={isLed && <SeatRow trainingId={id} seats={seats_max} />}
      publicPage={
        training.state === 'PUBLISHED' && (
          <Suspense>
            <PublicTraining trainingId={id} />
          </Suspense>
        )
      }
      tabs={isLed ? [seats, ...(wasHeld ? [attendance] : [])] : []}
      results={results}
      isRecorded={isRecorded}
      finishing={(onClose) => (
        <Suspense>
          <FinishDialog training={training} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}

/** What came of it, where anything did. */
function useResults(trainingId: number): Tab[] {
  const t = useText()
  const may = useMay()
  const printed = useApi(certificates.list, { trainingId, itemsPerPage: 200 }, { isEnabled: may(certificates.list) })
  const { data: figures } = useApi(reviews.figures, { trainingId })
  const [hasCertificates, hasReviews] = [
    (printed.data?.data.length ?? 0) > 0,
    figures !== undefined && hasFigures(figures.data, figures.data),
  ]
  return [
    ...(hasCertificates
      ? [{ name: 'certificates', title: t('certificates.title'), content: <CertificatesOf trainingId={trainingId} /> }]
      : []),
    ...(hasReviews
      ? [{ name: 'reviews', title: t('reviews.title'), content: <ReviewsOf trainingId={trainingId} /> }]
      : []),
  ]
}
