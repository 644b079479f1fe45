import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { renewFeed } from './feed.steps.ts'

export const calendarCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    sessions            401      200     200    200     200    200
    year                401      200     200    200     200    200
    moveSession         401      404     200    404     200    200
    trainingFile        401      404     200    404     200    200
    feed                401      200     200    200     200    200
    renewFeed           401      201     201    201     201    201
    revokeFeed          401      204     204    204     204    204
    readFeed            200      200     200    200     200    200
  `,
  ofOwnRow: ['sessions', 'year', 'feed', 'renewFeed', 'revokeFeed', 'readFeed'],
  input: ({ world: { db, clock } }) => {
    const idOf = async (email: string) => {
      const row = await db
        .selectFrom('users')
        .innerJoin('pro_artists', 'pro_artists.user_id', 'users.id')
        .select(['users.id', 'pro_artists.id as artist'])
        .where('users.email', '=', email)
        .executeTakeFirstOrThrow()
      return row
    }
    const trainingOf = async (own: { id: number } | null) =>
      insertTraining(db, own?.id ?? (await idOf(cast.completed.email)).artist)
    let moves = 0
    return {
      sessions: () => ({ from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }),
      year: () => ({ year: 2026 }),
      moveSession: async ({ own }) => {
        const { id } = await db
          .selectFrom('training_sessions')
          .select('id')
          .where('training_id', '=', await trainingOf(own))
          .executeTakeFirstOrThrow()
        // A day without other trainings, so that no reason is required.
        moves += 1
        const day = new Date(Date.UTC(2090, 0, moves)).toISOString().slice(0, 10)
        return { id, day, from: '10:00', to: '16:00', overlap_reason: 'Gościnnie.' }
      },
      trainingFile: async ({ own }) => ({ id: await trainingOf(own) }),
      readFeed: async () => ({ secret: await renewFeed(db, (await idOf(cast.completed.email)).id, clock.now()) }),
    }
  },
  needsNoTelling: {
    'user.calendarFeedRenewed': 'who did it knows',
    'user.calendarFeedRevoked': 'who did it knows',
  },
}
