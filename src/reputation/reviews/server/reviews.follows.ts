import type { Listeners } from '#kit/server/http/feature.ts'
import { askForReview, withdrawReview } from './review-links.steps.ts'

/** Who was at a training may write of it. */
export const reviewFollows: Listeners = {
  'participant.attended': askForReview,
  'participant.attendanceUndone': withdrawReview,
}
