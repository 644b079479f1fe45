import type { Cases } from '#testing/fixtures/cases.ts'

export const textCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    list              401      403     403    403     200    200
    byKeys            401      403     403    403     200    200
    get               401      404     404    404     200    200
    save              401      404     404    404     200    200
    history           401      404     404    404     200    200
    revert            401      404     404    404     200    200
    exportTable       401      403     403    403     200    200
    exportJson        401      403     403    403     200    200
    preview           401      403     403    403     200    200
    import            401      403     403    403     200    200
  `,
  table: 'texts',
  input: ({ world: { db } }) => {
    /** One with nothing to fill in. */
    const text = () =>
      db
        .selectFrom('texts')
        .innerJoin('translations', 'text_id', 'texts.id')
        .select('texts.id')
        .where('texts.key', 'like', 'benefits.%')
        .where('is_plural', '=', false)
        .where('translation', 'not like', '%{{%')
        .orderBy('texts.id')
        .limit(1)
        .executeTakeFirstOrThrow()
    let times = 0
    const words = () => {
      times += 1
      return `Korzyści ${times}`
    }
    const file = JSON.stringify({ texts: [{ key: 'roles.title', texts: { pl: 'Role w portalu' } }] })
    return {
      byKeys: () => ({ keys: ['roles.title'] }),
      get: text,
      save: async () => ({ ...(await text()), pl: words() }),
      history: text,
      revert: async () => ({ ...(await text()), to: null }),
      preview: () => ({ file }),
      import: () => ({ file }),
    }
  },
  needsNoTelling: {
    'translation.added': 'who works with it sees it',
    'translation.changed': 'everybody reads it',
    'translation.kept': 'nothing is said in another way',
  },
}
