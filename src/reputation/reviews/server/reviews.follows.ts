import type { Listeners } from '#kit/server/http/feature.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { askForReview, replaceUnwrittenLinks, withdrawReview } from './review-links.steps.ts'

/** Who was at a training may write of it. */
export const reviewFollows: Listeners = {
  'participant.attended': askForReview,
  'participant.attendanceUndone': withdrawReview,
  ...onCorrectedEmail(replaceUnwrittenLinks),
}
