import type { Tone } from '#kit/web/ui/content/badge.tsx'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

/** Certain states have a strong color; undecided ones are pale. */
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
