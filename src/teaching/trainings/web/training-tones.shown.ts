import type { Tone } from '#kit/web/ui/content/badge.tsx'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

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
