import { type Actor, type Context, routes } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { ledTrainings } from '../participants.queries.ts'
import { requireKnown } from '../participants.steps.ts'
import { ledWaiting, offerByHash, ownOpenWaiting, ownWaitingEver } from './waiting-list.queries.ts'
import { acceptOffer, invite, joinWaitingList, leaveWaitingList, requireOffer } from './waiting-list.steps.ts'

const own = (ctx: Context, { id }: { id: number }) =>
  ownOpenWaiting(ctx).select('waiting_students.id').where('waiting_students.id', '=', id).executeTakeFirst()

type Services = Pick<Actor, 'db' | 'now'>
const offer = async (ctx: Services, hash: string) => ({ data: (await offerByHash(ctx, hash)) ?? fail('offer_unknown') })

/** The link is the only authorization. */
async function offered({ db }: Services, hash: string): Promise<number> {
  const row = await db
    .selectFrom('waiting_students')
    .select('id')
    .where('token_hash', '=', hashToken(hash))
    .executeTakeFirst()
  return row?.id ?? fail('offer_unknown')
}

export const waitingListRoutes = routes(waitingList, {
  join: {
    subject: (ctx, { id }) =>
      ledTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id, student_id, email, is_paid_otherwise }) => {
      await requireKnown(ctx, student_id, email)
      await joinWaitingList(ctx, { trainingId: id, studentId: student_id, isPaidOtherwise: is_paid_otherwise })
    },
  },

  invite: {
    subject: (ctx, { id }) =>
      ledTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id, student_id, email }) => {
      await requireKnown(ctx, student_id, email)
      await invite(ctx, id, student_id)
    },
  },

  remove: {
    subject: (ctx, { id, waiting_id }) =>
      ledWaiting(ctx, id)
        .select('waiting_students.id')
        .where('waiting_students.id', '=', waiting_id)
        .executeTakeFirst(),
    handle: (ctx, { waiting_id }) => leaveWaitingList(ctx, waiting_id, 'removed'),
  },

  accept: {
    subject: (ctx, { id }) =>
      ownWaitingEver(ctx).select('waiting_students.id').where('waiting_students.id', '=', id).executeTakeFirst(),
    handle: (ctx, { id, ...acceptance }) => acceptOffer(ctx, id, acceptance),
  },

  leave: { subject: own, handle: (ctx, { id }) => leaveWaitingList(ctx, id, 'declined') },

  offer: (ctx, { hash }) => offer(ctx, hash),

  acceptOffer: async (ctx, { hash, ...acceptance }) => {
    await acceptOffer(ctx, await offered(ctx, hash), acceptance)
    return offer(ctx, hash)
  },

  declineOffer: async (ctx, { hash }) => {
    const id = await offered(ctx, hash)
    await requireOffer(ctx, id)
    await leaveWaitingList(ctx, id, 'declined')
    return offer(ctx, hash)
  },
})
