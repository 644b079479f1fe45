import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { insertWork, newWork } from '#testing/make/make-portfolio.ts'

export const portfolioModerationCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    counts         401      403     403    403     200    200
    get            401      404     403    404     200    200
    update         401      404     403    404     200    200
  `,
  table: 'portfolio_items',
  workedOut: { list: ['cover_id', 'images_count'] },
  input: ({ world: { db }, others }) => {
    const of =
      (status: PortfolioStatus, input: object = {}): Make =>
      async ({ own }) => ({ id: (await insertWork(db, (own ?? others).id, { status })).id, ...input })
    return {
      get: of('PENDING'),
      update: async ({ own }) => {
        const { id, image_id } = await insertWork(db, (own ?? others).id, { status: 'PENDING' })
        return { id, ...newWork, technique: 'SCALP', images: [{ id: image_id, stage: 'HEALED', alt: words }] }
      },
    }
  },
  recipients: `
    event                         by      bell    mail
    portfolioItem.editedByOffice  office  artist  artist
  `,
  deeds: ({ world: { db } }) => ({
    'portfolioItem.editedByOffice': async ({ id: artistId }) => {
      const { id } = await insertWork(db, artistId, { status: 'APPROVED' })
      return (by) => by.send(portfolioModeration.update, { ...newWork, id, technique: 'SCALP', images: [] })
    },
  }),
}
