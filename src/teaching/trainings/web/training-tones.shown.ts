import type { Tone } from '#kit/web/ui/content/badge.tsx'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'

/** Certain states have a strong color; undecided ones are pale. */
export const trainingTones: Record<TrainingState, Tone> = {
  DRAFT: 'quiet',
  PENDING_VERIFICATION: 'waiting',
  ACCEPTED: 'good',
  REJECTED: 'bad',
  PUBLISHED: 'good',
  UNPUBLISHED: 'quiet',
  COMPLETED: 'quiet',
  CANCELLED: 'bad',
}
