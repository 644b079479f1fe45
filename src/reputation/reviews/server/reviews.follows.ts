import { hasNewEmail } from '#kit/contract/revision.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { askForReview, replaceUnwrittenLinks, withdrawReview } from './review-links.steps.ts'

/** Who was at a training may write of it. */
export const reviewFollows: Listeners = {
  'participant.attended': askForReview,
  'participant.attendanceUndone': withdrawReview,
  // Who reads the mails of a former or mistyped email must not write in the student's name.
  'user.edited': async (ctx, id, { changes }) => {
    if (hasNewEmail(changes)) await replaceUnwrittenLinks(ctx, id)
  },
}
