import type { Cases } from '#testing/fixtures/cases.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { openTrainingOf, signedUp } from '#testing/make/make-sign-ups.ts'

export const personalDataCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    mine                401      200     200    200     200    200
    ofArtist            401      404     403    404     200    200
    ofStudent           401      404     404    404     200    200
    ofUser              401      404     404    404     200    200
    ofGuest             401      403     403    403     200    200
    exportMine          401      201     201    201     201    201
    exportArtist        401      404     403    404     201    201
    exportStudent       401      404     404    404     201    201
    exportUser          401      404     404    404     201    201
    exportGuest         401      403     403    403     201    201
    archive             401      404     404    404     404    404
  `,
  ofOwnRow: ['mine', 'exportMine'],
  input: ({ world, others }) => {
    const student = () => world.db.selectFrom('students').select('id').limit(1).executeTakeFirstOrThrow()
    const user = async () => ({ id: (await world.person('client')).id })
    const guest = async () => {
      const { email } = await signedUp(world, await openTrainingOf(world, null))
      return { email }
    }
    /** With a session that was just confirmed. */
    const confirmed = async (input: object = {}) => {
      await confirmSessions(world)
      return input
    }
    return {
      ofArtist: ({ own }) => ({ id: (own ?? others).id }),
      ofStudent: student,
      ofUser: user,
      ofGuest: guest,
      exportMine: () => confirmed(),
      exportArtist: ({ own }) => confirmed({ id: (own ?? others).id }),
      exportStudent: async () => confirmed(await student()),
      exportUser: async () => confirmed(await user()),
      exportGuest: async () => confirmed(await guest()),
      // A valid one belongs to its user and session alone.
      archive: () => ({ token: 'user.1.1.x' }),
    }
  },
  needsNoTelling: {
    'user.ownDataExported': 'who does it knows',
    'user.dataExported': 'the office answers the person who asked for it',
    'user.guestDataExported': 'the office answers the person who asked for it',
    'student.dataExported': 'the office answers the person who asked for it',
    'proArtist.dataExported': 'the office answers the person who asked for it',
  },
}
