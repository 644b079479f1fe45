import type { TrainingState } from '#contract/trainings/trainings.flow.ts'
import type { Tone } from '#web/kit/ui/badge.tsx'

/** What is certain stands out; what nobody decided on yet is pale. */
export const trainingTones: Record<TrainingState, Tone> = {
  DRAFT: 'neutral',
  PENDING_VERIFICATION: 'accent',
  ACCEPTED: 'waiting',
  REJECTED: 'bad',
  PUBLISHED: 'good',
  UNPUBLISHED: 'waiting',
  COMPLETED: 'ordinary',
  CANCELLED: 'bad',
}
