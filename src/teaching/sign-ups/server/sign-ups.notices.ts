import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { signUpRight } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { acceptedTermsFollows } from './accepted-terms.steps.ts'
import { endLinks, moveSignUpsOn } from './sign-ups.steps.ts'

/** Nobody waits for a training that is called off, and what was accepted with a sign-up counts for the account. */
export const signUpFollows: Listeners = {
  'training.cancelled': moveSignUpsOn,
  ...acceptedTermsFollows,
  ...onCorrectedEmail(endLinks),
}

/** Notifies the office of whom to answer, and the artist of requests. */
export const signUpNotices: Listeners = {
  'signUp.proven': async (ctx, id) => {
    const { title, artist_id, training_id, ...person } = await ctx.db
      .selectFrom('sign_ups')
      .innerJoin('trainings', 'trainings.id', 'sign_ups.training_id')
      .leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id')
      .select(['sign_ups.first_name', 'sign_ups.last_name', 'title', 'training_id', 'pro_artists.user_id as artist_id'])
      .where('sign_ups.id', '=', id)
      .executeTakeFirstOrThrow()
    const params = { name: fullName(person), title }
    const office = await holdersOf(ctx.db, signUpRight)
    await notify(ctx, office, { type: 'sign_up_made', params, link: `sign-ups/${id}` })
    if (artist_id !== null && !office.includes(artist_id))
      await notify(ctx, [artist_id], { type: 'sign_up_asked', params, link: `training/${training_id}` })
  },
}
