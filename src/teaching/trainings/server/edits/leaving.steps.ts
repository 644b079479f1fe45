import type { Actor } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { releaseSeats } from '#teaching/participants/server/participants.steps.ts'
import { everyTraining } from '../training-details.queries.ts'
import { trainingFacts } from '../training-facts.ts'
import { setState } from '../training-state.ts'
import { finalStates } from '../trainings.queries.ts'
import { keepEvent } from '../trainings.steps.ts'

type Leaving = { artistId: number; former_artist: string; reason: string }

/**
 * Their artist is removed. A training with participants is completed or cancelled first, also one that is over: a
 * person has to decide on attendance and refunds. The others are cancelled here, with refunds for students who
 * withdrew, and a notification of those who wait.
 */
export async function leaveTrainings(ctx: Actor, { artistId, former_artist, reason }: Leaving): Promise<void> {
  const { db, now } = ctx
  const open = await db
    .selectFrom('trainings')
    .select(['id', 'state', 'seats_taken'])
    .where('pro_artist_id', '=', artistId)
    .where('state', 'not in', finalStates)
    .orderBy('id')
    .forUpdate()
    .execute()
  const count = open.filter(({ seats_taken }) => seats_taken > 0).length
  if (count > 0) fail('artist_has_trainings', { count })
  for (const training of open) {
    if (training.state === 'DRAFT') {
      // Nobody else saw it.
      await db.deleteFrom('trainings').where('id', '=', training.id).execute()
      continue
    }
    await setState(db, training.id, { state: 'CANCELLED', state_changed_at: now, cancel_reason: reason })
    await keepEvent(ctx, training, { event: 'cancel', to: 'CANCELLED', comment: reason, changes: [] })
    await releaseSeats(ctx, training.id)
    const facts = trainingFacts(found(await everyTraining(ctx, training.id)))
    await ctx.record('training.cancelled', training.id, { training: facts, comment: reason })
  }
  await db
    .updateTable('trainings')
    .set({ pro_artist_id: null, former_artist })
    .where('pro_artist_id', '=', artistId)
    .execute()
}
