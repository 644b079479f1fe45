import { fullName } from '#kit/contract/values/full-name.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { leaveTrainings } from './edits/leaving.steps.ts'

/** What happens to the trainings of an artist who is removed. */
export const trainingFollows: Listeners = {
  'proArtist.removed': (ctx, artistId, { artist: { first_name, last_name } }) =>
    leaveTrainings(ctx, {
      artistId,
      former_artist: fullName({ first_name, last_name }),
      reason: ctx.t('artists.removed_cancel_reason'),
    }),
}
