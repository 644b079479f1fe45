import { asJson } from '#kit/server/revisions/revisions.ts'
import type { TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Action, type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { seatAt } from '#testing/make/make-seats.ts'
import { freeDay, insertTraining, newDraft } from '#testing/make/make-trainings.ts'

const reason = words.pl

export const trainingCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    list            401      403     200    200     200    200
    counts          401      403     200    200     200    200
    export          401      403     200    200     200    200
    get             401      404     200    404     200    200
    create          401      403     201    201     201    201
    update          401      404     200    404     200    200
    remove          401      404     204    404     204    204
    submit          401      404     200    404     200    200
    accept          401      404     403    404     200    200
    reject          401      404     403    404     200    200
    publish         401      404     200    404     200    200
    unpublish       401      404     200    404     200    200
    cancel          401      404     200    404     200    200
    complete        401      404     200    404     200    200
  `,
  table: 'trainings',
  workedOut: { list: ['artist_name', 'is_own', 'was_verified', 'time_zone', 'seats_min'] },
  needsNoTelling: {
    'training.created': 'a draft is nobody’s business yet',
    'training.updated': 'whom it concerns hears that it was rescheduled, or sent back',
    'training.removed': 'nobody else saw the draft',
    'training.completed': 'certificates and links to reviews come by events of their own',
  },
  input: ({ world: { db }, others }) => {
    const of =
      (state: TrainingState, input: object = {}): Make =>
      async ({ own }) => ({
        id: await insertTraining(db, (own ?? others).id, { state }, { days: freeDay() }),
        ...input,
      })
    return {
      get: of('DRAFT'),
      create: ({ own }) => ({ ...newDraft(), pro_artist_id: (own ?? others).id }),
      update: async ({ own }) => ({
        ...newDraft(),
        id: await insertTraining(db, (own ?? others).id, { state: 'DRAFT' }),
      }),
      remove: of('DRAFT'),
      submit: of('DRAFT'),
      accept: of('PENDING_VERIFICATION'),
      reject: of('PENDING_VERIFICATION', { reason }),
      publish: of('ACCEPTED'),
      unpublish: of('PUBLISHED'),
      cancel: of('PUBLISHED', { reason }),
      complete: async ({ own }) => ({ id: await insertTraining(db, (own ?? others).id, {}, { days: -7 }) }),
    }
  },
  recipients: `
    event                         by      bell            mail
    training.submitted            artist  office owner    -
    training.sentBack             artist  office owner    -
    training.accepted             office  artist          artist
    training.rejected             office  artist          artist
    training.published            office  artist          -
    training.unpublished          office  artist          -
    training.rescheduled          office  student         student
    training.changeAccepted       office  artist student  artist student
    training.changeRejected       office  artist student  artist student
    training.cancelled            office  artist student  student
  `,
  deeds: ({ world: { db } }) => {
    const moved =
      (step: 'submit' | 'accept' | 'reject' | 'publish' | 'unpublish' | 'cancel', state: TrainingState): Action =>
      async ({ id, student }) => {
        const training = await insertTraining(db, id, { state })
        if (step === 'cancel') await seatAt(db, training, student)
        return (by) => by.send(trainings[step] as typeof trainings.reject, { id: training, reason })
      }
    const edited: Action = async ({ id, student }) => {
      const training = await insertTraining(db, id, { state: 'PUBLISHED' })
      await seatAt(db, training, student)
      return (by) => by.send(trainings.update, { id: training, ...newDraft() })
    }
    const decided =
      (step: 'accept' | 'reject'): Action =>
      async ({ id, student }) => {
        const training = await insertTraining(db, id, { state: 'PENDING_VERIFICATION' })
        await seatAt(db, training, student)
        await db
          .insertInto('training_history')
          .values({
            ...{ training_id: training, event: 'updated', from_state: 'PUBLISHED', to_state: 'PENDING_VERIFICATION' },
            ...{ user_id: null, comment: null, at: new Date() },
            changes: asJson([{ field: 'sessions', before: [], after: [] }]),
          })
          .execute()
        return (by) => by.send(trainings[step] as typeof trainings.reject, { id: training, reason })
      }
    return {
      'training.submitted': moved('submit', 'DRAFT'),
      'training.sentBack': async ({ id }) => {
        const training = await insertTraining(db, id, { state: 'PUBLISHED' })
        return (by) => by.send(trainings.update, { id: training, ...newDraft() })
      },
      'training.accepted': moved('accept', 'PENDING_VERIFICATION'),
      'training.rejected': moved('reject', 'PENDING_VERIFICATION'),
      'training.published': moved('publish', 'ACCEPTED'),
      'training.unpublished': moved('unpublish', 'PUBLISHED'),
      'training.rescheduled': edited,
      'training.changeAccepted': decided('accept'),
      'training.changeRejected': decided('reject'),
      'training.cancelled': moved('cancel', 'PUBLISHED'),
    }
  },
}
