import { asJson } from '#kit/server/revisions/revisions.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import type { Academy } from '#testing/academy.ts'
import type { Cases, Ids } from '#testing/fixtures/cases.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { moveTo, seatAt } from '#testing/make/make-seats.ts'
import { openTrainingOf, signedUp, signUpFormOf, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { newDraft } from '#testing/make/make-trainings.ts'
import { moveSignUpsOn } from './sign-ups.steps.ts'

export const signUpCases: Cases = {
  workedOut: { list: ['first_name', 'last_name', 'email', 'phone', 'training', 'state', 'held_until'] },
  answers: `
                guest     student  artist  other  office  owner
    training       200      200     200    200     200    200
    send           204      204     204    204     204    204
    ofLink         200      200     200    200     200    200
    prove          200      200     200    200     200    200
    withdraw       200      200     200    200     200    200
    list           401      403     200    200     200    200
    get            401      404     403    404     200    200
    accept         401      404     403    404     200    200
    putOnList      401      404     403    404     200    200
    hold           401      404     403    404     200    200
    refuse         401      404     403    404     200    200
  `,
  table: 'sign_ups',
  input: ({ world }) => {
    const open = (own: Ids | null, values: object = {}) => openTrainingOf(world, own?.id ?? null, values)
    const waiting = async ({ own }: { own: Ids | null }) => ({ id: (await waitingSignUp(world, await open(own))).id })
    return {
      training: async () => ({ training_id: await open(null) }),
      send: async () => signUpFormOf(await open(null)),
      ofLink: async () => ({ hash: (await signedUp(world, await open(null))).hash }),
      prove: async () => ({ hash: (await signedUp(world, await open(null))).hash }),
      withdraw: async () => ({ hash: (await waitingSignUp(world, await open(null))).hash }),
      get: waiting,
      accept: waiting,
      putOnList: waiting,
      hold: waiting,
      refuse: async (of: { own: Ids | null }) => ({
        ...(await waiting(of)),
        reason: 'Szkolenie jest dla zaawansowanych.',
      }),
    }
  },
  recipients: `
    event             by      bell                 mail
    signUp.made       guest   -                    made@poczta.example
    signUp.proven     guest   artist office owner  -
    signUp.listed     office  listed@poczta.example  listed@poczta.example listed@poczta.example
    signUp.refused    office  -                    refused@poczta.example
    signUp.released   nobody  -                    released@poczta.example
    signUp.lapsed     nobody  -                    lapsed@poczta.example
    training.rescheduled:signedUp     office  -        moved@poczta.example
    training.repriced                 office  student  repriced@poczta.example student
    training.changeAccepted:signedUp  office  artist   artist moved@poczta.example
    training.changeRejected:signedUp  office  artist   artist moved@poczta.example
    training.cancelled:signedUp       office  artist   called-off@poczta.example
  `,
  deeds: ({ world }) => ({
    'signUp.made': async ({ id }) => {
      const form = signUpFormOf(await openTrainingOf(world, id), { email: 'made@poczta.example' })
      return (by) => by.send(signUps.send, form)
    },
    'signUp.proven': async ({ id }) => {
      const { hash } = await signedUp(world, await openTrainingOf(world, id))
      return (by) => by.send(signUps.prove, { hash })
    },
    'signUp.listed': async ({ id }) => {
      const full = await openTrainingOf(world, id, { seats_max: 1 })
      await waitingSignUp(world, full)
      const made = await waitingSignUp(world, full, { email: 'listed@poczta.example' })
      return (by) => by.send(signUps.putOnList, { id: made.id })
    },
    'signUp.refused': async ({ id }) => {
      const made = await waitingSignUp(world, await openTrainingOf(world, id), { email: 'refused@poczta.example' })
      return (by) => by.send(signUps.refuse, { id: made.id, reason: 'Grupa jest już dobrana.' })
    },
    'signUp.released': async ({ id }) => {
      const training = await openTrainingOf(world, id)
      const made = await waitingSignUp(world, training, { email: 'released@poczta.example' })
      await world.db
        .updateTable('sign_ups')
        .set({ held_until: new Date(0) })
        .where('id', '=', made.id)
        .execute()
      return () => moveSignUpsOn(portalActs(world), training)
    },
    'signUp.lapsed': async ({ id }) => {
      const training = await openTrainingOf(world, id)
      await waitingSignUp(world, training, { email: 'lapsed@poczta.example' })
      await moveTo(world.db, training, -1)
      return () => moveSignUpsOn(portalActs(world), training)
    },
    'training.rescheduled:signedUp': async ({ id }) => {
      const training = await openTrainingOf(world, id)
      await waitingSignUp(world, training, { email: 'moved@poczta.example' })
      return (by) => by.send(trainings.update, { id: training, ...newDraft() })
    },
    'training.repriced': async ({ id, student }) => {
      const training = await openTrainingOf(world, id)
      await waitingSignUp(world, training, { email: 'repriced@poczta.example' })
      await seatAt(world.db, training, student)
      const { data } = await world.as.office.send(trainings.get, { id: training })
      const price = { ...data.price, amount: data.price.amount + 5000 }
      return (by) => by.send(trainings.update, { ...data, price } as never)
    },
    'training.changeAccepted:signedUp': async ({ id }) => {
      const training = await changedTraining(world, id)
      return (by) => by.send(trainings.accept, { id: training })
    },
    'training.changeRejected:signedUp': async ({ id }) => {
      const training = await changedTraining(world, id)
      return (by) => by.send(trainings.reject, { id: training, reason: 'Za daleko.' })
    },
    'training.cancelled:signedUp': async ({ id }) => {
      const training = await openTrainingOf(world, id)
      await waitingSignUp(world, training, { email: 'called-off@poczta.example' })
      return (by) => by.send(trainings.cancel, { id: training, reason: 'Choroba.' })
    },
  }),
  needsNoTelling: {
    'signUp.held': 'the page of the sign-up says until when',
    'signUp.accepted': 'the seat has a mail of its own, with what is due',
    'signUp.withdrawn': 'who withdrew knows it, and the seat goes on to the next',
  },
}

/** Somebody waits for it, and another time waits for the office. */
async function changedTraining(world: Academy, artist: number): Promise<number> {
  const training = await openTrainingOf(world, artist)
  await waitingSignUp(world, training, { email: 'moved@poczta.example' })
  await world.db.updateTable('trainings').set({ state: 'PENDING_VERIFICATION' }).where('id', '=', training).execute()
  await world.db
    .insertInto('training_history')
    .values({
      ...{ training_id: training, event: 'updated', from_state: 'PUBLISHED', to_state: 'PENDING_VERIFICATION' },
      ...{ user_id: null, comment: null, at: new Date() },
      changes: asJson([{ field: 'sessions', before: [], after: [] }]),
    })
    .execute()
  return training
}
