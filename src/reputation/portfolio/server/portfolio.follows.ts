import type { Listeners } from '#kit/server/http/feature.ts'
import { doubtCopies } from './doubted-copies.steps.ts'

/** Who no longer agrees to a work may be in its copies, too. */
export const portfolioFollows: Listeners = {
  'consent.withdrawn': doubtCopies,
  'consent.declined': doubtCopies,
}
