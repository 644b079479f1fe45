import { reviews } from '#reputation/reviews/contract/reviews.ts'
import type { Cases, Ids } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { attendeeOf, invitedAttendee, praise, reviewOf } from '#testing/make/make-reviews.ts'
import { ownStudent } from '#testing/make/make-seats.ts'

type Whose = { own: Ids | null }
const reply = 'Dziękuję za te słowa i do zobaczenia.'

export const reviewCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    link                200      200     200    200     200    200
    write               201      201     201    201     201    201
    edit                200      200     200    200     200    200
    mine                401      200     200    200     200    200
    openLink            401      200     404    404     404    404
    list                401      200     200    200     200    200
    counts              401      200     200    200     200    200
    export              401      200     200    200     200    200
    figures             401      200     200    200     200    200
    get                 401      404     200    404     200    200
    reply               401      404     200    404     403    403
    removeReply         401      404     200    404     403    403
  `,
  table: 'reviews',
  // The order of long texts has no meaning, and an artist's reviews are all their own.
  workedOut: { list: ['text', 'reply', 'is_own', 'reward_percent'] },
  ofOwnRow: ['mine', 'reply'],
  input: ({ world }) => {
    const invited = async () => ({ hash: (await invitedAttendee(world, null, null)).hash })
    const review = async ({ own }: Whose) => ({ id: (await reviewOf(world, own?.id ?? null, null)).id })
    return {
      link: invited,
      write: async () => ({ ...(await invited()), ...praise }),
      edit: async () => {
        const { hash } = await reviewOf(world, null, null)
        return { ...praise, hash, text: 'Po namyśle: jeszcze lepiej, niż napisałam.' }
      },
      openLink: async (whose) => ({
        id: await attendeeOf(world.db, whose.own?.id ?? null, await ownStudent(world.db, whose)),
      }),
      get: review,
      reply: async (whose) => ({ ...(await review(whose)), reply }),
      removeReply: review,
    }
  },
  needsNoTelling: {
    'review.hidden': 'its author gets a statement of reasons',
    'review.removed': 'its author gets a statement of reasons',
    'review.restored': 'its author hears of the decision',
    'review.replyEdited': 'a reply is told of once',
    'review.replyRemoved': 'nothing is left to read',
  },
  recipients: `
    event                 by       bell     mail
    participant.attended  nobody   student  student
    review.published      student  artist   -
    review.edited         student  artist   -
    review.replied        artist   student  student
  `,
  deeds: ({ world }) => ({
    'participant.attended': async ({ id: artistId, student }) => {
      const { id } = await invitedAttendee(world, artistId, student)
      const { training_id } = await world.db
        .selectFrom('participants')
        .select('training_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return () => portalActs(world).record('participant.attended', id, { training_id })
    },
    'review.published': async ({ id: artistId, student }) => {
      const { hash } = await invitedAttendee(world, artistId, student)
      return (by) => by.send(reviews.write, { hash, ...praise })
    },
    'review.edited': async ({ id: artistId, student }) => {
      const { hash } = await reviewOf(world, artistId, student)
      return (by) => by.send(reviews.edit, { hash, ...praise, rating: 4 })
    },
    'review.replied': async ({ id: artistId, student }) => {
      const { id } = await reviewOf(world, artistId, student)
      return (by) => by.send(reviews.reply, { id, reply })
    },
  }),
}
