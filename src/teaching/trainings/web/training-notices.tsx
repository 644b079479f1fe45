import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { TrainingDifferences } from './queue/training-differences.tsx'

/** What its reader has to know first. */
export function TrainingNotices({ training }: { training: Training }) {
  const t = useText()
  const { state, rejection_reason, cancel_reason, overlap_reason } = training
  if (state === 'REJECTED') {
    return (
      <Notice tone="bad" title={t('trainings.rejected_title')}>
        <Text isProse>{rejection_reason}</Text>
        <Text tone="soft">{t('trainings.rejected_help')}</Text>
      </Notice>
    )
  }
  if (state === 'CANCELLED') {
    return (
      <Notice tone="waiting" title={t('trainings.cancelled_title')}>
        <Text isProse>{cancel_reason}</Text>
      </Notice>
    )
  }
  return (
    <>
      {overlap_reason && (
        <Notice tone="waiting" title={t('trainings.overlap_title')}>
          <Text isProse>{overlap_reason}</Text>
        </Notice>
      )}
      {state === 'PENDING_VERIFICATION' && training.was_verified && <TrainingDifferences training={training} />}
    </>
  )
}
