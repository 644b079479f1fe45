import { listeners } from '#app/server/app.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { openTrainingOf, signedUp } from '#testing/make/make-sign-ups.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { executeDue } from './erasure/execute-erasure.ts'
import { replaceUndoLink } from './erasures.steps.ts'

export const erasureCases: Cases = {
  answers: `
                    guest     student  artist  other  office  owner
    list                 401      403     403    403     403    200
    get                  401      404     404    404     404    200
    previewArtist        401      404     403    404     403    200
    previewStudent       401      404     404    404     403    200
    previewUser          401      404     404    404     403    200
    requestArtist        401      404     403    404     403    201
    requestStudent       401      404     404    404     403    201
    requestUser          401      404     404    404     403    201
    previewGuest         401      403     403    403    403     200
    eraseGuest           401      403     403    403    403     201
    withdraw             401      404     404    404     404    204
    previewOwn           401      200     200    200     200    200
    requestOwn           401      403     403    403     403    403
    openLink             200      200     200    200     200    200
    withdrawByLink       204      204     204    204     204    204
  `,
  workedOut: { list: ['requested_by', 'name'] },
  ofOwnRow: ['previewOwn', 'requestOwn'],
  input: ({ world, others }) => {
    const someone = () => world.person('administrator')
    const requested = async () => {
      const { id, account } = await someone()
      const { data } = await (await world.visitor('owner')).send(erasures.requestUser, { id, is_settled: false })
      return { id: data.id, token: (await lastMail(world.db, account.email)).hash }
    }
    const student = async () => {
      const { account } = await world.person('client')
      return studentOf(world.db, account.email)
    }
    /** Who owes nothing and is owed nothing. */
    const newArtist = async () => {
      const { id: userId } = await world.person('pro-artist')
      const row = world.db.selectFrom('pro_artists').select('id').where('user_id', '=', userId)
      return (await row.executeTakeFirstOrThrow()).id
    }
    const guest = async () => {
      const { email } = await signedUp(world, await openTrainingOf(world, null))
      return { email }
    }
    /** With a session that was just confirmed. */
    const confirmed = async (input: object) => {
      await confirmSessions(world)
      return input
    }
    const artist = (own: { id: number } | null) => own?.id ?? others.id
    return {
      get: async () => ({ id: (await requested()).id }),
      previewArtist: ({ own }) => ({ id: artist(own) }),
      previewStudent: async () => ({ id: await student() }),
      previewUser: async () => ({ id: (await someone()).id }),
      requestArtist: async ({ own }) => ({ id: own?.id ?? (await newArtist()), is_settled: false }),
      requestStudent: async () => ({ id: await student(), is_settled: false }),
      requestUser: async () => ({ id: (await someone()).id, is_settled: false }),
      previewGuest: guest,
      eraseGuest: async () => confirmed(await guest()),
      withdraw: async () => ({ id: (await requested()).id }),
      openLink: async () => ({ token: (await requested()).token }),
      withdrawByLink: async () => ({ token: (await requested()).token }),
    }
  },
  recipients: `
    event                     by       bell   mail
    erasure.requested         owner    -      artist
    erasure.requested: own    artist   owner  artist
    erasure.linkSent          nobody   -      artist
    erasure.withdrawn         owner    -      artist
    erasure.held              nobody   owner  -
  `,
  deeds: ({ world }) => {
    const request = async (id: number) => {
      const owner = await world.visitor('owner')
      return (await owner.send(erasures.requestUser, { id, is_settled: false })).data
    }
    return {
      'erasure.requested':
        async ({ userId }) =>
        (by) =>
          by.send(erasures.requestUser, { id: userId, is_settled: false }),
      'erasure.requested: own': async ({ visitor }) => {
        await visitor.send(twoFactor.confirm, { own_password: cast.office.password })
        return (by) => by.send(erasures.requestOwn, {})
      },
      'erasure.linkSent': async ({ userId }) => {
        await request(userId)
        return () => replaceUndoLink(portalActs(world), { user: userId, artist: null })
      },
      'erasure.withdrawn': async ({ userId }) => {
        const { id } = await request(userId)
        return (by) => by.send(erasures.withdraw, { id })
      },
      'erasure.held': async ({ userId, id: artist }) => {
        const { id } = await request(userId)
        await insertTraining(world.db, artist, { state: 'PUBLISHED' }, { students: 1 })
        await world.db.updateTable('erasures').set({ due_at: world.clock.now() }).where('id', '=', id).execute()
        return () => executeDue({ ...world.portal, clock: world.clock.now }, listeners, {})
      },
    }
  },
  needsNoTelling: {
    'erasure.done':
      'the receipt is mailed by what erases, before the address goes; of guests the office answers who asked for it',
  },
}
