import type { Cases } from '#testing/fixtures/cases.ts'

export const languageCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    list               200      200     200    200     200    200
    translations       401      403     403    403     200    200
    create             401      403     403    403     201    201
    update             401      404     404    404     200    200
  `,
  table: 'translations',
  input: ({ world: { db } }) => {
    let times = 0
    const next = () => {
      times += 1
      return times
    }
    return {
      translations: () => ({ language: 'pl' }),
      create: () => ({ scope_id: 1, key: `landing.title_${next()}`, translation: 'Akademia' }),
      update: async () => ({
        ...(await db
          .selectFrom('translations')
          .select(['id', 'language_id'])
          .where('key', 'like', 'levels.%')
          .where('translation', 'not like', '%{{%')
          .orderBy('id')
          .limit(1)
          .executeTakeFirstOrThrow()),
        translation: `Poziomy ${next()}`,
      }),
    }
  },
}
