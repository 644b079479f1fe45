import { benefits } from '#network/benefits/contract/benefits.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { type Action, type Cases, words } from '#testing/fixtures/cases.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { idsBackwards } from '#testing/make/make-levels.ts'

const benefit = { name: words, description: words, category: 'DISCOUNT', link: null, is_active: true } as const

export const benefitCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    list          401      403     200    200     200    200
    mine          401      403     200    200     200    200
    get           401      404     200    200     200    200
    create        401      403     403    403     201    201
    reorder       401      403     403    403     204    204
    update        401      404     403    403     200    200
    remove        401      404     403    403     204    204
  `,
  table: 'benefits',
  workedOut: { list: ['validity'] },
  input: ({ world: { db, clock } }) => {
    const newBenefit = async () => {
      const now = clock.now()
      const row = { ...benefit, created_at: now, updated_at: now }
      return db.insertInto('benefits').values(row).returning('id').executeTakeFirstOrThrow()
    }
    return {
      get: newBenefit,
      create: () => benefit,
      reorder: () => idsBackwards(db, 'benefits'),
      update: async () => ({ ...(await newBenefit()), ...benefit }),
      remove: newBenefit,
    }
  },
  recipients: `
    event                          by      bell    mail
    benefit.created                office  artist  -
    benefit.created: hidden        office  -       -
    benefit.updated: shown         office  artist  -
    benefit.updated: shown before  office  -       -
  `,
  deeds: ({ world, input }) => {
    /** A benefit of a level without other artists. */
    const benefitOf = async (artistId: number) => {
      const { data } = await world.as.office.send(levels.create, (await input('levels.create')) as never)
      await changeArtist(world.db, artistId, { level_id: data.id })
      return { ...benefit, level_ids: [data.id] }
    }
    const benefitShown =
      (before: { is_active: boolean }): Action =>
      async ({ id: artistId }) => {
        const given = await benefitOf(artistId)
        const { data } = await world.as.office.send(benefits.create, { ...given, ...before })
        return (by) => by.send(benefits.update, { id: data.id, ...given, link: 'https://example.com/rabat' })
      }
    return {
      'benefit.created': async ({ id }) => {
        const benefit = await benefitOf(id)
        return (by) => by.send(benefits.create, benefit)
      },
      'benefit.created: hidden': async ({ id }) => {
        const benefit = await benefitOf(id)
        return (by) => by.send(benefits.create, { ...benefit, is_active: false })
      },
      'benefit.updated: shown': benefitShown({ is_active: false }),
      'benefit.updated: shown before': benefitShown({ is_active: true }),
    }
  },
  needsNoTelling: {
    'benefit.reordered': 'an order is no news',
    'benefit.removed': 'what is gone leads nowhere',
  },
}
