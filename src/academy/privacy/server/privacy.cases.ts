import type { Cases } from '#testing/fixtures/cases.ts'

export const privacyCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    page               200      200     200    200     200    200
    englishPage        200      200     200    200     200    200
    controller         200      200     200    200     200    200
    get                401      403     403    403     200    200
    version            401      403     403    403     200    200
    save               401      403     403    403     403    201
    publish            401      403     403    403     403    200
  `,
  input: ({ world: { db } }) => {
    const newest = () =>
      db.selectFrom('privacy_versions').select(['id', 'number']).orderBy('number', 'desc').executeTakeFirst()
    const known = async () => ({ id: (await newest())?.id })
    return {
      version: known,
      save: async () => ({
        body: { pl: 'Administratorem danych jest {{operator_name}}.', 'en-US': 'The controller is {{operator_name}}.' },
        based_on: (await newest())?.number ?? 0,
      }),
      publish: known,
    }
  },
  needsNoTelling: {
    'privacyNotice.saved': 'it is a draft of the owner',
    'privacyNotice.published': 'everybody reads it on its page',
  },
}
