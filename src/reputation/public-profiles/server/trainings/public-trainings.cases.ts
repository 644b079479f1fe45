import type { Cases } from '#testing/fixtures/cases.ts'
import { words } from '#testing/fixtures/cases.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { liveProfiles } from '../public-profiles.queries.ts'
import { trainingSlug } from './training-addresses.ts'

export const publicTrainingCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    list              200      200     200    200     200    200
    englishList       200      200     200    200     200    200
    feed              200      200     200    200     200    200
    englishFeed       200      200     200    200     200    200
    page              200      200     200    200     200    200
    englishPage       200      200     200    200     200    200
    file              200      200     200    200     200    200
    ofTraining        401      404     200    404     200    200
  `,
  input: ({ world: { db }, others }) => {
    const shown = async (language: 'pl' | 'en-US') => {
      const { id } = await liveProfiles(db).select('pro_artists.id').limit(1).executeTakeFirstOrThrow()
      return { slug: trainingSlug({ id: await insertTraining(db, id, { title: words }), title: words }, language) }
    }
    return {
      page: () => shown('pl'),
      englishPage: () => shown('en-US'),
      file: async () => ({ ...(await shown('pl')), language: 'pl' }),
      ofTraining: async ({ own }) => ({ id: await insertTraining(db, (own ?? others).id) }),
    }
  },
}
